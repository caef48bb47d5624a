import Foundation
import TableKit
import Testing

@testable import Rendering

@MainActor
@Suite("Drawing with cairo")
struct DrawingContextTests {
  private let black = Picture.Pixel(red: 0, green: 0, blue: 0)
  private let nothing = Picture.Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  /// A transparent picture of `width` × `height` points at scale 1, drawn by `body`.
  private func picture(
    _ width: CGFloat, _ height: CGFloat, _ body: @escaping @MainActor (any DrawingContext) -> Void
  ) throws -> Picture {
    try SceneRenderer().picture(of: DrawingView(frame: CGRect(x: 0, y: 0, width: width, height: height), body))
  }

  /// The pixels that are neither transparent nor missing, as `(x, y)` texts, row by row.
  private func covered(_ picture: Picture) -> [String] {
    (0..<picture.pixelHeight).flatMap { y in
      (0..<picture.pixelWidth).filter { picture[$0, y].alpha > 0 }.map { "\($0),\(y)" }
    }
  }

  @Test("Fills by the nonzero rule")
  func windingRule() throws {
    let picture = try picture(7, 7) { context in
      var path = Path(CGRect(x: 0, y: 0, width: 7, height: 7))
      path.addRect(CGRect(x: 2, y: 2, width: 3, height: 3))  // the same way round: it stays filled
      context.fill(path, color: .black)
    }
    #expect(covered(picture).count == 49)
  }

  @Test("A stroke lies half on either side of its path")
  func stroke() throws {
    let picture = try picture(8, 8) { context in
      context.stroke(Path(CGRect(x: 2, y: 2, width: 4, height: 4)), color: .black, lineWidth: 2)
    }
    // From 1 to 7, with a hole from 3 to 5.
    var expected: [String] = []
    for y in 1..<7 {
      for x in 1..<7 where !((3..<5).contains(x) && (3..<5).contains(y)) { expected.append("\(x),\(y)") }
    }
    #expect(covered(picture) == expected)
  }

  @Test("The pen goes through the transform")
  func scaledStroke() throws {
    let picture = try picture(8, 8) { context in
      context.concatenate(CGAffineTransform(scaleX: 4, y: 2))
      var line = Path()
      line.move(to: CGPoint(x: 1, y: 0))
      line.addLine(to: CGPoint(x: 1, y: 1))
      context.stroke(line, color: .black, lineWidth: 1)
    }
    // About x = 4, four wide; from 0 to 2.
    #expect(covered(picture) == ["2,0", "3,0", "4,0", "5,0", "2,1", "3,1", "4,1", "5,1"])
  }

  @Test("Clips narrow each other, and are taken back")
  func clips() throws {
    let picture = try picture(6, 6) { context in
      context.save()
      context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4))
      context.clip(to: CGRect(x: 3, y: 3, width: 3, height: 3))
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 6), color: .black)
      context.restore()
      context.fill(CGRect(x: 5, y: 5, width: 1, height: 1), color: .black)
    }
    #expect(covered(picture) == ["3,3", "5,5"])
  }

  @Test("Nothing shows in an empty clip")
  func emptyClips() throws {
    let paths = [
      Path(), Path(CGRect(x: 9, y: 0, width: 2, height: 2)),
      Path(CGRect(x: CGFloat.nan, y: 0, width: 2, height: 2)),
      Path(CGRect(x: 1, y: 1, width: 0, height: 3)),
    ]
    for path in paths {
      let picture = try picture(4, 4) { context in
        context.clip(to: path)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4), color: .black)
      }
      #expect(covered(picture).isEmpty)
    }
  }

  @Test("Numbers that are none draw nothing, and harm nothing")
  func notFinite() throws {
    let picture = try picture(4, 4) { context in
      for number in [CGFloat.nan, .infinity, -.infinity] {
        context.fill(CGRect(x: number, y: 0, width: 4, height: 4), color: .black)
        var line = Path()
        line.move(to: CGPoint(x: 0, y: number))
        line.addLine(to: CGPoint(x: 4, y: 4))
        context.stroke(line, color: .black, lineWidth: 1)
        context.stroke(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), color: .black, lineWidth: number)
        context.drawText(
          "x", font: .body, color: .black, alignment: .left, lineBreakMode: .byClipping, numberOfLines: 1,
          in: CGRect(x: 0, y: 0, width: number, height: 4))
        context.save()
        context.concatenate(CGAffineTransform(scaleX: number, y: 1))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4), color: .black)
        context.restore()
      }
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1), color: .black)
    }
    #expect(covered(picture) == ["1,1"])
  }

  @Test("An image's pixels fall on the picture's, with their opacity")
  func image() throws {
    let image = try #require(
      Image(
        pixelWidth: 2, pixelHeight: 2,
        pixels: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 200, 100, 0, 51]))
    let picture = try picture(4, 4) { $0.drawImage(image, in: CGRect(x: 1, y: 1, width: 2, height: 2)) }
    #expect(covered(picture) == ["1,1", "2,1", "1,2", "2,2"])
    #expect(picture[1, 1] == Picture.Pixel(red: 255, green: 0, blue: 0))
    #expect(picture[2, 1] == Picture.Pixel(red: 0, green: 255, blue: 0))
    #expect(picture[1, 2] == Picture.Pixel(red: 0, green: 0, blue: 255))
    // 51 is a fifth: 200 and 100 are stored as 40 and 20.
    #expect(picture[2, 2] == Picture.Pixel(red: 200, green: 100, blue: 0, alpha: 51))
  }

  @Test("A stretched image fills its rectangle to the edges")
  func stretchedImage() throws {
    let image = try #require(Image(color: .black, size: CGSize(width: 1, height: 1)))
    let picture = try picture(8, 6) { $0.drawImage(image, in: CGRect(x: 1, y: 1, width: 6, height: 4)) }
    #expect(covered(picture).count == 24)
    for y in 1..<5 { for x in 1..<7 { #expect(picture[x, y] == black) } }
  }
}
