import Foundation

/// How far content follows a finger that drags it past its edge: less and less, and never as far as the bounds are long.
///
/// With x the distance that the finger is past the edge, d the length of the bounds and c the coefficient, it follows by
///
///     (1 − 1/(x·c/d + 1))·d
///
/// The formula with c = 0.55 is what the community found to match devices.
///
/// ```swift
/// let band = RubberBand(dimension: 960)
/// band.displacement(forDrag: 5)    // 2.74
/// band.displacement(forDrag: 100)  // 52.02
/// ```
///
/// Both directions are alike: a negative distance is displaced by a negative one.
public struct RubberBand: Sendable, Hashable {
  /// The usual coefficient, 0.55.
  public static let standardCoefficient = 0.55

  /// The length of the bounds along the axis, in points; never negative.
  public let dimension: CGFloat
  /// How readily the content begins to follow: the part of the finger's first point by which it does.
  public let coefficient: Double

  /// A rubber band.
  ///
  /// - Parameters:
  ///   - dimension: The length of the bounds along the axis, in points; see ``MotionLimits``. Below 0 it counts as 0. In
  ///     bounds of length 0 nothing can be displaced.
  ///   - coefficient: How readily the content begins to follow, clamped to 0 … 1; what is not a number counts as the
  ///     standard one. At 0 nothing is displaced.
  public init(dimension: CGFloat, coefficient: Double = standardCoefficient) {
    self.dimension = CGFloat(max(MotionLimits.clamped(dimension), 0))
    self.coefficient = coefficient.isNaN ? Self.standardCoefficient : min(max(coefficient, 0), 1)
  }

  /// How far the content is displaced past its edge, in points.
  ///
  /// - Parameter drag: How far the finger is past the edge, in points; see ``MotionLimits``.
  public func displacement(forDrag drag: CGFloat) -> CGFloat {
    let pull = MotionLimits.clamped(drag) * coefficient
    let length = Double(dimension)
    guard length > 0 else { return 0 }
    // The formula, times (x·c + d)/(x·c + d), has nothing that cancels.
    return CGFloat(pull * (length / (abs(pull) + length)))
  }

  /// How far the finger is past the edge if the content is displaced by a distance: the inverse.
  ///
  /// It is needed where a drag begins while the content is still out of range.
  ///
  /// - Parameter displacement: How far the content is displaced past its edge, in points; see ``MotionLimits``.
  /// - Returns: The distance in points. For a displacement that no drag reaches, ``MotionLimits/magnitude`` with its sign.
  ///   0 if nothing can be displaced.
  public func drag(forDisplacement displacement: CGFloat) -> CGFloat {
    let displacement = MotionLimits.clamped(displacement)
    let length = Double(dimension)
    guard length > 0, coefficient > 0, displacement != 0 else { return 0 }
    guard abs(displacement) < length else {
      return displacement < 0 ? -MotionLimits.magnitude : MotionLimits.magnitude
    }
    let pull = displacement * (length / (length - abs(displacement)))
    return CGFloat(MotionLimits.clamped(CGFloat(pull / coefficient)))
  }

  /// How much of the finger's velocity the content has: the slope of ``displacement(forDrag:)``, c·d²/(x·c + d)².
  ///
  /// - Parameter drag: How far the finger is past the edge, in points; see ``MotionLimits``.
  /// - Returns: The coefficient at the edge, and ever less beyond it. 0 if nothing can be displaced.
  public func slope(atDrag drag: CGFloat) -> Double {
    let length = Double(dimension)
    guard length > 0 else { return 0 }
    let part = length / (abs(MotionLimits.clamped(drag)) * coefficient + length)
    return coefficient * part * part
  }

  /// The offset that content has while it is dragged: the dragged one within a range, and held back outside.
  ///
  /// - Parameters:
  ///   - dragged: The offset that the content would have without an edge, in points; see ``MotionLimits``.
  ///   - minimum: The least offset in range, in points; see ``MotionLimits``.
  ///   - maximum: The greatest offset in range, in points; below the least, it counts as that one.
  public func offset(forDragged dragged: CGFloat, minimum: CGFloat, maximum: CGFloat) -> CGFloat {
    let dragged = CGFloat(MotionLimits.clamped(dragged))
    let edge = Self.nearest(to: dragged, minimum: minimum, maximum: maximum)
    return dragged == edge ? dragged : edge + displacement(forDrag: dragged - edge)
  }

  /// The offset that content would have without an edge: the inverse of ``offset(forDragged:minimum:maximum:)``.
  ///
  /// - Parameters:
  ///   - offset: The offset, in points; see ``MotionLimits``.
  ///   - minimum: The least offset in range, in points; see ``MotionLimits``.
  ///   - maximum: The greatest offset in range, in points; below the least, it counts as that one.
  public func draggedOffset(forOffset offset: CGFloat, minimum: CGFloat, maximum: CGFloat) -> CGFloat {
    let offset = CGFloat(MotionLimits.clamped(offset))
    let edge = Self.nearest(to: offset, minimum: minimum, maximum: maximum)
    return offset == edge ? offset : edge + drag(forDisplacement: offset - edge)
  }

  /// The offset in a range that is nearest to another one.
  static func nearest(to offset: CGFloat, minimum: CGFloat, maximum: CGFloat) -> CGFloat {
    let minimum = CGFloat(MotionLimits.clamped(minimum))
    let maximum = max(CGFloat(MotionLimits.clamped(maximum)), minimum)
    return min(max(offset, minimum), maximum)
  }
}
