import Foundation
import Testing

@testable import TableKit

@Suite("Colours, fonts, paths, images, estimates")
struct DrawingValuesTests {
  @Test("Colours are clamped")
  func colors() {
    let color = Color(red: 2, green: -1, blue: .nan, alpha: 0.5)
    #expect([color.red, color.green, color.blue, color.alpha] == [1, 0, 0, 0.5])
    #expect(Color.opaqueSeparator == Color(red: 198 / 255, green: 198 / 255, blue: 200 / 255))
    #expect(Color(white: 0.25) == Color(red: 0.25, green: 0.25, blue: 0.25))
    #expect(Color.black.withAlphaComponent(0.3).alpha == 0.3)
  }

  @Test("Fonts have a positive size")
  func fonts() {
    #expect(Font(pointSize: -3).pointSize == 17)
    #expect(Font(pointSize: .nan).pointSize == 17)
    #expect(Font.boldSystemFont(ofSize: 12).weight == .bold)
    #expect(Font.Weight(rawValue: 5000).rawValue == 1000)
    #expect(Font.Weight.regular < .semibold)
    #expect(Font.body.withSize(3).pointSize == 3)
  }

  @Test("A rectangle goes round clockwise from its top left")
  func rectangle() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      path.elements == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 4, y: 2)), .line(to: CGPoint(x: 4, y: 6)),
        .line(to: CGPoint(x: 1, y: 6)), .close,
      ])
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test("A corner's curve comes within 3/10,000 of the circle")
  func roundedRectangle() throws {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 50)
    // The radius is half the shorter side. The first curve goes about (30, 10), from (30, 0) to (40, 10).
    guard case .curve(let end, let control1, let control2) = path.elements[2] else {
      Issue.record("expected a curve")
      return
    }
    let start = CGPoint(x: 30, y: 0)
    #expect(end == CGPoint(x: 40, y: 10))
    for step in 0...10 {
      let t = CGFloat(step) / 10
      let u = 1 - t
      let x = u * u * u * start.x + 3 * u * u * t * control1.x + 3 * u * t * t * control2.x + t * t * t * end.x
      let y = u * u * u * start.y + 3 * u * u * t * control1.y + 3 * u * t * t * control2.y + t * t * t * end.y
      let radius = ((x - 30) * (x - 30) + (y - 10) * (y - 10)).squareRoot()
      #expect(abs(radius - 10) < 0.003)
    }
    #expect(Path(roundedRect: CGRect(x: 0, y: 0, width: 4, height: 4), cornerRadius: 0).elements.count == 5)
  }

  @Test("A line needs a point to begin at")
  func currentPoint() {
    var path = Path()
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.elements == [.move(to: CGPoint(x: 1, y: 1))])
    var curve = Path()
    curve.addCurve(to: CGPoint(x: 3, y: 3), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
    #expect(curve.elements.first == .move(to: CGPoint(x: 1, y: 1)))
    path.addPath(curve)
    #expect(path.elements.count == 3)
    #expect(path.currentPoint == CGPoint(x: 3, y: 3))
  }

  @Test("Paths go through transforms")
  func transformed() {
    var path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 4))
    path = path.applying(CGAffineTransform(translationX: 10, y: 20))
    #expect(path.elements.first == .move(to: CGPoint(x: 11, y: 20)))
    #expect(path.currentPoint == CGPoint(x: 11, y: 20))
  }

  @Test("Images need four bytes a pixel")
  func images() throws {
    #expect(Image(pixelWidth: 1, pixelHeight: 1, pixels: [1, 2, 3]) == nil)
    #expect(Image(pixelWidth: 0, pixelHeight: 1, pixels: []) == nil)
    #expect(Image(pixelWidth: .max, pixelHeight: .max, pixels: []) == nil)
    #expect(Image(pixelWidth: 1, pixelHeight: 1, scale: .nan, pixels: [1, 2, 3, 4]) == nil)
    let image = try #require(Image(color: .red, size: CGSize(width: 1.2, height: 1), scale: 2))
    #expect(image.pixelWidth == 3 && image.pixelHeight == 2)
    #expect(image.size == CGSize(width: 1.5, height: 1))
    #expect(image.pixels.prefix(4) == [255, 0, 0, 255])
    #expect(Image(color: .red, size: CGSize(width: 1e9, height: 1)) == nil)
    #expect(Image(color: .red, size: CGSize(width: CGFloat.nan, height: 1)) == nil)
  }

  @Test(
    "The estimate wraps greedily",
    arguments: [
      ("", CGFloat?.none, 0, 0, 0), ("abc", nil, 1, 3, 1), ("ab\ncd", nil, 1, 2, 1), ("ab\ncde", nil, 0, 3, 2),
      ("aa bb cc", 55, 0, 8, 1), ("aaa bbb cccc", 45, 0, 7, 2), ("aaaaaaaaaaaa", 27.5, 0, 5, 3),
      ("aaa bbb ccc", 16.5, 2, 3, 2), ("abc", -5, 0, 0, 3), ("a\n\nb", 100, 0, 1, 3),
    ] as [(String, CGFloat?, Int, Int, Int)])
  func estimates(text: String, width: CGFloat?, numberOfLines: Int, columns: Int, lines: Int) {
    let size = EstimatedTextMeasurer().size(
      of: text, font: .systemFont(ofSize: 10), width: width, numberOfLines: numberOfLines,
      lineBreakMode: .byWordWrapping)
    #expect(abs(size.width - CGFloat(columns) * 5.5) < 1e-9)
    #expect(abs(size.height - CGFloat(lines) * 12) < 1e-9)
  }

  @Test("The estimate breaks between characters where asked to")
  func characterWrapping() {
    let size = EstimatedTextMeasurer().size(
      of: "aa bb cc", font: .boldSystemFont(ofSize: 10), width: 18, numberOfLines: 0, lineBreakMode: .byCharWrapping)
    // 8 characters of 6, 3 in a line.
    #expect(size == CGSize(width: 18, height: 36))
    let endless = EstimatedTextMeasurer().size(
      of: "aa bb cc", font: .systemFont(ofSize: 10), width: .infinity, numberOfLines: 0, lineBreakMode: .byCharWrapping)
    #expect(endless.height == 12)
  }
}
