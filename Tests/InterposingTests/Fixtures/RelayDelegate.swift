/// A protocol of the tests that may be called on any thread.
protocol RelayDelegate: Sendable {
  func shouldForward(_ line: Int, _ text: String) -> Bool
  func didForward(_ text: String)
  func read(_ line: Int, _ count: Int) throws -> [Int]
  func fetch(_ line: Int, _ text: String) async throws -> String
}
