public import Foundation

/// A table that scrolls sideways: a ``TableView`` turned by a quarter.
///
/// The table is turned by −90°, so its content's y runs to the right on screen and its content's x runs up. A row's height is
/// its width on screen; its height on screen is the table's. Cells and headers turn with it: the adapters `RotatedCells` and
/// `RotatedHeaders` turn them upright again, each with one interposer.
///
/// ```swift
/// let table = HorizontalTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
/// table.dataSource = planets
/// try table.install(RotatedCells(configuration: AdapterConfiguration(adapter: "rotated-cells")))
/// try table.install(RotatedHeaders(configuration: AdapterConfiguration(adapter: "rotated-headers")))
/// ```
///
/// Set its ``View/frame`` as that of any view; inside, use ``View/bounds``, whose width is the height on screen.
open class HorizontalTableView: TableView {
  /// Where the scroll indicator stands.
  public enum IndicatorPosition: String, Sendable, CaseIterable {
    /// Along the top edge on screen.
    case top
    /// Along the bottom edge on screen.
    case bottom
  }

  /// Where the scroll indicator stands; at the top by default. It keeps its place when the table is resized.
  public var indicatorPosition: IndicatorPosition = .top {
    didSet { updateIndicatorInsets() }
  }

  /// What the indicator takes up across: its thickness and the margins on both sides, in points.
  public nonisolated static var indicatorBand: CGFloat { 9 }

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - frame: Its place in its superview on screen, in points.
  ///   - style: How sections are told apart.
  public override init(frame: CGRect, style: Style) {
    super.init(frame: .zero, style: style)
    // The lines between rows run from top to bottom on screen, along nothing that they could be inset with.
    separatorInset = .zero
    transform = CGAffineTransform(rotationAngle: -.pi / 2)
    self.frame = frame
  }

  open override func layoutSubviews() {
    updateIndicatorInsets()
    super.layoutSubviews()
  }

  /// The content's right edge is the top edge on screen; so the indicator's way to the bottom is an inset of the whole height
  /// less its own band.
  private func updateIndicatorInsets() {
    let right = indicatorPosition == .top ? 0 : max(0, bounds.width - Self.indicatorBand)
    guard verticalScrollIndicatorInsets.right != right else { return }
    verticalScrollIndicatorInsets.right = right
  }
}
