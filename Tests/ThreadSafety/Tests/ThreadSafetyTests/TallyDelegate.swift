/// A protocol without isolation that several threads call.
protocol TallyDelegate: Sendable {
  func add(_ left: Int, _ right: Int) -> Int
  func didAdd(_ text: String)
  func check(_ number: Int) throws -> [Int]
  func wait(_ number: Int) async throws -> Int
}
