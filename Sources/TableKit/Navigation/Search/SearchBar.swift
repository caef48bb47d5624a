import Foundation

/// The text of a search. It shows its text, or a placeholder, and takes no keys: the program, or a test, sets ``text``.
open class SearchBar: View {
  /// How high a bar is, in points.
  public nonisolated static let height: CGFloat = 56

  /// What is searched for; `nil` for nothing. Each change is told to the search controller.
  open var text: String? {
    didSet {
      guard text != oldValue else { return }
      showText()
      controller?.searchTextDidChange()
    }
  }

  /// What stands there while there is no text.
  open var placeholder: String? {
    didSet { showText() }
  }

  weak var controller: SearchController?
  private let label = Label(frame: .zero)

  /// An empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    addSubview(label)
    showText()
  }

  private func showText() {
    let isEmpty = text?.isEmpty ?? true
    label.text = isEmpty ? placeholder : text
    label.textColor = isEmpty ? .placeholderText : .label
  }

  /// A bar is as wide as it may be, and ``height`` high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// As wide as it may be, and ``height`` high.
  open override var intrinsicContentSize: CGSize { CGSize(width: View.noIntrinsicMetric, height: Self.height) }

  /// Gives the text its place. Overrides call this.
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(16, bounds.width / 2), dy: 0)
  }

  /// Whether a search may begin here: yes.
  open override var canBecomeFirstResponder: Bool { true }

  /// Begins a search.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    controller?.isActive = true
    return true
  }

  /// A touch begins a search.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    becomeFirstResponder()
    super.touchesEnded(touches, with: event)
  }
}
