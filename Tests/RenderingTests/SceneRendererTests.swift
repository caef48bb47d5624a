import Foundation
import TableKit
import Testing

@testable import Rendering

@MainActor
@Suite("Drawing scenes")
struct SceneRendererTests {
  private let red = Picture.Pixel(red: 255, green: 0, blue: 0)
  private let blue = Picture.Pixel(red: 0, green: 0, blue: 255)
  private let white = Picture.Pixel(red: 255, green: 255, blue: 255)
  private let nothing = Picture.Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  private func plate(_ frame: CGRect, _ color: Color) -> View {
    let view = View(frame: frame)
    view.backgroundColor = color
    return view
  }

  /// Checks that exactly the pixels in `columns` × `rows` are `inside`, and all others `outside`.
  private func expect(
    _ picture: Picture, columns: Range<Int>, rows: Range<Int>, inside: Picture.Pixel, outside: Picture.Pixel,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var wrong: [(Int, Int)] = []
    for y in 0..<picture.pixelHeight {
      for x in 0..<picture.pixelWidth {
        let expected = columns.contains(x) && rows.contains(y) ? inside : outside
        if picture[x, y] != expected { wrong.append((x, y)) }
      }
    }
    #expect(wrong.isEmpty, "wrong pixels: \(wrong.prefix(5))", sourceLocation: sourceLocation)
  }

  @Test("A plate covers exactly its pixels", arguments: [1.0, 2, 3])
  func plate(scale: CGFloat) throws {
    let root = View(frame: CGRect(x: 7, y: 7, width: 12, height: 10))
    root.addSubview(plate(CGRect(x: 2, y: 3, width: 4, height: 5), .red))
    let picture = try SceneRenderer().picture(of: root, scale: scale)
    let factor = Int(scale)
    #expect(picture.pixelWidth == 12 * factor && picture.pixelHeight == 10 * factor)
    expect(
      picture, columns: 2 * factor..<6 * factor, rows: 3 * factor..<8 * factor, inside: red, outside: nothing)
  }

