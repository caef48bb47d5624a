public import Foundation

/// A stack of cells of which one is selected at a time, with lines between them.
///
/// A cell that is touched takes the mark from the one that is selected; that gets it back if the touch comes to nothing, and loses
/// it for good if the touch becomes a tap.
open class SelectableStackView: StackView {
  /// A vertical stack without cells.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
  }

  // MARK: Selection

  /// The cell that was tapped or selected last, until it is taken out. A mark that the program takes off the cell itself leaves it
  /// the selected one.
  public private(set) weak var selectedCell: SelectableCellView?

  /// Whether the selected cell has lost its mark to a cell that is touched.
  private var hasDimmed = false

  /// Selects a cell, and deselects the one before.
  ///
  /// - Parameters:
  ///   - cell: One of the arranged views, or `nil` for none.
  ///   - animated: Whether the marks come and go gradually.
  open func select(_ cell: SelectableCellView?, animated: Bool) {
    if let cell, position(of: cell) == nil { return }
    let old = selectedCell
    selectedCell = cell
    hasDimmed = false
    if old !== cell { old?.setSelected(false, animated: animated) }
    cell?.setSelected(true, animated: animated)
  }

  /// Forgets which cell is selected, without changing how it looks.
  func forgetSelection() {
    selectedCell = nil
    hasDimmed = false
  }

  func touchCame(to cell: SelectableCellView) {
    guard let selectedCell, selectedCell !== cell, selectedCell.isSelected else { return }
    selectedCell.setSelected(false, animated: false)
    hasDimmed = true
  }

  func touchWent(from cell: SelectableCellView) {
    guard hasDimmed, let selectedCell, selectedCell !== cell else { return }
    // Not as long as another finger is on another cell.
    for item in items {
      if let other = item.view as? SelectableCellView, other.button.isTouchInside, other !== cell { return }
    }
    hasDimmed = false
    selectedCell.setSelected(true, animated: false)
  }

  func didTap(_ cell: SelectableCellView) {
    select(cell, animated: false)
  }

  /// A view that is taken out, by whomever, is neither arranged nor selected any longer.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    guard let cell = subview as? SelectableCellView else { return }
    if cell === selectedCell { forgetSelection() }
    cell.stackSeparator = nil
  }

  // MARK: Separators

  /// Whether there are lines between cells: at each cell's edge to the next, none at the last one that is shown. Yes by default;
  /// a cell's own ``SelectableCellView/isSeparatorVisible`` beats it.
  open var showsSeparators = true {
    didSet { if showsSeparators != oldValue { setNeedsLayout() } }
  }

  /// The colour of the lines.
  open var separatorColor = Color.separator {
    didSet { if separatorColor != oldValue { setNeedsLayout() } }
  }

  /// How thick the lines are, in points; 1 by default. A value that is negative or not finite changes nothing.
  open var separatorThickness: CGFloat = 1 {
    didSet {
      if !(separatorThickness >= 0 && separatorThickness < .infinity) { separatorThickness = oldValue }
      if separatorThickness != oldValue { setNeedsLayout() }
    }
  }

  /// How far the lines keep from the edges at their ends, in points: left and right, in a horizontal stack top and bottom; 16 at
  /// the leading end by default. A cell's own ``SelectableCellView/separatorInset`` beats it.
  open var separatorInset = EdgeInsets(top: 16, left: 16, bottom: 0, right: 0) {
    didSet {
      if !separatorInset.isFinite { separatorInset = oldValue }
      if separatorInset != oldValue { setNeedsLayout() }
    }
  }

  /// Gives the cells their places and their lines. Overrides call this.
  open override func layoutSubviews() {
    giveSeparators()
    super.layoutSubviews()
  }

  private func giveSeparators() {
    let separator = StackSeparator(
      axis: axis, thickness: separatorThickness, inset: separatorInset, color: separatorColor)
    var isFollowed = false
    for item in items.reversed() {
      let cell = item.view as? SelectableCellView
      if item.takesNoRoom { continue }
      cell?.stackSeparator = showsSeparators && isFollowed ? separator : nil
      isFollowed = true
    }
  }
}
