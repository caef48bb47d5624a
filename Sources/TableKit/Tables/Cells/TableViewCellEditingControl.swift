import Foundation

/// What stands before the content of a row that is edited: a button that deletes or inserts, or a circle that says whether the row is
/// selected.
public final class TableViewCellEditingControl: Control {
  /// What it offers.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// It deletes the row, after a confirmation: white minus on red.
    case delete
    /// It inserts a row: white plus on green.
    case insert
    /// It shows whether the row is selected: a circle, or a check mark on the tint colour. A touch is the row's.
    case selection
  }

  /// What it offers.
  public let kind: Kind

  /// Whether the row is selected; drawn with ``Kind/selection`` only.
  public internal(set) var isChecked = false {
    didSet { if isChecked != oldValue { setNeedsDisplay() } }
  }

  /// A control of ``TableViewMetrics/editingControlWidth`` × ``TableViewMetrics/rowHeight`` points.
  public init(kind: Kind) {
    self.kind = kind
    super.init(
      frame: CGRect(x: 0, y: 0, width: TableViewMetrics.editingControlWidth, height: TableViewMetrics.rowHeight))
    isUserInteractionEnabled = kind != .selection
  }

  /// Whether the circle stands at the left of the bounds, for the content follows there.
  var isMirrored = false {
    didSet { if isMirrored != oldValue { setNeedsDisplay() } }
  }

  /// Where the circle is: at the edge to the content.
  var circle: CGRect {
    let diameter = TableViewMetrics.editingControlDiameter
    return CGRect(
      x: isMirrored ? bounds.minX : bounds.maxX - diameter, y: pixelAligned(bounds.midY - diameter / 2),
      width: diameter, height: diameter)
  }

  /// Draws the circle with its sign.
  public override func draw(in context: any DrawingContext) {
    let circle = circle
    switch kind {
    case .delete:
      context.fill(Path(ellipseIn: circle), color: .systemRed)
      drawBar(in: circle, isUpright: false, context)
    case .insert:
      context.fill(Path(ellipseIn: circle), color: .systemGreen)
      drawBar(in: circle, isUpright: false, context)
      drawBar(in: circle, isUpright: true, context)
    case .selection:
      guard isChecked else {
        return context.stroke(
          Path(ellipseIn: circle.insetBy(dx: 0.75, dy: 0.75)), color: .systemGray3, lineWidth: 1.5)
      }
      context.fill(Path(ellipseIn: circle), color: shownTintColor)
      drawCheckmark(in: circle, context)
    }
  }

  private func drawBar(in circle: CGRect, isUpright: Bool, _ context: any DrawingContext) {
    let size = isUpright ? CGSize(width: 2, height: 12) : CGSize(width: 12, height: 2)
    context.fill(
      CGRect(x: circle.midX - size.width / 2, y: circle.midY - size.height / 2, width: size.width, height: size.height),
      color: .white)
  }

  private func drawCheckmark(in circle: CGRect, _ context: any DrawingContext) {
    var path = Path()
    path.move(to: CGPoint(x: circle.minX + 6, y: circle.minY + 11.5))
    path.addLine(to: CGPoint(x: circle.minX + 9.5, y: circle.minY + 15))
    path.addLine(to: CGPoint(x: circle.minX + 16, y: circle.minY + 7.5))
    context.stroke(path, color: .white, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
  }
}
