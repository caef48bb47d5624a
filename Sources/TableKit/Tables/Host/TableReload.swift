import Foundation
import Interposing

/// One round of asking: the counts, the heights of headers and footers, the heights of rows, in the order in which a table asks
/// them. It changes nothing in the table: what it learned is taken over only if it came to its end.
@MainActor
struct TableReload {
  enum Result {
    case done(RowIndex)
    case fault(TableViewFault)
    case overtaken
  }

  let table: TableView
  let resolution: Resolution<TableViewWitness>
  let generation: Int

  private var isOvertaken: Bool { table.reloadGeneration != generation }

  func run() -> Result {
    guard let numberOfRows = resolution.witness.dataSource.numberOfRowsInSection else {
      guard resolution.witness.dataSource.origin.isBound else { return .done(RowIndex()) }
      return .fault(.missingRequirement("tableView(_:numberOfRowsInSection:)"))
    }
    let count = resolution.witness.dataSource.numberOfSections?(table) ?? 1
    guard !isOvertaken else { return .overtaken }
    guard count >= 0 else {
      return .fault(.negativeCount(requirement: "numberOfSections(in:)", section: nil, count: count))
    }
    guard count <= TableView.maximumCount else {
      return .fault(.countTooLarge(requirement: "numberOfSections(in:)", section: nil, count: count))
    }

    var sections = ContiguousArray<RowIndex.Section>()
    sections.reserveCapacity(min(count, 1 << 20))
    for section in 0..<count {
      switch bands(ofSection: section) {
      case .done(let extents): sections.append(extents)
      case .fault(let fault): return .fault(fault)
      case .overtaken: return .overtaken
      }
    }

    var counts: [Int] = []
    counts.reserveCapacity(min(count, 1 << 20))
    var rows = 0
    for section in 0..<count {
      let count = numberOfRows(table, section)
      guard !isOvertaken else { return .overtaken }
      if let fault = Self.fault(inRowCount: count, ofSection: section, after: rows) { return .fault(fault) }
      rows += count
      counts.append(count)
    }
    let result = index(counts: counts, sections: sections)
    guard case .done(let index) = result, !index.end.isFinite else { return result }
    return .fault(.heightsOverflow)
  }

  private func index(counts: [Int], sections: ContiguousArray<RowIndex.Section>) -> Result {
    var index = RowIndex()
    index.reserveCapacity(counts.count)
    let heights = rowHeights
    for section in counts.indices {
      switch rows(count: counts[section], inSection: section, heights) {
      case .done(let rows):
        var extents = sections[section]
        extents.rows = rows
        index.append(extents)
      case .fault(let fault): return .fault(fault)
      case .overtaken: return .overtaken
      }
    }
    return .done(index)
  }

  // MARK: Parts of it, for updates

  /// What a part of the questions came to.
  enum Answer<Value> {
    case done(Value)
    case fault(TableViewFault)
    case overtaken
  }

  /// What is wrong with a number of rows, if anything is.
  ///
  /// - Parameters:
  ///   - count: The data source's answer.
  ///   - section: The section.
  ///   - rows: How many rows the sections before it have.
  static func fault(inRowCount count: Int, ofSection section: Int, after rows: Int) -> TableViewFault? {
    let requirement = "tableView(_:numberOfRowsInSection:)"
    guard count >= 0 else { return .negativeCount(requirement: requirement, section: section, count: count) }
    guard count <= TableView.maximumCount - rows else {
      return .countTooLarge(requirement: requirement, section: section, count: count)
    }
    return nil
  }

  /// How high rows are, or are taken for until they are seen.
  var rowHeights: RowHeights { RowHeights(table: table, resolution: resolution, generation: generation) }

  /// Asks for the heights of a section's header and footer. Its rows are left out.
  func bands(ofSection section: Int) -> Answer<RowIndex.Section> {
    var extents = RowIndex.Section(rows: RowExtents())
    for edge in SectionEdge.allCases {
      let heights = SectionViewHeights(edge, table: table, resolution: resolution, generation: generation)
      switch heights.unseen(inSection: section) {
      case .extent(let height, let isEstimated):
        if edge == .header {
          extents.header = height
          extents.isHeaderEstimated = isEstimated
          extents.spacing = table.spacing(overHeader: height)
        } else {
          extents.footer = height
          extents.isFooterEstimated = isEstimated
        }
      case .fault(let fault): return .fault(fault)
      case .overtaken: return .overtaken
      }
    }
    return .done(extents)
  }

  /// Asks for the heights of a section's rows, or for estimates where these have to be asked for.
  func rows(count: Int, inSection section: Int, _ heights: RowHeights) -> Answer<RowExtents> {
    switch heights.common {
    case .extent(let height, let isEstimated):
      return .done(RowExtents(count: count, extent: height, isEstimated: isEstimated))
    case .fault(let fault): return .fault(fault)
    case .overtaken: return .overtaken
    case nil:
      var rows = RowExtents()
      return ask(heights, section, count: count, &rows) ?? .done(rows)
    }
  }

  /// Asks for the height of each row of a section, or for an estimate of it.
  ///
  /// - Returns: `nil` if all were answered.
  private func ask(
    _ heights: RowHeights, _ section: Int, count: Int, _ rows: inout RowExtents
  ) -> Answer<RowExtents>? {
    if heights.estimated == nil, let asked = heights.asked {
      return ask(asked, sizingCells: heights.sizesCells, section, count: count, &rows)
    }
    let sectionPath = IndexPath(index: section)
    for row in 0..<count {
      switch heights.unseen(at: sectionPath.appending(row)) {
      case .extent(let height, let isEstimated): rows.append(height, isEstimated: isEstimated)
      case .fault(let fault): return .fault(fault)
      case .overtaken: return .overtaken
      }
    }
    return nil
  }

  /// Asks the delegate for the height of each row of a section. Its answers are gathered until a block is full: what each of them
  /// costs besides the call is a few instructions.
  ///
  /// - Returns: `nil` if all were answered.
  private func ask(
    _ asked: @MainActor (TableView, IndexPath) -> CGFloat, sizingCells: Bool, _ section: Int, count: Int,
    _ rows: inout RowExtents
  ) -> Answer<RowExtents>? {
    let sectionPath = IndexPath(index: section)
    return withUnsafeTemporaryAllocation(of: CGFloat.self, capacity: RowExtents.blockCapacity) { block in
      var (gathered, sum) = (0, CGFloat(0))
      for row in 0..<count {
        let indexPath = sectionPath.appending(row)
        let height = asked(table, indexPath)
        guard table.reloadGeneration == generation else { return .overtaken }
        if height.bitPattern < CGFloat.infinity.bitPattern {
          // Positive or 0, and finite: all others have greater patterns.
          block.initializeElement(at: gathered, to: height)
          gathered += 1
          sum += height
          if gathered < RowExtents.blockCapacity { continue }
        }
        rows.append(UnsafeBufferPointer(rebasing: block[..<gathered]), sum: sum)
        (gathered, sum) = (0, 0)
        if height >= 0, height < .infinity {
          // Minus nothing is nothing.
          if height.sign == .minus { rows.append(0) }
        } else if height == TableView.automaticDimension {
          rows.append(table.metrics.rowHeight, isEstimated: sizingCells)
        } else {
          return .fault(
            .invalidHeight(requirement: "tableView(_:heightForRowAt:)", indexPath: indexPath, height: height))
        }
      }
      rows.append(UnsafeBufferPointer(rebasing: block[..<gathered]), sum: sum)
      return nil
    }
  }
}
