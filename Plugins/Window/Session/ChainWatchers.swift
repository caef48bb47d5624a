import Interposing
import TableKit

/// The program's own interposers, which only watch. They stay next to the table, whatever is installed below them.
@MainActor
enum ChainWatchers {
  /// Hears what nobody else does, so that the log has it.
  static let listener = "window"
  /// Writes the log.
  static let log = "log"
  /// Counts calls for the panel.
  static let counter = "calls"
  /// Prints calls.
  static let trace = "trace"

  /// From the lowest to the one next to the table.
  private static let all = [listener, log, trace, counter]

  /// Whether an interposer is one of them.
  static func contains(_ name: String) -> Bool { all.contains(name) }

  /// Brings them back next to the table, in their order.
  static func raise(in table: TableView) {
    let names = table.chain.interposers.map(\.name)
    let watching = all.filter { names.contains($0) }
    guard names.suffix(watching.count) != watching[...] else { return }
    // None of their edits can fail.
    for name in watching { try? table.chain.move(named: name, to: names.count - 1) }
  }
}

extension TableView {
  /// Changes the chain, which makes the table ask everything anew, and selects again what was selected before.
  func keepingSelection<Result, Failure: Error>(_ change: () throws(Failure) -> Result) throws(Failure) -> Result {
    let selected = indexPathsForSelectedRows ?? []
    let result = try change()
    for indexPath in selected { selectRow(at: indexPath, animated: false, scrollPosition: .none) }
    return result
  }
}
