import Foundation
import TableKit

/// What the conformers answer for headers, or for footers, and what becomes of it in a turned table.
struct SectionViewAnswers: Sendable {
  let height: (@MainActor (TableView, Int) -> CGFloat)?
  let view: (@MainActor (TableView, Int) -> View?)?
  let title: (@MainActor (TableView, Int) -> String?)?

  /// Whether the conformers have anything to show there.
  var isAnything: Bool { view != nil || title != nil }

  /// The height for the layout: next to nothing where there is a header that lies over its section, and what the view says in a
  /// grouped table.
  ///
  /// - Parameter common: The height of a table that is not turned, where the delegate gives none.
  func overlaidHeight(
    common: @escaping @MainActor (TableView) -> CGFloat
  ) -> @MainActor (TableView, Int) -> CGFloat {
    { tableView, section in
      guard tableView.isTurned else {
        if let height { return height(tableView, section) }
        return view != nil || title?(tableView, section) != nil ? common(tableView) : 0
      }
      if tableView.style != .plain { return TableView.automaticDimension }
      guard let height else {
        return view != nil || title?(tableView, section) != nil ? RotatedHeaders.layoutExtent : 0
      }
      let answer = height(tableView, section)
      // What is no height is handed on as it is, for the table to report.
      guard answer == TableView.automaticDimension || (answer >= 0 && answer < .infinity) else { return answer }
      return answer == 0 ? 0 : RotatedHeaders.layoutExtent
    }
  }

  /// The estimate for the layout: none where a header lies over its section, and the table's own where it takes a strip, for the
  /// conformer estimates heights and not widths.
  static func overlaidEstimate(
    _ estimate: @escaping @MainActor (TableView, Int) -> CGFloat
  ) -> @MainActor (TableView, Int) -> CGFloat {
    { tableView, section in
      guard tableView.isTurned else { return estimate(tableView, section) }
      return tableView.style == .plain ? 0 : TableView.automaticDimension
    }
  }

  /// The conformers' view, or one with their title, in a wrapper that turns it.
  func uprightView() -> @MainActor (TableView, Int) -> View? {
    { tableView, section in
      guard tableView.isTurned else { return view?(tableView, section) }
      var answer = view?(tableView, section)
      if answer == nil, let title = title?(tableView, section) { answer = tableView.titleView(title) }
      guard let answer else { return nil }
      // A view that stands for another section already is in that one's wrapper: given twice, the table reports it.
      if let wrapper = answer.superview as? UprightSectionView, wrapper.superview === tableView { return wrapper }
      let wrapper =
        tableView.dequeueReusableHeaderFooterView(withIdentifier: UprightSectionView.identifier) as? UprightSectionView
        ?? UprightSectionView(reuseIdentifier: UprightSectionView.identifier)
      wrapper.show(answer, height: height?(tableView, section), in: tableView)
      return wrapper
    }
  }
}

extension TableView {
  /// Whether the table is turned as a horizontal table is.
  fileprivate var isTurned: Bool { TurnedSide(of: self) != nil }
}
