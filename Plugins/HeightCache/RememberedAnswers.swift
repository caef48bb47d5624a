import Foundation
import TableKit

/// What a delegate answered about rows.
///
/// It is an object because closures in a witness share it with the adapter.
@MainActor
final class RememberedAnswers {
  /// Whether the answers hold for one height of the table only, as they do for one width.
  var heedsTableHeight = false

  private var sections: [RowAnswers] = []
  /// The resolving and the size of the table that the answers hold for.
  private var resolving: Resolving?
  private var width: CGFloat = 0
  private var height: CGFloat = 0
  /// Grows whenever something is forgotten or rows change, so that an answer is not taken for one of later.
  private var generation = 0

  /// What is remembered of a row, or what a delegate answers now.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  ///   - resolving: The resolving that the closure belongs to.
  ///   - next: What answers.
  func answer(
    _ tableView: TableView, _ indexPath: IndexPath, of resolving: Resolving,
    asking next: @MainActor (TableView, IndexPath) -> CGFloat
  ) -> CGFloat {
    adopt(resolving, tableView.bounds.size)
    guard indexPath.count == 2 else { return next(tableView, indexPath) }
    let (section, row) = (indexPath.section, indexPath.row)
    guard section >= 0, row >= 0 else { return next(tableView, indexPath) }
    if section < sections.count, let known = sections[section][row] { return known }
    let before = generation
    let answer = next(tableView, indexPath)
    // The delegate may have changed the table meanwhile, and answered for one that is no more.
    guard before == generation, answer >= 0 && answer < .infinity || answer == TableView.automaticDimension else {
      return answer
    }
    while sections.count <= section { sections.append(RowAnswers()) }
    sections[section][row] = answer
    return answer
  }

  /// Forgets what holds for another resolving, or another size of the table.
  private func adopt(_ resolving: Resolving, _ size: CGSize) {
    guard resolving !== self.resolving || size.width != width || heedsTableHeight && size.height != height else {
      return
    }
    forget()
    self.resolving = resolving
    (width, height) = (size.width, size.height)
  }

  func forget() {
    generation += 1
    sections.removeAll(keepingCapacity: true)
  }

  /// Lets answers move along with their rows in an update, and forgets all others.
  func keep(_ rows: KeptRows) {
    generation += 1
    let old = sections
    sections.removeAll(keepingCapacity: true)
    for run in rows.runs where run.source.section < old.count {
      let section = run.destination.section
      while sections.count <= section { sections.append(RowAnswers()) }
      sections[section].take(
        from: old[run.source.section], run.source.row..<(run.source.row + run.count), at: run.destination.row)
    }
  }

  func forget(_ indexPath: IndexPath) {
    generation += 1
    guard indexPath.count == 2, sections.indices.contains(indexPath.section), indexPath.row >= 0 else { return }
    sections[indexPath.section][indexPath.row] = nil
  }
}
