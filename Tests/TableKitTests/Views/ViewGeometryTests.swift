import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Geometry of views")
struct ViewGeometryTests {
  @Test("A frame becomes bounds and centre")
  func frame() {
    let view = View(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(view.center == CGPoint(x: 60, y: 40))
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 50)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 50))
    #expect(view.center == CGPoint(x: 15, y: 25))
  }

  @Test("A quarter turn swaps the frame about the centre, and setting the frame swaps the bounds")
  func quarterTurn() {
    let view = View(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    view.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    #expect(view.frame == CGRect(x: 40, y: -10, width: 40, height: 100))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 320))
    #expect(view.center == CGPoint(x: 160, y: 50))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
  }

  @Test("A scale grows the frame about the centre")
  func scale() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.frame == CGRect(x: -5, y: -20, width: 20, height: 60))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 60)
    #expect(view.bounds.size == CGSize(width: 10, height: 20))
    #expect(view.center == CGPoint(x: 10, y: 30))
  }

  @Test("A translation in the transform moves the frame, not the centre")
  func translation() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.transform = CGAffineTransform(translationX: 5, y: 7)
    #expect(view.center == CGPoint(x: 5, y: 10))
    #expect(view.frame == CGRect(x: 5, y: 7, width: 10, height: 20))
    view.frame = CGRect(x: 100, y: 100, width: 10, height: 20)
    #expect(view.frame == CGRect(x: 100, y: 100, width: 10, height: 20))
    #expect(view.center == CGPoint(x: 100, y: 103))
  }

  @Test("A flat transform keeps the size when the frame is set")
  func singular() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(view.frame == CGRect(x: 5, y: 0, width: 0, height: 20))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(view.bounds.size == CGSize(width: 10, height: 20))
    #expect(view.center == CGPoint(x: 50, y: 50))
  }

  @Test("What is not finite leaves geometry as it is; negative sizes are turned round")
  func notFinite() {
    let view = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
    view.frame = .null
    view.bounds = CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1)
    view.center = CGPoint(x: CGFloat.nan, y: 0)
    view.transform = CGAffineTransform(rotationAngle: .nan)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    view.frame = CGRect(x: 10, y: 10, width: -4, height: -6)
    #expect(view.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
    view.bounds.size = CGSize(width: -8, height: 2)
    #expect(view.bounds.size == CGSize(width: 8, height: 2))
    #expect(View(frame: .infinite).frame == .zero)
    #expect(View(frame: .null).frame == .zero)
  }

  @Test("Bounds keep the centre")
  func bounds() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.bounds = CGRect(x: 3, y: 4, width: 20, height: 30)
    #expect(view.center == CGPoint(x: 5, y: 5))
    #expect(view.frame == CGRect(x: -5, y: -10, width: 20, height: 30))
  }

  @Test("Coordinates snap to device pixels, halves upwards")
  func pixels() {
    let view = View()
    #expect(view.pixelAligned(0.5) == 1)
    #expect(view.pixelAligned(-0.5) == 0)
    #expect(view.pixelAligned(-0.6) == -1)
    let window = Window(size: CGSize(width: 10, height: 10), scale: 2)
    window.addSubview(view)
    #expect(view.pixelAligned(0.3) == 0.5)
    #expect(view.pixelAligned(0.2) == 0)
    #expect(view.pixelAligned(7.75) == 8)
    #expect(view.pixelAligned(.infinity) == .infinity)
    #expect(view.pixelAligned(.greatestFiniteMagnitude) == .greatestFiniteMagnitude)
  }

  @Test("A window's scale and measurer reach its views")
  func windowValues() {
    struct Fixed: TextMeasurer {
      func size(
        of text: String, font: Font, width: CGFloat?, numberOfLines: Int, lineBreakMode: LineBreakMode
      ) -> CGSize { CGSize(width: 12.3, height: 4.1) }
    }
    let window = Window(size: CGSize(width: 10, height: 10), scale: 2, textMeasurer: Fixed())
    let label = Label()
    label.text = "x"
    #expect(label.displayScale == 1)
    window.addSubview(label)
    #expect(label.displayScale == 2)
    #expect(label.sizeThatFits(.zero) == CGSize(width: 12.5, height: 4.5))
    window.layoutIfNeeded()
    window.needsDisplay = false
    window.setDisplayScale(4)
    #expect(label.displayScale == 4)
    #expect(window.needsDisplay)
    #expect(label.sizeThatFits(.zero) == CGSize(width: 12.5, height: 4.25))
    for scale in [0, -1, .nan, .infinity] as [CGFloat] { window.setDisplayScale(scale) }
    #expect(window.displayScale == 4)
    #expect(Window(size: .zero, scale: -1).displayScale == 1)
    #expect(Window(size: .zero, scale: .nan).displayScale == 1)
  }
}
