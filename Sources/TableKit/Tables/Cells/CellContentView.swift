import Foundation

/// What holds the content of a cell or header: it tells its owner when a label or an image in it changes.
final class CellContentView: View {
  /// What shows the content, if that was given as a configuration.
  var configuredView: (any View & ContentView)?

  override var layoutDirectionOfParts: UserInterfaceLayoutDirection? { effectiveUserInterfaceLayoutDirection }

  override func subviewContentDidChange() {
    super.subviewContentDidChange()
    superview?.setNeedsLayout()
  }
}
