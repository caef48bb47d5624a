import Foundation

/// What a view draws itself into.
///
/// Coordinates are those of the drawing view's bounds: points, y down. A context keeps a stack of states (transform and
/// clip); ``save()`` and ``restore()`` go in pairs. Coordinates that are not finite draw nothing.
@MainActor
public protocol DrawingContext: AnyObject {
  /// Fills a path by the nonzero winding rule. Open pieces are closed for it.
  func fill(_ path: Path, color: Color)

  /// Draws a path's outline, half of its width on either side.
  func stroke(_ path: Path, color: Color, style: StrokeStyle)

  /// Draws text in a rectangle.
  ///
  /// The lines stand as one block in the middle of the rectangle's height. No more lines are set than fit in that
  /// height, but at least one; text beyond the last line is shown as the line-break mode says.
  ///
  /// - Parameters:
  ///   - text: The text; line feeds begin new lines.
  ///   - font: What it is set in.
  ///   - color: Its colour.
  ///   - alignment: Where lines stand between the rectangle's left and right edge.
  ///   - lineBreakMode: What becomes of text that is too long.
  ///   - numberOfLines: How many lines are set at most; 0 for as many as fit.
  ///   - rect: The rectangle.
  func drawText(
    _ text: String, font: Font, color: Color, alignment: TextAlignment, lineBreakMode: LineBreakMode,
    numberOfLines: Int, in rect: CGRect)

  /// Draws an image, stretched to fill the rectangle.
  func drawImage(_ image: Image, in rect: CGRect)

  /// Puts a copy of the state (transform and clip) on the stack.
  func save()

  /// Takes the state back that the latest unmatched ``save()`` put away. Without one, nothing happens.
  func restore()

  /// Makes a transform come before the current one: what is drawn next goes through it first.
  func concatenate(_ transform: CGAffineTransform)

  /// Narrows the clip: what is drawn next shows only inside the path, and inside every clip before.
  func clip(to path: Path)
}

extension DrawingContext {
  /// Draws a path's outline in a line of the given width (points) with square ends and pointed corners.
  public func stroke(_ path: Path, color: Color, lineWidth: CGFloat) {
    stroke(path, color: color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Moves the origin of what is drawn next, by distances in points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect, color: Color) {
    fill(Path(rect), color: color)
  }

  /// Narrows the clip to a rectangle.
  public func clip(to rect: CGRect) {
    clip(to: Path(rect))
  }
}
