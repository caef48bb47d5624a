import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("The tree of layers")
struct LayerTreeTests {
  private let window = Window(size: CGSize(width: 100, height: 100))

  @Test("A view's layer has the view's values, both ways, and is made when it is asked for")
  func facade() {
    let view = View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layerIfMade == nil)
    let layer = view.layer
    #expect(view.layer === layer && view.layerIfMade === layer)
    #expect(layer.frame == view.frame && layer.position == view.center && layer.bounds == view.bounds)
    layer.opacity = 0.5
    layer.backgroundColor = .red
    layer.cornerRadius = 4
    layer.masksToBounds = true
    layer.isHidden = true
    layer.transform = CGAffineTransform(scaleX: 2, y: 2)
    layer.position = CGPoint(x: 1, y: 2)
    layer.bounds.size = CGSize(width: 8, height: 9)
    layer.anchorPoint = .zero
    #expect(view.alpha == 0.5 && view.backgroundColor == .red && view.cornerRadius == 4)
    #expect(view.clipsToBounds && view.isHidden && view.transform.a == 2)
    #expect(view.center == CGPoint(x: 1, y: 2) && view.bounds.size == CGSize(width: 8, height: 9))
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
  }

  @Test("A view that nobody asks for its layer has none, whatever becomes of it")
  func noLayer() {
    let view = View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    view.alpha = 0.5
    View.performWithoutAnimation { view.center.x += 1 }
    View.animate(withDuration: 0) { view.center.x += 1 }
    window.clock.advance(by: 1)
    _ = view.shownValues
    _ = view.hitTest(.zero, with: nil)
    view.removeFromSuperview()
    #expect(view.layerIfMade == nil)
  }

  @Test("A layer whose view is gone is empty")
  func orphan() {
    var view: View? = View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let layer = view?.layer
    view = nil
    #expect(layer?.bounds == .zero && layer?.opacity == 0 && layer?.presentation() == nil)
  }

  @Test("Layers stand in one place only, and never in themselves")
  func places() {
    let first = Layer()
    let second = Layer()
    let third = Layer()
    first.addSublayer(second)
    first.addSublayer(third)
    first.insertSublayer(third, at: 0)
    #expect(first.sublayers.map(ObjectIdentifier.init) == [third, second].map(ObjectIdentifier.init))
    second.addSublayer(third)
    #expect(first.sublayers.count == 1 && third.superlayer === second)
    third.addSublayer(first)
    first.addSublayer(first)
    #expect(third.sublayers.isEmpty && first.sublayers.count == 1 && first.superlayer == nil)
    let view = View(frame: .zero)
    first.addSublayer(view.layer)
    #expect(first.sublayers.count == 1)
    first.insertSublayer(third, at: 99)
    #expect(first.sublayers.last === third && second.sublayers.isEmpty)
    third.removeFromSuperlayer()
    third.removeFromSuperlayer()
    #expect(third.superlayer == nil)
  }

  @Test("A mask stands in one layer only, and is no layer that contains what it masks")
  func masks() {
    let outer = ShapeLayer()
    let inner = ShapeLayer()
    let mask = ShapeLayer()
    outer.addSublayer(inner)
    inner.mask = outer
    #expect(inner.mask == nil && outer.superlayer == nil)
    inner.mask = inner
    #expect(inner.mask == nil)
    inner.mask = mask
    #expect(mask.superlayer === inner)
    outer.mask = mask
    #expect(inner.mask == nil && outer.mask === mask && mask.superlayer === outer)
    outer.addSublayer(mask)
    #expect(outer.mask == nil && mask.superlayer === outer && outer.sublayers.last === mask)
  }

  @Test("A frame gives position and size about the anchor, under a quarter turn too")
  func frames() {
    let layer = Layer()
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 10, y: 60) && layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    layer.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // About (10, 60), what pointed right points down and what pointed up points right.
    #expect(layer.frame == CGRect(x: 10, y: 60, width: 40, height: 30))
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 6)
    #expect(layer.bounds.size == CGSize(width: 6, height: 8) && layer.frame == CGRect(x: 0, y: 0, width: 8, height: 6))
  }
}
