public import Foundation
public import Interposing
public import TableKit

/// Turns the headers and footers of a horizontal table upright and lays them over their sections.
///
/// A header lies at the top left of its section, at its own size: its width is the view's own, its height what the delegate
/// answers for it, or the view's own. It stays at the left edge while its section is in sight, and the next section pushes it
/// out: left = min(max(section start, visible left edge), section end − width). A header that is wider than its section is narrowed to
/// it, so that it covers no other. A footer is its mirror image at the right. In the layout a header takes 0.1 points, so that the rows stay where they are.
///
/// In a grouped table nothing floats: a header takes a strip of its own width before its section's cells, and a footer one behind
/// them. The strip's width is known when the view is, so until then it is an estimate (`estimatedSectionHeaderHeight`).
///
/// In a table that reads from right to left, which is turned the other way, all of this is mirrored.
///
/// Titles of the data source become views, turned like the delegate's own. What has no header gets none: where neither views nor
/// titles are there, nothing is added. In a table that is not a turned one, nothing changes.
///
/// ```swift
/// let table = HorizontalTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
/// try table.install(RotatedHeaders())
/// ```
@MainActor
public final class RotatedHeaders: Adapter {
  public let name = "rotated-headers"

  /// What a header that lies over its section takes of the layout, in points.
  public nonisolated static let layoutExtent: CGFloat = 0.1

  /// Makes the adapter. There is nothing to set up.
  public init() {}

  /// Makes the adapter.
  ///
  /// - Parameter configuration: It has no keys.
  /// - Throws: An `AdapterConfigurationError` if a key is given.
  public init(configuration: AdapterConfiguration) throws {
    try configuration.requireKnownKeys([])
  }

  public var interposers: [Interposer<TableViewWitness>] {
    [
      Interposer("rotated-headers") { witness in
        let header = SectionViewAnswers(
          height: witness.delegate.heightForHeaderInSection, view: witness.delegate.viewForHeaderInSection,
          title: witness.dataSource.titleForHeaderInSection)
        if header.isAnything {
          witness.delegate.heightForHeaderInSection = header.overlaidHeight { $0.sectionHeaderHeight }
          witness.delegate.viewForHeaderInSection = header.uprightView()
          if let estimate = witness.delegate.estimatedHeightForHeaderInSection {
            witness.delegate.estimatedHeightForHeaderInSection = SectionViewAnswers.overlaidEstimate(estimate)
          }
        }
        let footer = SectionViewAnswers(
          height: witness.delegate.heightForFooterInSection, view: witness.delegate.viewForFooterInSection,
          title: witness.dataSource.titleForFooterInSection)
        if footer.isAnything {
          witness.delegate.heightForFooterInSection = footer.overlaidHeight { $0.sectionFooterHeight }
          witness.delegate.viewForFooterInSection = footer.uprightView()
          if let estimate = witness.delegate.estimatedHeightForFooterInSection {
            witness.delegate.estimatedHeightForFooterInSection = SectionViewAnswers.overlaidEstimate(estimate)
          }
        }
      }
    ]
  }

  public func hostDidLayout(_ host: TableView) {
    guard host.style == .plain else { return layIntoStrips(of: host) }
    let visibleLeft = host.bounds.minY + host.contentInset.top
    let visibleRight = host.bounds.maxY - host.contentInset.bottom
    for (section, view) in host.shownHeaders {
      guard let view = view as? UprightSectionView else { continue }
      let rect = host.rect(forSection: section)
      // From where the rows begin, a tenth of a point later, so that a header and the first cell come to the same pixel.
      let start = host.rectForHeader(inSection: section).maxY
      let width = min(view.uprightSize.width, rect.maxY - start)
      view.lay(in: host, left: min(max(start, visibleLeft), rect.maxY - width), width: width)
    }
    for (section, view) in host.shownFooters {
      guard let view = view as? UprightSectionView else { continue }
      let rect = host.rect(forSection: section)
      let end = host.rectForFooter(inSection: section).minY
      let width = min(view.uprightSize.width, end - rect.minY)
      let right = max(min(end, visibleRight), rect.minY + width)
      view.lay(in: host, left: right - width, width: width)
    }
  }

  private func layIntoStrips(of host: TableView) {
    for (section, view) in host.shownHeaders {
      let strip = host.rectForHeader(inSection: section)
      (view as? UprightSectionView)?.lay(in: host, left: strip.minY, width: strip.height)
    }
    for (section, view) in host.shownFooters {
      let strip = host.rectForFooter(inSection: section)
      (view as? UprightSectionView)?.lay(in: host, left: strip.minY, width: strip.height)
    }
  }
}
