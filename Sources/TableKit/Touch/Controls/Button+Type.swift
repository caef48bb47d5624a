public import Foundation

extension Button {
  /// How a button is drawn; on Linux all are drawn alike.
  public enum ButtonType: Int, Sendable {
    /// As the program sets it.
    case custom
    /// As usual.
    case system
  }

  /// A button without title and image.
  ///
  /// - Parameter buttonType: How it is drawn.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
  }

  /// A button that does an action, with the action's title and image.
  ///
  /// - Parameters:
  ///   - frame: Its place in its superview, in points.
  ///   - primaryAction: What it does when it is pressed; `nil` for nothing.
  public convenience init(frame: CGRect = .zero, primaryAction: Action?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .touchUpInside)
  }
}
