import Foundation

/// What holds the content of a cell or header: it tells its owner when a label or an image in it changes.
final class ContentView: View {
  override var layoutDirectionOfParts: UserInterfaceLayoutDirection? { effectiveUserInterfaceLayoutDirection }

  override func subviewContentDidChange() {
    superview?.setNeedsLayout()
  }
}
