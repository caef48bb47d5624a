import Foundation
import TableKit
import Testing

@testable import Rendering

@MainActor
@Suite("Drawing what animations show")
struct AnimatedSceneTests {
  private let window = Window(size: CGSize(width: 20, height: 10))
  private let red = Picture.Pixel(red: 255, green: 0, blue: 0)
  private let blue = Picture.Pixel(red: 0, green: 0, blue: 255)
  private let nothing = Picture.Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  private func plate(_ frame: CGRect, _ color: Color) -> View {
    let view = View(frame: frame)
    view.backgroundColor = color
    return view
  }

  /// The columns in which a row of pixels has a colour.
  private func columns(of pixel: Picture.Pixel, row: Int = 5) throws -> [Int] {
    let picture = try SceneRenderer().picture(of: window)
    return (0..<20).filter { picture[$0, row] == pixel }
  }

  @Test("A view is drawn where it is shown, with all in it")
  func movingView() throws {
    let view = plate(CGRect(x: 0, y: 0, width: 4, height: 10), .red)
    view.addSubview(plate(CGRect(x: 1, y: 0, width: 1, height: 10), .blue))
    window.addSubview(view)
    View.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 10 }
    #expect(try columns(of: red) == [0, 2, 3])
    window.clock.advance(by: 0.5)
    #expect(try columns(of: red) == [5, 7, 8])
    #expect(try columns(of: blue) == [6])
    window.clock.advance(by: 0.5)
    #expect(try columns(of: red) == [10, 12, 13])
  }

  @Test("A scroll view's content moves with the origin that is shown")
  func scrolling() throws {
    let scroll = ScrollView(frame: window.bounds)
    scroll.showsHorizontalScrollIndicator = false
    scroll.contentSize = CGSize(width: 100, height: 10)
    scroll.addSubview(plate(CGRect(x: 10, y: 0, width: 2, height: 10), .red))
    window.addSubview(scroll)
    View.animate(withDuration: 1, delay: 0, options: .curveLinear) { scroll.contentOffset.x = 8 }
    window.clock.advance(by: 0.5)
    #expect(try columns(of: red) == [6, 7])
    #expect(LayoutRecorder().record(of: window).contentOffset?.x == 4)
  }

  @Test("Layers are drawn in front of the view's own content and behind its subviews; a border in front of all")
  func layerOrder() throws {
    let view = ImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.image = Image(color: .green, size: CGSize(width: 20, height: 10))
    let shape = ShapeLayer()
    shape.path = Path(CGRect(x: 4, y: 0, width: 8, height: 10))
    shape.fillColor = .red
    view.layer.addSublayer(shape)
    view.addSubview(plate(CGRect(x: 6, y: 0, width: 2, height: 10), .blue))
    view.layer.borderWidth = 2
    view.layer.borderColor = .black
    window.addSubview(view)
    #expect(try columns(of: red) == [4, 5, 8, 9, 10, 11])
    #expect(try columns(of: blue) == [6, 7])
    #expect(try columns(of: Picture.Pixel(red: 0, green: 0, blue: 0)) == [0, 1, 18, 19])
    shape.isHidden = true
    #expect(try columns(of: red) == [])
  }

  @Test("A mask shows only what lies inside of its path, wherever that is shown")
  func mask() throws {
    let layer = Layer()
    layer.frame = CGRect(x: 2, y: 0, width: 16, height: 10)
    layer.backgroundColor = .red
    let mask = ShapeLayer()
    mask.path = Path(CGRect(x: 0, y: 0, width: 4, height: 10))
    layer.mask = mask
    window.layer.addSublayer(layer)
    #expect(try columns(of: red) == [2, 3, 4, 5])
    mask.add(
      BasicAnimation(keyPath: .position, fromValue: .zero, toValue: CGPoint(x: 4, y: 0), duration: 1), forKey: nil)
    window.clock.advance(by: 0.5)
    #expect(try columns(of: red) == [4, 5, 6, 7])
    mask.path = nil
    #expect(try columns(of: red) == [])
  }

  @Test("A layer's path, opacity and clipping are drawn as they are shown")
  func shapes() throws {
    let holder = Layer()
    holder.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    holder.masksToBounds = true
    let shape = ShapeLayer()
    shape.fillColor = .red
    shape.path = Path(CGRect(x: 0, y: 0, width: 20, height: 10))
    holder.addSublayer(shape)
    window.layer.addSublayer(holder)
    shape.add(
      BasicAnimation(keyPath: .path, fromValue: Path(CGRect(x: 0, y: 0, width: 0, height: 10)), duration: 2),
      forKey: "grow")
    window.clock.advance(by: 0.5)
    #expect(try columns(of: red) == Array(0..<5))
    window.clock.advance(by: 1.5)
    #expect(try columns(of: red) == Array(0..<10))
    holder.opacity = 0.5
    let pixel = try SceneRenderer().picture(of: window)[3, 3]
    #expect(pixel.red == 255 && (127...128).contains(pixel.alpha))
  }

  @Test("What a view draws is stretched while its size is animated")
  func stretching() throws {
    let view = ImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 10))
    view.contentMode = .center
    view.image = Image(color: .red, size: CGSize(width: 8, height: 10))
    window.addSubview(view)
    view.clipsToBounds = true
    View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 0, y: 0, width: 16, height: 10)
    }
    // The image fills the middle half of the final 16 points; of the 10 shown half way, it is 2.5 … 7.5.
    window.clock.advance(by: 0.5)
    #expect(try columns(of: red) == [3, 4, 5, 6])
    window.clock.advance(by: 0.5)
    #expect(try columns(of: red) == Array(4..<12))
  }

  @Test("A picture at a time is the same however the clock came there")
  func determinism() throws {
    func picture(_ steps: [TimeInterval]) throws -> Picture {
      let window = Window(size: CGSize(width: 60, height: 40))
      let view = plate(CGRect(x: 0, y: 0, width: 20, height: 10), .red)
      view.cornerRadius = 3
      window.addSubview(view)
      View.animate(withDuration: 1, delay: 0.1, usingSpringWithDamping: 0.4, initialSpringVelocity: 2) {
        view.center = CGPoint(x: 40, y: 30)
        view.transform = CGAffineTransform(rotationAngle: 1)
      }
      window.clock.schedule(after: 0.3) {
        View.animate(withDuration: 0.5) { view.alpha = 0.3 }
        View.animate(withDuration: 0.4, delay: 0, options: .beginFromCurrentState) { view.center.x = 10 }
      }
      for step in steps { window.clock.advance(by: step) }
      window.clock.advance(to: 0.4)
      return try SceneRenderer().picture(of: window)
    }
    let whole = try picture([])
    #expect(try picture([0.1, 0.05, 0.2]) == whole)
    #expect(try picture([TimeInterval](repeating: 0.013, count: 30)) == whole)
  }
}
