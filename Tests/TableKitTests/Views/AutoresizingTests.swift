import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Autoresizing")
struct AutoresizingTests {
  /// Resizes a superview of 100 × 100 to 200 × 100 and returns where its subview, at first at (10, 10, 30, 40), stands.
  func frame(_ mask: AutoresizingMask, transform: CGAffineTransform = .identity) -> CGRect {
    let outer = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = View()
    inner.transform = transform
    inner.frame = CGRect(x: 10, y: 10, width: 30, height: 40)
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.frame.size.width = 200
    return inner.frame
  }

  @Test("Without options, size and place stay")
  func none() {
    #expect(frame([]) == CGRect(x: 10, y: 10, width: 30, height: 40))
  }

  @Test("One option takes all of the change")
  func single() {
    #expect(frame(.flexibleWidth) == CGRect(x: 10, y: 10, width: 130, height: 40))
    #expect(frame(.flexibleLeftMargin) == CGRect(x: 110, y: 10, width: 30, height: 40))
    #expect(frame(.flexibleRightMargin) == CGRect(x: 10, y: 10, width: 30, height: 40))
    #expect(frame([.flexibleHeight, .flexibleTopMargin]) == CGRect(x: 10, y: 10, width: 30, height: 40))
  }

  @Test("Several share it in proportion: left 10, width 30, right 60")
  func proportional() {
    #expect(
      frame([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        == CGRect(x: 20, y: 10, width: 60, height: 40))
    // 10 and 30: a quarter and three quarters of the 100.
    #expect(frame([.flexibleLeftMargin, .flexibleWidth]) == CGRect(x: 35, y: 10, width: 105, height: 40))
  }

  @Test("Under a quarter turn, width is what it is on screen")
  func turned() {
    let outer = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let inner = View()
    inner.transform = CGAffineTransform(quarterTurns: 3)
    inner.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    outer.frame = CGRect(x: 0, y: 0, width: 480, height: 120)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 480, height: 120))
    #expect(inner.bounds.size == CGSize(width: 120, height: 480))
  }

  @Test("A view that stands askew keeps its size and moves")
  func askew() {
    let outer = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = View(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    inner.transform = CGAffineTransform(rotationAngle: 0.3)
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    outer.frame.size.width = 200
    #expect(inner.bounds.size == CGSize(width: 20, height: 20))
    #expect(abs(inner.center.x - 100) < 1e-9)
    #expect(abs(inner.center.y - 50) < 1e-9)
  }

  @Test("A size never becomes negative, and grows from nothing evenly")
  func degenerate() {
    let outer = View(frame: CGRect(x: 0, y: 0, width: 100, height: 0))
    let inner = View(frame: CGRect(x: 10, y: 0, width: 50, height: 0))
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleHeight]
    outer.addSubview(inner)
    outer.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
    #expect(inner.frame == CGRect(x: 10, y: 15, width: 0, height: 15))
  }

  @Test("It can be turned off, and happens for a resized window too")
  func switchedOff() {
    let window = Window(size: CGSize(width: 100, height: 100))
    let inner = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(inner)
    window.frame.size = CGSize(width: 50, height: 60)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
    window.autoresizesSubviews = false
    window.frame.size = CGSize(width: 10, height: 10)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
  }
}
