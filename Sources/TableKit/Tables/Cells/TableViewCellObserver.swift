/// Hears of what happens to a cell, whatever the cell's class: what an adapter gives to any cell beside the class's own behaviour.
///
/// ```swift
/// final class TouchCounter: TableViewCellObserver {
///   private(set) var count = 0
///   func cell(_ cell: TableViewCell, touchesBegan touches: Set<Touch>, with event: Event?) { count += touches.count }
/// }
///
/// cell.addObserver(TouchCounter())
/// ```
///
/// Every method has an empty default. Touches are those that reach the cell as a responder: not those that a control in it keeps to
/// itself, and not before a scroll view lets the cell have them. A subclass that overrides a cell's method without calling `super`
/// keeps the observers from hearing of it.
///
/// The cell holds its observers, so an observer holds its cell weakly, if at all.
@MainActor
public protocol TableViewCellObserver: AnyObject {
  /// Fingers were put down on the cell. Whoever the cell passes touches on to hears of them later.
  func cell(_ cell: TableViewCell, touchesBegan touches: Set<Touch>, with event: Event?)
  /// Fingers that were put down on the cell moved.
  func cell(_ cell: TableViewCell, touchesMoved touches: Set<Touch>, with event: Event?)
  /// Fingers that were put down on the cell were lifted. Whoever the cell passes touches on to has heard of it.
  func cell(_ cell: TableViewCell, touchesEnded touches: Set<Touch>, with event: Event?)
  /// Touches were taken away from the cell. Whoever the cell passes touches on to has heard of it.
  func cell(_ cell: TableViewCell, touchesCancelled touches: Set<Touch>, with event: Event?)
  /// ``TableViewCell/isSelected`` or ``TableViewCell/isHighlighted`` has changed.
  func cellDidChangeSelection(_ cell: TableViewCell)
  /// The cell has given its parts their places.
  func cellDidLayOut(_ cell: TableViewCell)
  /// The cell has come into a window, or left one.
  func cellDidMoveToWindow(_ cell: TableViewCell)
  /// The table has taken the cell back: it is not shown any more, and may be used for another row.
  func cellDidLeaveTable(_ cell: TableViewCell)
}

extension TableViewCellObserver {
  public func cell(_ cell: TableViewCell, touchesBegan touches: Set<Touch>, with event: Event?) {}
  public func cell(_ cell: TableViewCell, touchesMoved touches: Set<Touch>, with event: Event?) {}
  public func cell(_ cell: TableViewCell, touchesEnded touches: Set<Touch>, with event: Event?) {}
  public func cell(_ cell: TableViewCell, touchesCancelled touches: Set<Touch>, with event: Event?) {}
  public func cellDidChangeSelection(_ cell: TableViewCell) {}
  public func cellDidLayOut(_ cell: TableViewCell) {}
  public func cellDidMoveToWindow(_ cell: TableViewCell) {}
  public func cellDidLeaveTable(_ cell: TableViewCell) {}
}
