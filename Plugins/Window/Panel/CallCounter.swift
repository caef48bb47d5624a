import Interposing
import TableKit

/// Counts a table's calls, while it is asked to.
@MainActor
final class CallCounter {
  private let table: TableView
  /// How often each requirement was called while it was counted, in the order of the table's requirements.
  private(set) var counts = [Int](repeating: 0, count: TableViewWitness.requirements.count)

  /// A counter that does not count yet.
  init(of table: TableView) {
    self.table = table
  }

  /// Whether it counts. While it does not, there is nothing of it in the chain, and calls cost what they always do.
  var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      table.keepingSelection {
        if isOn {
          // The name is this program's own, and the edit cannot fail.
          try? table.chain.append(interposer)
          ChainWatchers.raise(in: table)
        } else {
          try? table.chain.remove(named: ChainWatchers.counter)
        }
      }
    }
  }

  private var interposer: Interposer<TableViewWitness> {
    Interposer(ChainWatchers.counter) { [weak self] witness in
      for position in TableViewWitness.requirements.indices where witness.isImplemented(position) {
        witness.intercept(position) { invocation in
          self?.counts[position] += 1
          try? invocation.proceed()
        }
      }
    }
  }
}