  @Test("A quarter turn swaps the sides about the centre")
  func quarterTurn() throws {
    for turns in [1, -1, 3] {
      let root = plate(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
      let turned = plate(CGRect(x: 0, y: 0, width: 12, height: 4), .red)
      turned.transform = CGAffineTransform(rotationAngle: CGFloat(turns) * .pi / 2)
      turned.center = CGPoint(x: 7, y: 10)
      root.addSubview(turned)
      // 12 wide and 4 high about (7, 10) becomes 4 wide and 12 high: 5 … 9 and 4 … 16.
      expect(try SceneRenderer().picture(of: root), columns: 5..<9, rows: 4..<16, inside: red, outside: white)
    }
  }

  @Test("Content is turned with its view: what stood at the left comes to stand at the bottom")
  func turnedContent() throws {
    let root = plate(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
    let turned = View(frame: CGRect(x: 0, y: 0, width: 12, height: 4))
    turned.addSubview(plate(CGRect(x: 1, y: 0, width: 2, height: 4), .red))
    turned.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    turned.center = CGPoint(x: 10, y: 10)
    root.addSubview(turned)
    // The turned view fills 8 … 12 and 4 … 16; its x runs upwards from 16, so 1 … 3 becomes 13 … 15.
    expect(try SceneRenderer().picture(of: root), columns: 8..<12, rows: 13..<15, inside: red, outside: white)
  }

  @Test("The origin of the bounds moves what is shown, of the drawn view as of those in it")
  func boundsOrigin() throws {
    let root = plate(CGRect(x: 0, y: 0, width: 10, height: 10), .white)
    root.bounds.origin = CGPoint(x: 5, y: 0)
    let middle = View(frame: CGRect(x: 6, y: 1, width: 6, height: 6))
    middle.bounds.origin = CGPoint(x: 0, y: 20)
    middle.addSubview(plate(CGRect(x: 1, y: 22, width: 2, height: 3), .red))
    root.addSubview(middle)
    // (6 + 1 − 5, 1 + 22 − 20) = (2, 3).
    expect(try SceneRenderer().picture(of: root), columns: 2..<4, rows: 3..<6, inside: red, outside: white)
  }

  @Test("Later subviews stand in front; hidden and fully transparent ones are not drawn")
  func order() throws {
    let root = plate(CGRect(x: 0, y: 0, width: 4, height: 4), .white)
    root.addSubview(plate(CGRect(x: 0, y: 0, width: 4, height: 4), .red))
    root.addSubview(plate(CGRect(x: 1, y: 1, width: 2, height: 2), .blue))
    let hidden = plate(CGRect(x: 0, y: 0, width: 4, height: 4), .green)
    hidden.isHidden = true
    root.addSubview(hidden)
    let transparent = plate(CGRect(x: 0, y: 0, width: 4, height: 4), .green)
    transparent.alpha = 0
    root.addSubview(transparent)
    expect(try SceneRenderer().picture(of: root), columns: 1..<3, rows: 1..<3, inside: blue, outside: red)
    root.isHidden = true
    expect(try SceneRenderer().picture(of: root), columns: 0..<4, rows: 0..<4, inside: nothing, outside: nothing)
  }

  @Test("Opacity holds for a view with all in it, as one picture")
  func group() throws {
    let root = plate(CGRect(x: 0, y: 0, width: 6, height: 2), .white)
    let group = View(frame: CGRect(x: 0, y: 0, width: 6, height: 2))
    group.alpha = 0.6
    group.addSubview(plate(CGRect(x: 0, y: 0, width: 4, height: 2), .red))
    group.addSubview(plate(CGRect(x: 2, y: 0, width: 2, height: 2), .blue))
    root.addSubview(group)
    let picture = try SceneRenderer().picture(of: root)
    // 0.6 of the colour and 0.4 of white, 0.4 · 255 = 102. The red behind the blue does not shine through.
    #expect(picture[1, 1] == Picture.Pixel(red: 255, green: 102, blue: 102))
    #expect(picture[3, 1] == Picture.Pixel(red: 102, green: 102, blue: 255))
    #expect(picture[5, 1] == white)
  }

  @Test("Opacities multiply along the tree")
  func nestedOpacity() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    let outer = View(frame: root.bounds)
    outer.alpha = 0.6
    let inner = plate(root.bounds, Color.red.withAlphaComponent(0.5))
    outer.addSubview(inner)
    root.addSubview(outer)
    let pixel = try SceneRenderer().picture(of: root)[0, 0]
    // 0.3 · 255 = 76.5
    #expect(pixel.red == 255 && (76...77).contains(pixel.alpha))
  }

  @Test("A clipping view cuts what it draws and holds; another does not")
  func clipping() throws {
    for clips in [true, false] {
      let root = plate(CGRect(x: 0, y: 0, width: 10, height: 10), .white)
      let window = View(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
      window.clipsToBounds = clips
      window.addSubview(plate(CGRect(x: 1, y: -5, width: 20, height: 8), .red))
      root.addSubview(window)
      // In the root the red plate is 3 … 23 × −3 … 5; the window 2 … 6 × 2 … 6.
      expect(
        try SceneRenderer().picture(of: root), columns: clips ? 3..<6 : 3..<10, rows: clips ? 2..<5 : 0..<5,
        inside: red, outside: white)
    }
  }

  @Test("A turned view clips along its turned edges")
  func turnedClipping() throws {
    let root = plate(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
    let turned = View(frame: CGRect(x: 0, y: 0, width: 12, height: 4))
    turned.clipsToBounds = true
    turned.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    turned.center = CGPoint(x: 10, y: 10)
    turned.addSubview(plate(CGRect(x: -50, y: -50, width: 100, height: 100), .red))
    root.addSubview(turned)
    expect(try SceneRenderer().picture(of: root), columns: 8..<12, rows: 4..<16, inside: red, outside: white)
  }

  @Test("Rounded corners are those of the background, and of what a clipping view holds")
  func corners() throws {
    let root = plate(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
    let round = plate(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
    round.cornerRadius = 8
    root.addSubview(round)
    let corners = [(0, 0), (19, 0), (0, 19), (19, 19)]
    // A pixel's far corner lies (8 − 1)·√2 = 9.9 from the arc's centre: beyond the radius of 8.
    var picture = try SceneRenderer().picture(of: root)
    for (x, y) in corners { #expect(picture[x, y] == white) }
    #expect(picture[0, 10] == red && picture[10, 0] == red && picture[10, 10] == red)
    round.addSubview(plate(round.bounds, .blue))
    picture = try SceneRenderer().picture(of: root)
    for (x, y) in corners { #expect(picture[x, y] == blue) }
    round.clipsToBounds = true
    picture = try SceneRenderer().picture(of: root)
    for (x, y) in corners { #expect(picture[x, y] == white) }
    #expect(picture[0, 10] == blue && picture[10, 10] == blue)
  }

  @Test("An edge within a pixel covers it in part")
  func partialPixels() throws {
    let root = plate(CGRect(x: 0, y: 0, width: 3, height: 1), .white)
    root.addSubview(plate(CGRect(x: 0.5, y: 0, width: 1, height: 1), .black))
    let picture = try SceneRenderer().picture(of: root)
    #expect((127...128).contains(picture[0, 0].red) && (127...128).contains(picture[1, 0].red))
    #expect(picture[2, 0] == white)
    // Twice as fine, the edges fall on the grid.
    expect(
      try SceneRenderer().picture(of: root, scale: 2), columns: 1..<3, rows: 0..<2,
      inside: Picture.Pixel(red: 0, green: 0, blue: 0), outside: white)
  }

  @Test("A scale of 0 hides a view and harms nothing else")
  func singularTransforms() throws {
    let root = plate(CGRect(x: 0, y: 0, width: 6, height: 6), .white)
    let flat = plate(CGRect(x: 0, y: 0, width: 6, height: 6), .blue)
    flat.transform = CGAffineTransform(scaleX: 1, y: 0)
    flat.alpha = 0.5
    flat.addSubview(plate(CGRect(x: 0, y: 0, width: 6, height: 6), .green))
    root.addSubview(flat)
    let enormous = plate(CGRect(x: 0, y: 0, width: 6, height: 6), .blue)
    enormous.transform = CGAffineTransform(scaleX: 1e300, y: 1)
    root.addSubview(enormous)
    root.addSubview(plate(CGRect(x: 1, y: 2, width: 3, height: 2), .red))
    expect(try SceneRenderer().picture(of: root), columns: 1..<4, rows: 2..<4, inside: red, outside: white)
  }

  @Test("Views far larger than any picture show what reaches into it")
  func enormousViews() throws {
    for size in [1e6, 1e9, 1e15, 1e300] {
      let root = plate(CGRect(x: 0, y: 0, width: 8, height: 8), .white)
      let enormous = View(frame: CGRect(x: -size, y: 2, width: size + 5, height: 3))
      enormous.bounds.origin = .zero
      enormous.backgroundColor = .red
      enormous.clipsToBounds = true
      root.addSubview(enormous)
      // Its right edge, at −size + size + 5, is exact only for the first ones; with 1e300 the 5 is lost to rounding.
      let right = Int(-size + (size + 5))
      expect(
        try SceneRenderer().picture(of: root), columns: 0..<max(right, 0), rows: 2..<5, inside: red, outside: white)
    }
  }

  @Test("What a view does to the state while it draws ends with it")
  func stateIsTakenBack() throws {
    let root = plate(CGRect(x: 0, y: 0, width: 6, height: 6), .white)
    let careless = View(frame: CGRect(x: 1, y: 1, width: 4, height: 4))
    let drawing = DrawingView(frame: careless.bounds) { context in
      for _ in 0..<5 { context.restore() }
      context.save()
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.translateBy(x: 100, y: 100)
    }
    careless.addSubview(drawing)
    drawing.addSubview(plate(CGRect(x: 1, y: 1, width: 2, height: 2), .red))
    root.addSubview(careless)
    expect(try SceneRenderer().picture(of: root), columns: 2..<4, rows: 2..<4, inside: red, outside: white)
  }

  @Test("The tree is laid out before it is drawn")
  func layout() throws {
    let root = LayingOutView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    root.addSubview(plate(.zero, .red))
    expect(try SceneRenderer().picture(of: root), columns: 0..<4, rows: 0..<4, inside: red, outside: nothing)
  }

  @Test("A window's scale is the picture's, unless another is given")
  func windowScale() throws {
    let window = Window(size: CGSize(width: 5, height: 4), scale: 3)
    #expect(try SceneRenderer().picture(of: window).pixelWidth == 15)
    #expect(try SceneRenderer().picture(of: window, scale: 1).pixelWidth == 5)
  }
}

/// A view that draws by a closure.
final class DrawingView: View {
  private let body: @MainActor (any DrawingContext) -> Void

  init(frame: CGRect, _ body: @escaping @MainActor (any DrawingContext) -> Void) {
    self.body = body
    super.init(frame: frame)
  }

  override func draw(in context: any DrawingContext) {
    body(context)
  }
}

private final class LayingOutView: View {
  override func layoutSubviews() {
    for subview in subviews { subview.frame = bounds }
  }
}
