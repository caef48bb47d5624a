import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Coordinates and hit-testing")
struct ViewCoordinatesTests {
  /// A window of 320 × 100 with a view that fills it, turned by a quarter turn counterclockwise and scrolled to 30: its
  /// bounds are (0, 30, 100, 320); down in it is right on screen, right in it is up.
  func turned() -> (window: Window, outer: View) {
    let window = Window(size: CGSize(width: 320, height: 100))
    let outer = View()
    outer.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    outer.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    outer.bounds.origin = CGPoint(x: 0, y: 30)
    window.addSubview(outer)
    return (window, outer)
  }

  @Test("Points and rectangles go through a quarter turn and a scrolled origin exactly")
  func converting() {
    let (window, outer) = turned()
    #expect(outer.convert(CGPoint(x: 0, y: 30), to: window) == CGPoint(x: 0, y: 100))
    #expect(outer.convert(CGPoint(x: 100, y: 30), to: window) == CGPoint(x: 0, y: 0))
    #expect(outer.convert(CGPoint(x: 0, y: 130), to: nil) == CGPoint(x: 100, y: 100))
    #expect(outer.convert(CGPoint(x: 100, y: 100), from: nil) == CGPoint(x: 0, y: 130))
    #expect(
      outer.convert(CGRect(x: 0, y: 50, width: 100, height: 60), to: window)
        == CGRect(x: 20, y: 0, width: 60, height: 100))
    #expect(
      window.convert(CGRect(x: 20, y: 0, width: 60, height: 100), to: outer)
        == CGRect(x: 0, y: 50, width: 100, height: 60))
  }

  @Test("Between siblings and down to a descendant")
  func siblings() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let left = View(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let right = View(frame: CGRect(x: 50, y: 10, width: 20, height: 20))
    let deep = View(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    root.addSubview(left)
    root.addSubview(right)
    right.addSubview(deep)
    #expect(left.convert(CGPoint(x: 1, y: 2), to: right) == CGPoint(x: -39, y: 2))
    #expect(left.convert(CGPoint(x: 1, y: 2), to: deep) == CGPoint(x: -44, y: -3))
    #expect(deep.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 55, y: 15))
    #expect(root.convert(CGPoint(x: 55, y: 15), to: deep) == .zero)
    #expect(deep.convert(CGPoint(x: 1, y: 1), to: deep) == CGPoint(x: 1, y: 1))
    #expect(deep.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 56, y: 16))
    #expect(deep.convert(CGPoint(x: 56, y: 16), from: nil) == CGPoint(x: 1, y: 1))
  }

  @Test("In different trees, the roots' coordinates are the same")
  func differentTrees() {
    let first = View(frame: CGRect(x: 100, y: 0, width: 10, height: 10))
    let a = View(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
    first.addSubview(a)
    let second = View(frame: CGRect(x: 900, y: 0, width: 10, height: 10))
    let b = View(frame: CGRect(x: 2, y: 3, width: 5, height: 5))
    second.addSubview(b)
    #expect(a.convert(CGPoint(x: 1, y: 1), to: b) == CGPoint(x: 0, y: -1))
  }

  @Test("Through a scale of 0, everything becomes the middle")
  func singular() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let flat = View(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    flat.transform = CGAffineTransform(scaleX: 0, y: 0)
    root.addSubview(flat)
    #expect(root.convert(CGPoint(x: 77, y: 3), to: flat) == CGPoint(x: 5, y: 15))
    #expect(root.hitTest(CGPoint(x: 5, y: 15), with: nil) === root)
  }

  @Test("The frontmost view is found, through transforms")
  func hits() {
    let (window, outer) = turned()
    let row = View(frame: CGRect(x: 0, y: 50, width: 100, height: 60))
    outer.addSubview(row)
    let other = View(frame: CGRect(x: 0, y: 100, width: 100, height: 60))
    outer.addSubview(other)
    // On screen the row is at x 20 … 80, the other, in front, at 70 … 130.
    #expect(window.hitTest(CGPoint(x: 20, y: 50), with: nil) === row)
    #expect(window.hitTest(CGPoint(x: 69, y: 0.5), with: nil) === row)
    #expect(window.hitTest(CGPoint(x: 75, y: 50), with: nil) === other)
    #expect(window.hitTest(CGPoint(x: 10, y: 50), with: nil) === outer)
    #expect(window.hitTest(CGPoint(x: 320, y: 50), with: nil) == nil)
    #expect(window.hitTest(CGPoint(x: -1, y: 50), with: Event()) == nil)
  }

  @Test("Hidden, faint and disabled views let touches through, with all in them")
  func unreachable() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let front = View(frame: root.bounds)
    let child = View(frame: root.bounds)
    front.addSubview(child)
    root.addSubview(front)
    let point = CGPoint(x: 50, y: 50)
    #expect(root.hitTest(point, with: nil) === child)
    front.alpha = 0.009
    #expect(root.hitTest(point, with: nil) === root)
    front.alpha = 0.01
    #expect(root.hitTest(point, with: nil) === child)
    front.isHidden = true
    #expect(root.hitTest(point, with: nil) === root)
    front.isHidden = false
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === root)
    front.isUserInteractionEnabled = true
    child.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === front)
    root.isHidden = true
    #expect(root.hitTest(point, with: nil) == nil)
  }

  @Test("What hangs out of its superview cannot be touched unless that takes the point")
  func hangingOut() {
    final class Wide: View {
      override func point(inside point: CGPoint, with event: Event?) -> Bool {
        bounds.insetBy(dx: -50, dy: -50).contains(point)
      }
    }
    for wide in [false, true] {
      let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let middle = wide ? Wide() : View()
      middle.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      let child = View(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
      middle.addSubview(child)
      root.addSubview(middle)
      #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) === (wide ? child : root))
    }
  }

  @Test("Left and top edges belong to a view, right and bottom ones do not")
  func edges() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.point(inside: CGPoint(x: 0, y: 0), with: nil))
    #expect(!view.point(inside: CGPoint(x: 10, y: 5), with: nil))
    #expect(!view.point(inside: CGPoint(x: 5, y: 10), with: nil))
  }
}
