import Foundation

/// Draws what a cell's ``TableViewCell/accessoryType`` asks for.
///
/// Buttons and check marks are drawn in the ``View/tintColor``. Those with a button take touches, and the table's delegate hears when it was pressed; a chevron and a check mark leave them to
/// the cell.
public final class TableViewCellAccessoryView: Control {
  /// What is drawn.
  public let type: TableViewCell.AccessoryType

  /// Whether it is drawn for a layout from right to left: the chevron points left, and stands at the left of a button.
  var isMirrored = false {
    didSet { if isMirrored != oldValue { setNeedsDisplay() } }
  }

  /// The size of a chevron, in points.
  public nonisolated static let chevronSize = CGSize(width: 8, height: 14)
  /// The size of a check mark, in points.
  public nonisolated static let checkmarkSize = CGSize(width: 14, height: 12)
  /// The diameter of a button for details, in points.
  public nonisolated static let buttonDiameter: CGFloat = 22
  /// The room between a button and a chevron, in points.
  public nonisolated static let spacing: CGFloat = 12

  /// A view of the size that the accessory takes.
  ///
  /// - Parameter type: What is drawn.
  public init(type: TableViewCell.AccessoryType) {
    self.type = type
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: type)))
    isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
  }

  /// The size that an accessory takes, in points.
  public nonisolated static func size(of type: TableViewCell.AccessoryType) -> CGSize {
    switch type {
    case .none: .zero
    case .disclosureIndicator: chevronSize
    case .checkmark: checkmarkSize
    case .detailButton: CGSize(width: buttonDiameter, height: buttonDiameter)
    case .detailDisclosureButton:
      CGSize(width: buttonDiameter + spacing + chevronSize.width, height: buttonDiameter)
    }
  }

  /// The size that the accessory takes.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    Self.size(of: type)
  }

  /// Draws the accessory in the middle of the bounds.
  public override func draw(in context: any DrawingContext) {
    let size = Self.size(of: type)
    let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
    switch type {
    case .none: break
    case .disclosureIndicator: drawChevron(at: origin, in: context)
    case .checkmark: drawCheckmark(at: origin, in: context)
    case .detailButton: drawButton(at: origin, in: context)
    case .detailDisclosureButton:
      let chevronWidth = Self.chevronSize.width
      let (button, chevron) =
        isMirrored ? (chevronWidth + Self.spacing, 0) : (0, Self.buttonDiameter + Self.spacing)
      drawButton(at: CGPoint(x: origin.x + button, y: origin.y), in: context)
      drawChevron(
        at: CGPoint(x: origin.x + chevron, y: bounds.midY - Self.chevronSize.height / 2), in: context)
    }
  }

  private func drawChevron(at origin: CGPoint, in context: any DrawingContext) {
    // A point from the edges, so that the line's round ends stay inside.
    let size = Self.chevronSize
    var path = Path()
    let tip = isMirrored ? origin.x + 1 : origin.x + size.width - 1
    let end = isMirrored ? origin.x + size.width - 1 : origin.x + 1
    path.move(to: CGPoint(x: end, y: origin.y + 1))
    path.addLine(to: CGPoint(x: tip, y: origin.y + size.height / 2))
    path.addLine(to: CGPoint(x: end, y: origin.y + size.height - 1))
    context.stroke(path, color: .systemGray3, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
  }

  private func drawCheckmark(at origin: CGPoint, in context: any DrawingContext) {
    let size = Self.checkmarkSize
    var path = Path()
    path.move(to: CGPoint(x: origin.x + 1, y: origin.y + size.height * 0.55))
    path.addLine(to: CGPoint(x: origin.x + size.width * 0.36, y: origin.y + size.height - 1))
    path.addLine(to: CGPoint(x: origin.x + size.width - 1, y: origin.y + 1))
    context.stroke(path, color: shownTintColor, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
  }

  private func drawButton(at origin: CGPoint, in context: any DrawingContext) {
    let diameter = Self.buttonDiameter
    let middle = origin.x + diameter / 2
    let ring = CGRect(x: origin.x, y: origin.y, width: diameter, height: diameter).insetBy(dx: 0.75, dy: 0.75)
    context.stroke(Path(ellipseIn: ring), color: shownTintColor, lineWidth: 1.5)
    // The letter i: a dot and a stem.
    context.fill(
      Path(ellipseIn: CGRect(x: middle - 1.25, y: origin.y + 5, width: 2.5, height: 2.5)), color: shownTintColor)
    context.fill(CGRect(x: middle - 1, y: origin.y + 9, width: 2, height: 7.5), color: shownTintColor)
  }
}
