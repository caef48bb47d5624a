import Foundation
import TableKit

/// What the conformers answer for headers, or for footers, and what becomes of it in a turned table.
struct SectionViewAnswers: Sendable {
  let height: (@MainActor (TableView, Int) -> CGFloat)?
  let view: (@MainActor (TableView, Int) -> View?)?
  let title: (@MainActor (TableView, Int) -> String?)?

  /// Whether the conformers have anything to show there.
  var isAnything: Bool { view != nil || title != nil }

  /// The height for the layout: next to nothing where there is a header.
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
      guard let height else {
        return view != nil || title?(tableView, section) != nil ? RotatedHeaders.layoutExtent : 0
      }
      let answer = height(tableView, section)
      // What is no height is handed on as it is, for the table to report.
      guard answer == TableView.automaticDimension || (answer >= 0 && answer < .infinity) else { return answer }
      return answer == 0 ? 0 : RotatedHeaders.layoutExtent
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
  fileprivate var isTurned: Bool { transform == CGAffineTransform(rotationAngle: -.pi / 2) }
}
