public import Foundation

/// A cell for stacks that is marked when it is touched, and stays so when it is tapped, as a table's row does.
///
/// A ``SelectableButton`` fills it from edge to edge, behind everything else. What is added to the cell stands in front; touches
/// fall through to the button, unless what they meet is a control, is in one, or has gesture recognisers: those keep working.
///
/// The mark follows the finger: it comes when the finger is put down, goes when the finger leaves the cell or the touch is taken
/// away (by a scroll, say) and comes back with the finger. Lifted outside, nothing has happened. Where a ``SelectableStackView``
/// holds the cell, one cell is selected at a time.
///
/// ```swift
/// let cell = SelectableCellView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
/// cell.addSubview(title)
/// cell.onTap = { cell in show(details(of: cell)) }
/// ```
open class SelectableCellView: View {
  /// What is touched, behind everything in the cell.
  public let button = SelectableButton(frame: .zero)

  /// Called when the cell has been tapped; it is selected then.
  open var onTap: (@MainActor (_ cell: SelectableCellView) -> Void)?

  /// A cell without content that is not selected.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    button.frame = bounds
    addSubview(button)
    separatorView.backgroundColor = .separator
    separatorView.isUserInteractionEnabled = false
    separatorView.isHidden = true
    addSubview(separatorView)
    button.addTarget(self, for: [.touchDown, .touchDragEnter]) { cell, _ in cell.touchCame() }
    button.addTarget(self, for: [.touchDragExit, .touchCancel, .touchUpOutside]) { cell, _ in cell.touchWent() }
    button.addTarget(self, for: .touchUpInside) { cell, _ in cell.tap() }
  }

  // MARK: Selection

  /// Whether the cell is marked as selected: it was tapped, or is being touched.
  public var isSelected: Bool { button.isSelected }

  /// Marks the cell as selected or not. It calls nobody.
  ///
  /// - Parameters:
  ///   - selected: Whether it is selected.
  ///   - animated: Whether the mark comes and goes gradually, in ``SelectableButton/selectionDuration``.
  open func setSelected(_ selected: Bool, animated: Bool) {
    button.setSelected(selected, animated: animated)
  }

  /// Called when the cell has been tapped. Overrides call this: it calls ``onTap``.
  open func didTap() {
    onTap?(self)
  }

  /// Whether it was selected before the touch that marks it; `nil` while none does.
  private var wasSelected: Bool?

  private var stack: SelectableStackView? { superview as? SelectableStackView }

  private func touchCame() {
    if wasSelected == nil { wasSelected = isSelected }
    setSelected(true, animated: false)
    stack?.touchCame(to: self)
  }

  private func touchWent() {
    guard let wasSelected else { return }
    self.wasSelected = nil
    setSelected(wasSelected, animated: false)
    stack?.touchWent(from: self)
  }

  private func tap() {
    wasSelected = nil
    setSelected(true, animated: false)
    stack?.didTap(self)
    didTap()
  }

  // MARK: Separator

  /// Whether the cell has a line to the next one, for whatever the stack would give it; `nil` for as the stack has it.
  open var isSeparatorVisible: Bool? {
    didSet { if isSeparatorVisible != oldValue { separatorDidChange() } }
  }

  /// How far the line keeps from the edges at its ends, in points; `nil` for as the stack has it.
  open var separatorInset: EdgeInsets? {
    didSet { if separatorInset != oldValue { separatorDidChange() } }
  }

  /// The line to the next cell, inside of the bounds.
  let separatorView = View()
  private var separator = StackSeparator()

  /// What the stack gives cells that were not set anything else.
  var stackSeparator: StackSeparator? {
    didSet { if stackSeparator != oldValue { separatorDidChange() } }
  }

  private func separatorDidChange() {
    separator = stackSeparator ?? StackSeparator()
    if let separatorInset { separator.inset = separatorInset }
    separatorView.backgroundColor = separator.color
    separatorView.isHidden = !(isSeparatorVisible ?? (stackSeparator != nil))
    setNeedsLayout()
  }

  // MARK: Layout

  /// Gives the button and the separator their places. Overrides call this.
  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
    guard !separatorView.isHidden else { return }
    separatorView.frame = separator.frame(in: bounds, of: self)
    bringSubviewToFront(separatorView)
  }

  /// The button, for what does not want touches itself.
  open override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    var current: View? = hit
    while let view = current, view !== self {
      if view is Control || !view.gestureRecognizers.isEmpty { return hit }
      current = view.superview
    }
    return button.isUserInteractionEnabled && button.isEnabled ? button : hit
  }
}
