import Foundation
import TableKit

/// Horizontal bars on a logarithmic axis, each with the spread of its repetitions.
@MainActor
struct CostBars {
  /// A bar.
  struct Bar: Sendable, Hashable {
    enum Kind: Sendable {
      case baseline, own, peer
    }

    let name: String
    let time: Spread
    let kind: Kind
  }

  private enum Measures {
    static let title: CGFloat = 46
    static let axis: CGFloat = 26
    static let row: CGFloat = 17
    static let bar: CGFloat = 11
    static let names: CGFloat = 290
    static let values: CGFloat = 70
    static let margin: CGFloat = 12
  }

  private let bars: [Bar]
  private let scale: LogarithmicScale
  private let width: CGFloat

  /// - Parameters:
  ///   - bars: The bars, from top to bottom.
  ///   - width: How wide it all is, in points.
  init(_ bars: [Bar], width: CGFloat) {
    self.bars = bars
    self.width = width
    scale = LogarithmicScale(
      covering: bars.flatMap { [$0.time.lower, $0.time.upper] },
      length: Double(width - 2 * Measures.margin - Measures.names - Measures.values))
  }

  /// How high it all is, in points.
  var height: CGFloat { bottom + Measures.axis }

  private var left: CGFloat { Measures.margin + Measures.names }
  private var bottom: CGFloat { Measures.title + Measures.row * CGFloat(bars.count) }

  /// Draws it, with its top left at the origin.
  func draw(in context: any DrawingContext) {
    drawHeader(in: context)
    drawGrid(in: context)
    for (index, bar) in bars.enumerated() {
      draw(bar, top: Measures.title + Measures.row * CGFloat(index), in: context)
    }
  }

  private func drawHeader(in context: any DrawingContext) {
    PlotText.draw(
      "What a call costs", size: 14, weight: .semibold, in: CGRect(x: Measures.margin, y: 8, width: 300, height: 18),
      context)
    var x = Measures.margin
    for (kind, name) in [(Bar.Kind.own, "Swivel and Swift"), (.baseline, "direct call"), (.peer, "other languages, C")]
    {
      context.fill(CGRect(x: x, y: 30, width: 9, height: 9), color: Self.color(of: kind))
      PlotText.draw(name, size: 10, in: CGRect(x: x + 13, y: 27, width: 120, height: 14), context)
      x += 130
    }
    PlotText.draw(
      "median; the line: from lower to upper quartile", size: 10, color: .gray, alignment: .right,
      in: CGRect(x: x, y: 27, width: width - x - Measures.margin, height: 14), context)
  }

  private func drawGrid(in context: any DrawingContext) {
    for value in scale.powers() {
      let x = left + CGFloat(scale.position(of: value))
      context.fill(
        CGRect(x: x - 0.25, y: Measures.title, width: 0.5, height: bottom - Measures.title), color: .lightGray)
      PlotText.draw(
        PlotText.tick(value), size: 10, color: .gray, alignment: .center,
        in: CGRect(x: x - 40, y: bottom + 4, width: 80, height: 14), context)
    }
  }

  private func draw(_ bar: Bar, top: CGFloat, in context: any DrawingContext) {
    let middle = top + Measures.row / 2
    PlotText.draw(
      bar.name, size: 10.5, alignment: .right,
      in: CGRect(x: Measures.margin, y: top, width: Measures.names - 8, height: Measures.row), context)
    let end = CGFloat(scale.position(of: bar.time.median))
    context.fill(
      CGRect(x: left, y: middle - Measures.bar / 2, width: max(end, 0.5), height: Measures.bar),
      color: Self.color(of: bar.kind))
    let lower = left + CGFloat(scale.position(of: bar.time.lower))
    let upper = left + CGFloat(scale.position(of: bar.time.upper))
    context.fill(CGRect(x: lower, y: middle - 0.5, width: max(upper - lower, 0.5), height: 1), color: .black)
    for x in [lower, upper] {
      context.fill(CGRect(x: x - 0.5, y: middle - 2.5, width: 1, height: 5), color: .black)
    }
    PlotText.draw(
      FigureText.time(bar.time.median), size: 10,
      in: CGRect(x: max(left + end, upper) + 6, y: top, width: Measures.values, height: Measures.row), context)
  }

  private static func color(of kind: Bar.Kind) -> Color {
    switch kind {
    case .baseline: .systemGray
    case .own: .systemBlue
    case .peer: .systemOrange
    }
  }
}
