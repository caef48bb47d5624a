import Foundation
import TableKit
import Testing

@testable import Rendering

@MainActor
@Suite("Images that are shown")
struct ShownImageTests {
  /// Two by one pixels: opaque red, and green of opacity 51.
  private func image() throws -> Image {
    try #require(Image(pixelWidth: 2, pixelHeight: 1, pixels: [255, 0, 0, 255, 0, 255, 0, 51]))
  }

  @Test("Where an image of 2 × 1 points stands in 10 × 10, by the mode")
  func modes() throws {
    let image = try #require(Image(color: .red, size: CGSize(width: 2, height: 1)))
    let expected: [(ImageView.ContentMode, CGRect)] = [
      (.scaleToFill, CGRect(x: 0, y: 0, width: 10, height: 10)),
      (.scaleAspectFit, CGRect(x: 0, y: 2.5, width: 10, height: 5)),
      (.scaleAspectFill, CGRect(x: -5, y: 0, width: 20, height: 10)),
      (.center, CGRect(x: 4, y: 4.5, width: 2, height: 1)),
      (.top, CGRect(x: 4, y: 0, width: 2, height: 1)), (.bottom, CGRect(x: 4, y: 9, width: 2, height: 1)),
      (.left, CGRect(x: 0, y: 4.5, width: 2, height: 1)), (.right, CGRect(x: 8, y: 4.5, width: 2, height: 1)),
      (.topLeft, CGRect(x: 0, y: 0, width: 2, height: 1)), (.topRight, CGRect(x: 8, y: 0, width: 2, height: 1)),
      (.bottomLeft, CGRect(x: 0, y: 9, width: 2, height: 1)), (.bottomRight, CGRect(x: 8, y: 9, width: 2, height: 1)),
    ]
    #expect(expected.count == ImageView.ContentMode.allCases.count)
    let view = ImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.image = image
    for (mode, rect) in expected {
      view.contentMode = mode
      // In SVG the image is placed by one matrix, of its own pixels.
      let root = try #require(SVGDocument(SceneRenderer().bytes(of: view, as: .svg))?.root)
      func text(_ number: CGFloat) -> String { String(format: "%g", number) }
      let matrix = "matrix(\(text(rect.width / 2)),0,0,\(text(rect.height)),\(text(rect.minX)),\(text(rect.minY)))"
      let transform = root.all("use").compactMap { $0["transform"] }.first
      #expect(transform == matrix || (transform == nil && matrix == "matrix(1,0,0,1,0,0)"), "\(mode)")
    }
  }

  @Test("A template is shown in the view's colour, by its shape")
  func template() throws {
    let view = ImageView(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
    view.image = try image().withRenderingMode(.alwaysTemplate)
    view.tintColor = .blue
    func pixels() throws -> [Picture.Pixel] {
      let picture = try SceneRenderer().picture(of: view)
      return [picture[0, 0], picture[1, 0]]
    }
    let blue = [Picture.Pixel(red: 0, green: 0, blue: 255), Picture.Pixel(red: 0, green: 0, blue: 255, alpha: 51)]
    #expect(try pixels() == blue)
    #expect(try pixels() == blue)
    view.tintColor = Color(red: 1, green: 1, blue: 1, alpha: 0.2)
    // 0.2 of 255 is 51, and of 51 it is 10.2.
    #expect(
      try pixels() == [
        Picture.Pixel(red: 255, green: 255, blue: 255, alpha: 51),
        Picture.Pixel(red: 255, green: 255, blue: 255, alpha: 10),
      ])
    for mode in [Image.RenderingMode.automatic, .alwaysOriginal] {
      view.image = try image().withRenderingMode(mode)
      #expect(
        try pixels() == [
          Picture.Pixel(red: 255, green: 0, blue: 0), Picture.Pixel(red: 0, green: 255, blue: 0, alpha: 51),
        ])
    }
  }

  @Test("Copies of an image are equal, and so are images of the same pixels")
  func equality() throws {
    let first = try image()
    let second = try image()
    #expect(first == second && first.hashValue == second.hashValue)
    #expect(first != first.withRenderingMode(.alwaysTemplate))
    #expect(first != first.withTintColor(.red))
    #expect(first.withTintColor(.green).pixels == [0, 255, 0, 255, 0, 255, 0, 51])
  }

  @Test("An image that is drawn several times stands in a file once", arguments: [PictureFormat.svg, .pdf])
  func once(format: PictureFormat) throws {
    var seed: UInt32 = 1
    let noise = (0..<40_000).map { index -> UInt8 in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return index % 4 == 3 ? 255 : UInt8(seed >> 24)
    }
    let image = try #require(Image(pixelWidth: 100, pixelHeight: 100, pixels: noise))
    func size(_ count: Int) throws -> Int {
      try PictureRenderer(size: CGSize(width: 100, height: 100)).bytes(as: format) { context in
        for index in 0..<count { context.drawImage(image, in: CGRect(x: index * 10, y: 0, width: 10, height: 10)) }
      }.count
    }
    // Noise cannot be made smaller than 30,000 bytes.
    let once = try size(1)
    #expect(once > 30_000)
    #expect(try size(9) < once + 15_000)
  }

  @Test("Cells show images beside their texts, in all formats")
  func cells() throws {
    let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    cell.imageView?.image = Image(color: .red, size: CGSize(width: 30, height: 20))
    cell.textLabel?.text = "Ann"
    let window = Window(size: CGSize(width: 200, height: 44), textMeasurer: PangoTextMeasurer())
    window.addSubview(cell)
    let picture = try SceneRenderer().picture(of: window)
    // 16 points from the edge, in the middle of the height.
    let red = Picture.Pixel(red: 255, green: 0, blue: 0)
    #expect(picture[16, 12] == red && picture[45, 31] == red)
    #expect(picture[15, 12] != red && picture[46, 20] != red && picture[20, 11] != red && picture[20, 32] != red)
    for format in [PictureFormat.svg, .pdf] {
      #expect(try SceneRenderer().bytes(of: window, as: format).count > 500)
    }
    let root = try #require(SVGDocument(SceneRenderer().bytes(of: window, as: .svg))?.root)
    #expect(root.all("use").compactMap { $0["transform"] } == ["matrix(1,0,0,1,16,12)"])
  }

  @Test("A thumbnail fits, in whole pixels, and is never larger than the image")
  func thumbnails() throws {
    let image = try #require(Image(color: .red, size: CGSize(width: 40, height: 30)))
    let small = try #require(image.preparingThumbnail(of: CGSize(width: 20, height: 20), scale: 2))
    #expect(small.pixelWidth == 40 && small.pixelHeight == 30 && small.size == CGSize(width: 20, height: 15))
    #expect(small.pixels == image.pixels)
    #expect(image.preparingThumbnail(of: CGSize(width: 100, height: 31)) == image)
    let thin = try #require(image.preparingThumbnail(of: CGSize(width: 1000, height: 0.1)))
    #expect(thin.pixelWidth == 1 && thin.pixelHeight == 1)
    for size in [CGSize(width: 0, height: 1), CGSize(width: CGFloat.nan, height: 1), CGSize(width: 1, height: -1)] {
      #expect(image.preparingThumbnail(of: size) == nil)
    }
  }
}
