/// Something that GTK 4's list view does, which takes the time itself.
@MainActor
final class ListViewCase: BenchmarkCase {
  private let process: ListViewProcess
  private let what: String
  private let rowCount: Int
  private var answer: ListViewProcess.Answer?
  private var complaint: String?

  /// - Parameters:
  ///   - what: What, by the name that the program has for it.
  ///   - rowCount: In a list of how many rows.
  ///   - process: The process.
  init(_ what: String, rowCount: Int, in process: ListViewProcess) throws {
    self.what = what
    self.rowCount = rowCount
    self.process = process
    // What is only done the first time is not timed.
    _ = try process.perform(what, rowCount: rowCount, times: 1)
  }

  var measuredSeconds: Double? { (answer?.amount ?? 0) / 1e9 }

  func prepare() {
    (answer, complaint) = (nil, nil)
  }

  func run(_ iterations: Int) {
    do {
      answer = try process.perform(what, rowCount: rowCount, times: iterations)
    } catch {
      complaint = error.description
    }
  }

  func fault(after iterations: Int) -> String? {
    if let complaint { return complaint }
    guard let answer else { return "gtk: there is no answer" }
    return answer.rowCount == rowCount ? nil : "gtk: there are \(answer.rowCount) rows, not \(rowCount)"
  }
}
