import Foundation

/// A line of text that the user may change. It takes no keys: the program, or a test, types with ``insertText(_:)``.
open class TextField: Control {
  /// The text. Setting it tells nobody.
  open var text: String? = "" {
    didSet { showText() }
  }
  /// What stands there while there is no text.
  open var placeholder: String? {
    didSet { showText() }
  }
  /// Whether dots are shown for the text.
  open var isSecureTextEntry = false {
    didSet { showText() }
  }
  /// What the text is set in.
  open var font: Font {
    get { label.font }
    set { label.font = newValue }
  }

  private let label = Label(frame: .zero)

  /// An empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    cornerRadius = 5
    addSubview(label)
  }

  private func showText() {
    let shown = text ?? ""
    label.text = shown.isEmpty ? placeholder : isSecureTextEntry ? String(repeating: "•", count: shown.count) : shown
    label.textColor = shown.isEmpty ? .placeholderText : .label
  }

  /// Whether there is text.
  open var hasText: Bool { !(text ?? "").isEmpty }

  /// Types text at the end, as a user does: tells of ``Control/Events/editingChanged``.
  ///
  /// - Parameter text: What is typed.
  open func insertText(_ text: String) {
    guard isEnabled else { return }
    self.text = (self.text ?? "") + text
    sendActions(for: .editingChanged)
  }

  /// Takes the last character away, as a user does: tells of ``Control/Events/editingChanged``.
  open func deleteBackward() {
    guard isEnabled, let old = text, !old.isEmpty else { return }
    text = String(old.dropLast())
    sendActions(for: .editingChanged)
  }

  /// Whether text may be typed here: if it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Gives the text its place. Overrides call this.
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
  }
}

extension Control.Events {
  /// The user changed the control's text.
  public static let editingChanged = Control.Events(rawValue: 1 << 17)
}
