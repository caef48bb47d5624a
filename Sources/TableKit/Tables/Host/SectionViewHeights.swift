import Foundation
import Interposing

/// How high the headers of a table are, or its footers, as the delegate and the table's own properties have it; and what they are
/// taken for until they are seen.
///
/// Estimates work as for rows (``RowHeights``). In a grouped table a height of 0 means the default, and what shows nothing takes
/// room too.
@MainActor
struct SectionViewHeights {
  private let table: TableView
  private let generation: Int
  private let edge: SectionEdge
  private let asked: (@MainActor (TableView, Int) -> CGFloat)?
  private let estimated: (@MainActor (TableView, Int) -> CGFloat)?
  private let title: (@MainActor (TableView, Int) -> String?)?
  private let hasViews: Bool
  /// The table's own height, and what it is called.
  private let common: CGFloat
  private let estimate: CGFloat

  init(_ edge: SectionEdge, table: TableView, resolution: Resolution<TableViewWitness>, generation: Int) {
    self.edge = edge
    self.table = table
    self.generation = generation
    let witness = resolution.witness
    let estimates = table.seesHeightsInLayout
    switch edge {
    case .header:
      asked = witness.delegate.heightForHeaderInSection
      estimated = estimates ? witness.delegate.estimatedHeightForHeaderInSection : nil
      hasViews = witness.delegate.viewForHeaderInSection != nil
      title = witness.dataSource.titleForHeaderInSection
      common = table.sectionHeaderHeight
      estimate = estimates ? table.estimatedSectionHeaderHeight : 0
    case .footer:
      asked = witness.delegate.heightForFooterInSection
      estimated = estimates ? witness.delegate.estimatedHeightForFooterInSection : nil
      hasViews = witness.delegate.viewForFooterInSection != nil
      title = witness.dataSource.titleForFooterInSection
      common = table.sectionFooterHeight
      estimate = estimates ? table.estimatedSectionFooterHeight : 0
    }
  }

  private var isOvertaken: Bool { table.reloadGeneration != generation }

  /// What a header or footer is taken for that has not been seen.
  func unseen(inSection section: Int) -> RowHeights.Answer {
    if asked != nil, estimated != nil || estimate > 0 {
      if let answer = estimateOrNil(section) { return answer }
    }
    return answer(section) { _ in
      guard common < 0 || asked != nil else { return nil }
      return estimateOrNil(section) ?? .extent(table.defaultExtent(edge), isEstimated: estimate != 0)
    }
  }

  /// The height of a header or footer that is seen.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - view: What is shown, in the table, as wide as it will be; `nil` if there is nothing.
  func seen(inSection section: Int, view: View?) -> RowHeights.Answer {
    answer(section) { height in
      guard asked != nil || common < 0 else { return nil }
      guard let view else { return .extent(table.emptyExtent(edge, ofSection: section), isEstimated: false) }
      guard let view = view as? TableViewHeaderFooterView else {
        return .extent(table.defaultExtent(edge), isEstimated: false)
      }
      let fitting = table.fittingExtent(of: view)
      guard !isOvertaken else { return .overtaken }
      return checked(fitting, isEstimated: false, requirement: "systemLayoutSizeFitting(_:) of the view", section)
    }
  }

  /// The delegate's answer or the table's own height; where that is automatic, or the default of a grouped table is meant, what
  /// `automatic` has.
  private func answer(_ section: Int, automatic: (CGFloat) -> RowHeights.Answer?) -> RowHeights.Answer {
    var height = common
    if let asked {
      height = asked(table, section)
      guard !isOvertaken else { return .overtaken }
      if height != TableView.automaticDimension {
        let answer = checked(height, isEstimated: false, requirement: edge.heightRequirement, section)
        guard case .extent(let extent, _) = answer, extent == 0, table.isGrouped else { return answer }
      }
    }
    if height > 0, height < .infinity, table.isGrouped { return .extent(height, isEstimated: false) }
    // Whoever answers for a plain table's header that it is as high as it should be has one.
    var isShown = hasViews || (asked != nil && !table.isGrouped)
    if !isShown, let title {
      isShown = title(table, section) != nil
      guard !isOvertaken else { return .overtaken }
    }
    guard isShown else { return .extent(table.emptyExtent(edge, ofSection: section), isEstimated: false) }
    if height < 0 || (height == 0 && table.isGrouped), let answer = automatic(height) { return answer }
    if height == 0, table.isGrouped { return .extent(table.defaultExtent(edge), isEstimated: false) }
    return checked(height, isEstimated: false, requirement: edge.commonHeightName, section)
  }

  /// The estimate; `nil` where it is that the height should be asked at once.
  private func estimateOrNil(_ section: Int) -> RowHeights.Answer? {
    guard let estimated else {
      guard estimate > 0 else { return nil }
      return checked(estimate, isEstimated: true, requirement: edge.commonEstimateName, section)
    }
    let estimate = estimated(table, section)
    guard !isOvertaken else { return .overtaken }
    if estimate == TableView.automaticDimension { return .extent(table.defaultExtent(edge), isEstimated: true) }
    return estimate == 0 ? nil : checked(estimate, isEstimated: true, requirement: edge.estimateRequirement, section)
  }

  private func checked(
    _ height: CGFloat, isEstimated: Bool, requirement: String, _ section: Int
  ) -> RowHeights.Answer {
    guard height >= 0, height < .infinity else {
      return .fault(.invalidHeight(requirement: requirement, indexPath: [section], height: height))
    }
    return .extent(height, isEstimated: isEstimated)
  }
}

extension SectionEdge {
  fileprivate var heightRequirement: String {
    self == .header ? "tableView(_:heightForHeaderInSection:)" : "tableView(_:heightForFooterInSection:)"
  }
  fileprivate var estimateRequirement: String {
    self == .header
      ? "tableView(_:estimatedHeightForHeaderInSection:)" : "tableView(_:estimatedHeightForFooterInSection:)"
  }
  fileprivate var commonHeightName: String { self == .header ? "sectionHeaderHeight" : "sectionFooterHeight" }
  fileprivate var commonEstimateName: String {
    self == .header ? "estimatedSectionHeaderHeight" : "estimatedSectionFooterHeight"
  }
}
