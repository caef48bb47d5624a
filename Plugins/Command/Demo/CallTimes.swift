import Foundation
import TableKit

/// How long a call takes through the chains of two tables: one without adapters and one with them.
///
/// Calls are timed in batches, those of both tables in turn, inside a pass as a table itself calls. The median of the batches
/// is taken, for what else runs on the machine only ever makes a batch slower.
@MainActor
struct CallTimes {
  /// The time of a call in nanoseconds.
  struct Pair {
    /// In the table without adapters.
    let without: Double
    /// In the table with adapters.
    let with: Double
  }

  /// Of `tableView(_:heightForRowAt:)`, which the adapters let pass through.
  let heightForRow: Pair
  /// Of `tableView(_:heightForHeaderInSection:)`, which an adapter intercepts.
  let heightForHeader: Pair
  /// Of `tableView(_:cellForRowAt:)`, which an adapter intercepts too; it makes a cell.
  let cellForRow: Pair

  /// How many batches are timed for each table. Many short ones, so that most of them run without being interrupted.
  static let batches = 51

  /// Times the calls.
  ///
  /// - Parameters:
  ///   - without: A table without adapters. Both show the same, and their first section has a row.
  ///   - with: The same kind of table with adapters.
  init(without: TableView, with: TableView) {
    let indexPath = IndexPath(row: 0, section: 0)
    heightForRow = Self.measure(without, with, calls: 20_000) { table, count in
      table.chain.pass { resolution in
        // Bit patterns are summed, for adding is so much cheaper than the call.
        var sum: UInt = 0
        for _ in 0..<count {
          sum &+= resolution.witness.delegate.heightForRowAt?(table, indexPath).bitPattern ?? 0
        }
        return sum
      }
    }
    heightForHeader = Self.measure(without, with, calls: 20_000) { table, count in
      table.chain.pass { resolution in
        var sum: UInt = 0
        for _ in 0..<count {
          let height = resolution.witness.delegate.heightForHeaderInSection?(table, 0)
          sum &+= height?.bitPattern ?? 0
        }
        return sum
      }
    }
    cellForRow = Self.measure(without, with, calls: 200) { table, count in
      table.chain.pass { resolution in
        var sum: UInt = 0
        for _ in 0..<count {
          guard let cell = resolution.witness.dataSource.cellForRowAt?(table, indexPath) else { continue }
          sum &+= UInt(cell.subviews.count)
        }
        return sum
      }
    }
  }

  private static func measure(
    _ without: TableView, _ with: TableView, calls: Int, _ run: @MainActor (TableView, Int) -> UInt?
  ) -> Pair {
    // What the calls answer is kept until the end, so that none can be left out.
    var sum: UInt = 0
    func time(_ table: TableView) -> Double {
      let clock = ContinuousClock()
      let start = clock.now
      sum &+= run(table, calls) ?? 0
      return (clock.now - start) / .nanoseconds(1) / Double(calls)
    }
    _ = (time(without), time(with))
    var times = (without: [Double](), with: [Double]())
    for _ in 0..<batches {
      times.without.append(time(without))
      times.with.append(time(with))
    }
    withExtendedLifetime(sum) {}
    return Pair(without: median(times.without), with: median(times.with))
  }

  private static func median(_ times: [Double]) -> Double {
    times.sorted()[times.count / 2]
  }
}
