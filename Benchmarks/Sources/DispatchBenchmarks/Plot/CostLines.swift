import Foundation
import TableKit

/// Lines of cost against depth, both axes logarithmic.
@MainActor
struct CostLines {
  /// A measured point.
  struct Point: Sendable, Hashable {
    let depth: Int
    let time: Spread
  }

  /// A family of cases.
  struct Line: Sendable, Hashable {
    let name: String
    var points: [Point]
  }

  private enum Measures {
    static let title: CGFloat = 34
    static let axis: CGFloat = 40
    static let left: CGFloat = 76
    static let names: CGFloat = 260
    static let margin: CGFloat = 12
  }

  /// How high it is, in points.
  static let height: CGFloat = 280

  private static let colors: [Color] = [
    .systemOrange, .systemBrown, .systemGreen, .systemBlue, .systemPurple, .systemPink, .systemTeal,
  ]

  private let lines: [Line]
  private let depths: LogarithmicScale
  private let times: LogarithmicScale

  /// - Parameters:
  ///   - lines: The lines.
  ///   - width: How wide it all is, in points.
  init(_ lines: [Line], width: CGFloat) {
    self.lines = lines
    let points = lines.flatMap(\.points)
    depths = LogarithmicScale(
      covering: points.map { Double($0.depth) }, base: 2,
      length: Double(width - Measures.left - Measures.names - Measures.margin))
    times = LogarithmicScale(
      covering: points.flatMap { [$0.time.lower, $0.time.upper] },
      length: Double(Self.height - Measures.title - Measures.axis))
  }

  /// Draws it, with its top left at the origin.
  func draw(in context: any DrawingContext) {
    PlotText.draw(
      "Cost against depth", size: 14, weight: .semibold,
      in: CGRect(x: Measures.margin, y: 8, width: 300, height: 18), context)
    drawAxes(in: context)
    for (index, line) in lines.enumerated() {
      draw(line, color: Self.colors[index % Self.colors.count], in: context)
    }
    drawNames(in: context)
  }

  private func position(of point: Point) -> CGPoint { position(depth: Double(point.depth), time: point.time.median) }

  private func position(depth: Double, time: Double) -> CGPoint {
    CGPoint(
      x: Measures.left + CGFloat(depths.position(of: depth)),
      y: Measures.title + CGFloat(times.length - times.position(of: time)))
  }

  private func drawAxes(in context: any DrawingContext) {
    let right = Measures.left + CGFloat(depths.length)
    let bottom = Measures.title + CGFloat(times.length)
    for value in times.powers() {
      let y = position(depth: 1, time: value).y
      context.fill(CGRect(x: Measures.left, y: y - 0.25, width: right - Measures.left, height: 0.5), color: .lightGray)
      PlotText.draw(
        PlotText.tick(value), size: 10, color: .gray, alignment: .right,
        in: CGRect(x: 0, y: y - 8, width: Measures.left - 8, height: 16), context)
    }
    for value in depths.powers(of: 2) {
      let x = position(depth: value, time: 1).x
      context.fill(
        CGRect(x: x - 0.25, y: Measures.title, width: 0.5, height: bottom - Measures.title), color: .lightGray)
      PlotText.draw(
        String(format: "%.0f", value), size: 10, color: .gray, alignment: .center,
        in: CGRect(x: x - 20, y: bottom + 4, width: 40, height: 14), context)
    }
    PlotText.draw(
      "objects or interposers in between", size: 10, color: .gray, alignment: .center,
      in: CGRect(x: Measures.left, y: bottom + 19, width: right - Measures.left, height: 14), context)
  }

  private func draw(_ line: Line, color: Color, in context: any DrawingContext) {
    var path = Path()
    for point in line.points { path.addLine(to: position(of: point)) }
    context.stroke(path, color: color, lineWidth: 1.5)
    for point in line.points {
      let centre = position(of: point)
      context.fill(
        Path(ellipseIn: CGRect(x: centre.x - 2.5, y: centre.y - 2.5, width: 5, height: 5)), color: color)
      let upper = position(depth: Double(point.depth), time: point.time.upper).y
      let lower = position(depth: Double(point.depth), time: point.time.lower).y
      context.fill(CGRect(x: centre.x - 0.5, y: upper, width: 1, height: lower - upper), color: color)
    }
  }

  /// The names stand where the lines end, one below the other.
  private func drawNames(in context: any DrawingContext) {
    let right = Measures.left + CGFloat(depths.length) + 14
    let order = lines.indices.sorted { last(of: lines[$0]).y < last(of: lines[$1]).y }
    var top = Measures.title
    for index in order {
      let end = last(of: lines[index])
      let y = max(top, end.y - 8)
      let color = Self.colors[index % Self.colors.count]
      context.fill(CGRect(x: right, y: y + 7, width: 12, height: 2), color: color)
      PlotText.draw(
        lines[index].name, size: 10.5,
        in: CGRect(x: right + 17, y: y, width: Measures.names - 31, height: 16), context)
      top = y + 16
    }
  }

  private func last(of line: Line) -> CGPoint {
    line.points.last.map(position) ?? .zero
  }
}
