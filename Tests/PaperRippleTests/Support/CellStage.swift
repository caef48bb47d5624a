import Foundation
import PaperRipple
import TableKit
import Testing

/// A cell of 320 × 44 points at (40, 100) of a window, without a table.
@MainActor
struct CellStage {
  static let frame = CGRect(x: 40, y: 100, width: 320, height: 44)

  let window = Window(size: CGSize(width: 400, height: 400))
  let cell: PaperTableViewCell

  init(_ cell: PaperTableViewCell = PaperTableViewCell(style: .default, reuseIdentifier: nil)) {
    self.cell = cell
    cell.frame = Self.frame
    window.addSubview(cell)
    window.layoutIfNeeded()
  }

  /// Puts a finger down at a point of the cell.
  func press(_ finger: Int = 0, at point: CGPoint) {
    window.beginTouch(finger, at: cell.convert(point, to: nil))
  }

  func move(_ finger: Int = 0, to point: CGPoint) { window.moveTouch(finger, to: cell.convert(point, to: nil)) }

  func release(_ finger: Int = 0) { window.endTouch(finger) }

  func cancel(_ finger: Int = 0) { window.cancelTouch(finger) }

  /// Lets time pass until so many seconds from the beginning.
  func advance(to time: TimeInterval) { window.clock.advance(to: time) }

  var ripple: ShownRipple { ShownRipple(of: cell) }
}

/// What is shown of a cell's ripple.
@MainActor
struct ShownRipple {
  /// A circle as it is shown.
  struct Circle {
    var center: CGPoint
    var diameter: CGFloat
    var opacity: CGFloat
  }

  let cell: TableViewCell

  init(of cell: TableViewCell) { self.cell = cell }

  /// The names of the layers in the content view, from back to front.
  var names: [String?] { cell.contentView.layer.sublayers.map(\.name) }

  var background: Layer? { cell.contentView.layer.sublayers.first { $0.name == PaperRippleLayers.background } }

  /// The background's opacity as it is shown; outside of a window its own.
  var backgroundOpacity: CGFloat? {
    guard let background else { return nil }
    return background.presentation()?.opacity ?? background.opacity
  }

  var circleLayers: [ShapeLayer] {
    var found: [ShapeLayer] = []
    for case let layer as ShapeLayer in cell.contentView.layer.sublayers where layer.name == PaperRippleLayers.circle {
      found.append(layer)
    }
    return found
  }

  /// The circles, the oldest first.
  var circles: [Circle] {
    circleLayers.map { layer in
      let shown = layer.presentation()
      let box = (shown?.path ?? Path()).box
      return Circle(
        center: CGPoint(x: box.midX, y: box.midY), diameter: box.width, opacity: shown?.opacity ?? .nan)
    }
  }

  /// Whether the circles are these, to a millionth.
  func shows(_ expected: [Circle], sourceLocation: SourceLocation = #_sourceLocation) {
    let found = circles
    #expect(found.count == expected.count, sourceLocation: sourceLocation)
    for (circle, expected) in zip(found, expected) {
      #expect(abs(circle.center.x - expected.center.x) < 1e-6, sourceLocation: sourceLocation)
      #expect(abs(circle.center.y - expected.center.y) < 1e-6, sourceLocation: sourceLocation)
      #expect(abs(circle.diameter - expected.diameter) < 1e-6, sourceLocation: sourceLocation)
      #expect(abs(circle.opacity - expected.opacity) < 1e-6, sourceLocation: sourceLocation)
    }
  }

  func shows(background: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(abs((backgroundOpacity ?? .nan) - background) < 1e-6, sourceLocation: sourceLocation)
  }
}

extension Path {
  /// The box around the points that lines and curves end at: for a circle, the square around it.
  var box: CGRect {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): points.append(point)
      case .close: break
      }
    }
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}
