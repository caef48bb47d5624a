public import Foundation

extension TableView {
  /// How sections are told apart.
  public enum Style: Int, Sendable, CaseIterable {
    /// Headers and footers float over the rows while their section is in sight.
    case plain
    /// Sections stand apart, and nothing floats.
    case grouped
    /// As ``grouped``, with the rows of each section on a card with rounded corners that keeps away from the sides.
    case insetGrouped
  }

  /// The measures that a table takes where its owner and its delegate give none, in points.
  ///
  /// There are two sets. ``classic``, the default, has the measures of the years before rows were sized by their content; ``current``
  /// has those of today's systems as third parties have measured them on devices. Of what both share only one value is known.
  public struct Metrics: Sendable, Hashable {
    /// The height of a row.
    public var rowHeight: CGFloat
    /// The height of a row whose cell has one label under another, where cells size their rows.
    public var subtitleRowHeight: CGFloat
    /// The height of a header that shows something.
    public var sectionHeaderHeight: CGFloat
    /// The height of a footer that shows something.
    public var sectionFooterHeight: CGFloat
    /// The room over the header of a section in a plain table.
    public var sectionHeaderTopPadding: CGFloat
    /// The room that the first section's header takes in a grouped table if it shows nothing.
    public var emptyFirstHeaderHeight: CGFloat
    /// The room that another header takes in a grouped table if it shows nothing.
    public var emptyHeaderHeight: CGFloat
    /// The room that a footer takes in a grouped table if it shows nothing.
    public var emptyFooterHeight: CGFloat
    /// How far rows, headers and footers keep from both sides in the style ``Style/insetGrouped``.
    public var sideInset: CGFloat
    /// The radius of a section's corners in that style.
    public var cardRadius: CGFloat

    /// The classic measures: rows of 44, headers and footers of 28, no room over plain headers; grouped sections 35 apart.
    public static let classic = Metrics(
      rowHeight: 44, subtitleRowHeight: 44, sectionHeaderHeight: 28, sectionFooterHeight: 28,
      sectionHeaderTopPadding: 0,
      emptyFirstHeaderHeight: 35, emptyHeaderHeight: 17.5, emptyFooterHeight: 17.5, sideInset: 16, cardRadius: 26)

    /// The measures of today, measured on devices: rows of 51.5, of 70.5 with a subtitle, headers of 40.5 and 22 of room over plain ones.
    public static let current = Metrics(
      rowHeight: 51.5, subtitleRowHeight: 70.5, sectionHeaderHeight: 40.5, sectionFooterHeight: 40.5,
      sectionHeaderTopPadding: 22,
      emptyFirstHeaderHeight: 35, emptyHeaderHeight: 17.5, emptyFooterHeight: 17.5, sideInset: 16, cardRadius: 26)
  }

  /// The classic height of a row, in points: what an automatic ``rowHeight`` means where ``metrics`` are the classic ones.
  public nonisolated static var defaultRowHeight: CGFloat { Metrics.classic.rowHeight }

  /// Whether headers and footers stay in sight while their section is.
  var sectionViewsFloat: Bool { style == .plain }

  /// How far rows, headers and footers keep from both sides, in points.
  var sideInset: CGFloat { style == .insetGrouped ? metrics.sideInset : 0 }

  /// Whether a title's view looks as in a grouped table.
  var isGrouped: Bool { style != .plain }

  /// The room over a section's header, in points.
  func spacing(overHeader header: CGFloat) -> CGFloat {
    guard style == .plain, header > 0 else { return 0 }
    return sectionHeaderTopPadding < 0 ? metrics.sectionHeaderTopPadding : sectionHeaderTopPadding
  }

  /// The room that a header or footer takes that shows nothing, in points.
  func emptyExtent(_ edge: SectionEdge, ofSection section: Int) -> CGFloat {
    guard isGrouped else { return 0 }
    switch edge {
    case .header: return section == 0 ? metrics.emptyFirstHeaderHeight : metrics.emptyHeaderHeight
    case .footer: return metrics.emptyFooterHeight
    }
  }

  /// The height that an automatic header or footer has, or is taken for until it is seen, in points.
  func defaultExtent(_ edge: SectionEdge) -> CGFloat {
    edge == .header ? metrics.sectionHeaderHeight : metrics.sectionFooterHeight
  }
}
