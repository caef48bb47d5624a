public import Foundation

/// A scroll view with a stack of cells: the stack fills the view across its axis, is as long as its cells, and scrolls along it.
open class StackScrollView: CancelableScrollView {
  /// The stack.
  public let stackView = SelectableStackView(frame: .zero)

  /// An empty, vertical stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(stackView)
  }

  /// Gives the stack its size, and the content that of the stack. Overrides call this.
  open override func layoutSubviews() {
    let axis = stackView.axis
    let inset = adjustedContentInset
    let free = CGSize(
      width: max(0, bounds.width - inset.left - inset.right), height: max(0, bounds.height - inset.top - inset.bottom))
    let across = free.extent(along: axis.crossing)
    let length = stackView.sizeThatFits(free).extent(along: axis)
    let size = CGSize(along: axis, length, across: across)
    let frame = CGRect(origin: .zero, size: size)
    if stackView.frame != frame { stackView.frame = frame }
    if contentSize != size { contentSize = size }
    super.layoutSubviews()
  }

  override func subviewContentDidChange() {
    super.subviewContentDidChange()
    setNeedsLayout()
  }

  /// Scrolls as little as brings an arranged view into sight.
  ///
  /// - Parameters:
  ///   - view: A view in the stack.
  ///   - animated: Whether the way there is shown.
  open func scrollToView(_ view: View, animated: Bool) {
    guard view.isDescendant(of: stackView) else { return }
    layoutIfNeeded()
    scrollRectToVisible(view.convert(view.bounds, to: self), animated: animated)
  }
}
