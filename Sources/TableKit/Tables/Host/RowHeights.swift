import Foundation
import Interposing

/// How high rows are, as the delegate and the table's own properties have it; and what rows are taken for until they are seen.
///
/// | | the delegate answers heights | it does not, `rowHeight` is a number | it does not, `rowHeight` is automatic |
/// | --- | --- | --- | --- |
/// | it estimates, or `estimatedRowHeight` is a number | estimate, asked when seen | the number | estimate, sized by the cell when seen |
/// | `estimatedRowHeight` is automatic | asked at once; where that is automatic, sized by the cell when seen | the number | the metrics' height, sized by the cell when seen |
/// | `estimatedRowHeight` is 0 | asked at once; where that is automatic, the metrics' height | the number | the metrics' height |
@MainActor
struct RowHeights {
  /// What is known of a height.
  enum Answer {
    case extent(CGFloat, isEstimated: Bool)
    case fault(TableViewFault)
    /// A callback has changed the table.
    case overtaken
  }

  private let table: TableView
  private let generation: Int
  /// The delegate's heights.
  let asked: (@MainActor (TableView, IndexPath) -> CGFloat)?
  /// The delegate's estimates.
  let estimated: (@MainActor (TableView, IndexPath) -> CGFloat)?
  /// What holds for all rows that have not been seen, if they need not be asked about one by one.
  let common: Answer?
  /// Whether an automatic height is found by what the cell shows.
  let sizesCells: Bool

  init(table: TableView, resolution: Resolution<TableViewWitness>, generation: Int) {
    self.table = table
    self.generation = generation
    asked = resolution.witness.delegate.heightForRowAt
    // What shows all of its rows at once has no use for estimates.
    estimated = table.seesHeightsInLayout ? resolution.witness.delegate.estimatedHeightForRowAt : nil
    let estimate = table.seesHeightsInLayout ? table.estimatedRowHeight : 0
    sizesCells = estimate != 0 || estimated != nil
    common =
      if asked == nil, !(table.rowHeight < 0) {
        Self.checked(table.rowHeight, isEstimated: false, requirement: "rowHeight", indexPath: [0])
      } else if estimated != nil || (asked != nil && estimate <= 0) {
        nil
      } else if estimate == 0 || estimate < 0 {
        .extent(table.metrics.rowHeight, isEstimated: estimate < 0)
      } else {
        Self.checked(estimate, isEstimated: true, requirement: "estimatedRowHeight", indexPath: [0])
      }
  }

  /// Whether the rows' heights, or most of them, are estimates until they are seen.
  var areEstimated: Bool {
    if case .extent(_, let isEstimated) = common { return isEstimated }
    return estimated != nil
  }

  /// What a row is taken for that has not been seen: its height, or an estimate.
  func unseen(at indexPath: IndexPath) -> Answer {
    if let common { return common }
    if let estimated {
      let estimate = estimated(table, indexPath)
      guard table.reloadGeneration == generation else { return .overtaken }
      if estimate == TableView.automaticDimension { return .extent(table.metrics.rowHeight, isEstimated: true) }
      if estimate != 0 {
        return Self.checked(
          estimate, isEstimated: true, requirement: "tableView(_:estimatedHeightForRowAt:)", indexPath: indexPath)
      }
    }
    guard let asked else { return .extent(table.metrics.rowHeight, isEstimated: false) }
    return answer(asked(table, indexPath), indexPath)
  }

  /// The height of a row that is seen.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - cell: What shows it, in the table, as wide as it will be.
  func seen(at indexPath: IndexPath, in cell: TableViewCell) -> Answer {
    if let asked {
      let answer = answer(asked(table, indexPath), indexPath)
      guard case .extent(_, isEstimated: true) = answer else { return answer }
    }
    let height = table.fittingExtent(of: cell)
    guard table.reloadGeneration == generation else { return .overtaken }
    return Self.checked(
      height, isEstimated: false, requirement: "systemLayoutSizeFitting(_:) of the cell", indexPath: indexPath)
  }

  private func answer(_ height: CGFloat, _ indexPath: IndexPath) -> Answer {
    guard table.reloadGeneration == generation else { return .overtaken }
    if height == TableView.automaticDimension { return .extent(table.metrics.rowHeight, isEstimated: sizesCells) }
    return Self.checked(
      height, isEstimated: false, requirement: "tableView(_:heightForRowAt:)", indexPath: indexPath)
  }

  private static func checked(
    _ height: CGFloat, isEstimated: Bool, requirement: String, indexPath: IndexPath
  ) -> Answer {
    guard height >= 0, height < .infinity else {
      return .fault(.invalidHeight(requirement: requirement, indexPath: indexPath, height: height))
    }
    return .extent(height, isEstimated: isEstimated)
  }
}
