import Foundation

extension View {
  /// What takes a point in this view's coordinates to the superview's.
  public var transformToSuperview: CGAffineTransform {
    let bounds = storedBounds
    let middle = CGPoint(x: bounds.minX + bounds.width / 2, y: bounds.minY + bounds.height / 2)
    if storedTransform.isIdentity {
      return CGAffineTransform(translationX: storedCenter.x - middle.x, y: storedCenter.y - middle.y)
    }
    return CGAffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(storedTransform)
      .concatenating(CGAffineTransform(translationX: storedCenter.x, y: storedCenter.y))
  }

  /// How many pixels the device has to a point along each axis: the window's, or 1 outside of one.
  public var displayScale: CGFloat {
    window?.scale ?? 1
  }

  /// What measures text for this view: the window's measurer, or an ``EstimatedTextMeasurer`` outside of one.
  public var textMeasurer: any TextMeasurer {
    window?.measurer ?? EstimatedTextMeasurer()
  }

  /// The coordinate nearest to the given one that falls on the edge of a device pixel; halves go up.
  ///
  /// This looks at the number only: for a view whose own origin falls on such an edge in the window.
  public func pixelAligned(_ coordinate: CGFloat) -> CGFloat {
    guard coordinate.isFinite else { return coordinate }
    let scale = displayScale
    let aligned = (coordinate * scale + 0.5).rounded(.down) / scale
    return aligned.isFinite ? aligned : coordinate
  }

  var computedFrame: CGRect {
    let size = storedBounds.size
    let transform = storedTransform
    if transform.isIdentity {
      return CGRect(
        x: storedCenter.x - size.width / 2, y: storedCenter.y - size.height / 2,
        width: size.width, height: size.height)
    }
    let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .applying(transform)
    return CGRect(
      x: storedCenter.x + box.minX, y: storedCenter.y + box.minY, width: box.width, height: box.height)
  }

  func changeCenter(to center: CGPoint) {
    guard center.isFinite, center != storedCenter else { return }
    let old = storedCenter
    storedCenter = center
    setNeedsDisplay()
    animateChange(of: .position, from: .point(old), to: .point(center))
  }

  func changeTransform(to transform: CGAffineTransform) {
    guard transform.isFinite, transform != storedTransform else { return }
    let old = storedTransform
    storedTransform = transform
    setNeedsDisplay()
    animateChange(of: .transform, from: .transform(old), to: .transform(transform))
  }

  /// Gives the bounds the size that suits the view best, and keeps the frame's top left corner where it is.
  func fitSize() {
    let corner = frame.origin
    bounds.size = sizeThatFits(storedBounds.size)
    let moved = frame.origin
    center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
  }

  func place(inFrame rect: CGRect) {
    guard rect.isFinite else { return }
    let rect = rect.standardized
    var size = storedBounds.size
    if storedTransform.isIdentity {
      size = rect.size
    } else if storedTransform.isInvertible {
      size = CGRect(origin: .zero, size: rect.size).applying(storedTransform.linearPart.inverted()).size
    }
    // A transform may carry a translation; the frame's middle stands that much beside the centre.
    center = CGPoint(x: rect.midX - storedTransform.tx, y: rect.midY - storedTransform.ty)
    bounds = CGRect(origin: storedBounds.origin, size: size)
  }

  func changeBounds(to newValue: CGRect) {
    guard newValue.isFinite else { return }
    let new = newValue.standardized
    let old = storedBounds
    guard new != old else { return }
    storedBounds = new
    setNeedsDisplay()
    animateChange(of: .bounds, from: .rect(old), to: .rect(new))
    if new.size != old.size {
      setNeedsLayout()
      if autoresizesSubviews { autoresizeSubviews(from: old.size, to: new.size) }
    }
    boundsDidChange(from: old)
  }
}
