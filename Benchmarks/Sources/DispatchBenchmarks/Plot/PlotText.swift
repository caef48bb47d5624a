import Foundation
import TableKit

/// The words of a picture.
enum PlotText {
  /// Draws a line of text in the middle of a rectangle's height.
  @MainActor
  static func draw(
    _ text: String, size: CGFloat, weight: Font.Weight = .regular, color: Color = .black,
    alignment: TextAlignment = .left, in rect: CGRect, _ context: any DrawingContext
  ) {
    context.drawText(
      text, font: .systemFont(ofSize: size, weight: weight), color: color, alignment: alignment,
      lineBreakMode: .byTruncatingTail, numberOfLines: 1, in: rect)
  }

  /// A power of ten on an axis of times, `1 µs`.
  ///
  /// - Parameter nanoseconds: The time.
  static func tick(_ nanoseconds: Double) -> String {
    let units = [("ms", 1e6), ("µs", 1e3), ("ns", 1)]
    let unit = units.first { nanoseconds >= $0.1 * 0.999 } ?? ("ns", 1)
    return String(format: "%g", nanoseconds / unit.1) + " \(unit.0)"
  }
}
