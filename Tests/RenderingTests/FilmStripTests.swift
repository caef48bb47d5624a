import Foundation
import TableKit
import Testing

@testable import Rendering

@MainActor
@Suite("Film strips")
struct FilmStripTests {
  /// The rectangles of an SVG's filled paths, with their colours: what is drawn in each frame.
  private func filled(_ bytes: [UInt8]) throws -> [String] {
    let root = try #require(SVGDocument(bytes)?.root)
    return root.all("path").compactMap { path in
      guard let fill = path["style"].flatMap(SVGDocument.fill), let box = path["d"].flatMap(SVGDocument.box) else {
        return nil
      }
      return "\(fill) \(box)"
    }
  }

  /// A strip whose frames are plates of the colours, 4 × 6 points in a frame's corner.
  private func strip(_ colors: [Color], columns: Int, format: PictureFormat, scale: CGFloat = 1) throws -> [UInt8] {
    let strip = try FilmStrip(
      frameSize: CGSize(width: 10, height: 8), scale: scale, count: colors.count, columns: columns, format: format)
    for color in colors {
      strip.addFrame { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 6), color: color) }
    }
    #expect(strip.addedCount == colors.count)
    return try strip.bytes()
  }

  @Test("Frames as small as one likes have room in a row", arguments: [PictureFormat.svg, .pdf])
  func tiny(format: PictureFormat) throws {
    let strip = try FilmStrip(
      frameSize: CGSize(width: 320, height: 480), scale: 1e-18, count: 3, columns: 2, format: format)
    #expect(strip.addedCount == 0)
  }

  @Test("Frames stand row by row, in their own places")
  func rows() throws {
    let bytes = try strip([.red, .blue, .green], columns: 2, format: .svg, scale: 2)
    #expect(
      try filled(bytes) == [
        "rgb(100%,0%,0%) 0 0 8 12", "rgb(0%,0%,100%) 20 0 28 12", "rgb(0%,100%,0%) 0 16 8 28",
      ])
    let root = try #require(SVGDocument(bytes)?.root)
    #expect(root["viewBox"] == "0 0 40 32")
  }

  @Test("There are never more columns than frames, and never fewer than one", arguments: [(100, 3, 1), (-1, 1, 3)])
  func columns(wanted: Int, columns: Int, rows: Int) throws {
    let bytes = try strip([.red, .blue, .green], columns: wanted, format: .png)
    #expect(Array(bytes[16..<24]) == [0, 0, 0, UInt8(10 * columns), 0, 0, 0, UInt8(8 * rows)])
  }

  @Test("A frame shows nothing of what is drawn beside it, and its state is its own")
  func clipped() throws {
    let strip = try FilmStrip(frameSize: CGSize(width: 10, height: 8), count: 2, columns: 2, format: .svg)
    strip.addFrame {
      $0.save()
      $0.translateBy(x: 100, y: 0)
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 6), color: .red)
      $0.restore()
      $0.restore()
      $0.restore()
      $0.concatenate(CGAffineTransform(scaleX: 9, y: 9))
    }
    strip.addFrame { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 6), color: .blue) }
    strip.addFrame { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 6), color: .green) }
    #expect(strip.addedCount == 2)
    #expect(try filled(strip.bytes()) == ["rgb(0%,0%,100%) 10 0 14 6"])
  }

  private func shape(
    _ width: CGFloat, _ height: CGFloat, count: Int, format: PictureFormat = .png, scale: CGFloat = 1
  ) -> RenderingError? {
    do throws(RenderingError) {
      try FilmStrip.check(
        frameSize: CGSize(width: width, height: height), scale: scale, count: count, columns: 8, format: format)
      return nil
    } catch {
      return error
    }
  }

  @Test("A strip that would be too high has longer rows")
  func longerRows() throws {
    // 32767 pixels hold 655 frames of 50: a thousand need two columns.
    let strip = try FilmStrip(frameSize: CGSize(width: 1, height: 50), count: 1000, columns: 1, format: .png)
    #expect(strip.columns == 2)
    let bytes = try strip.bytes()
    // 500 rows of 50 are 25000, which is 0x61A8.
    #expect(Array(bytes[16..<24]) == [0, 0, 0, 2, 0, 0, 0x61, 0xA8])
    // 1000 frames of the default size fit in all formats, though 125 rows of 480 do not.
    for format in PictureFormat.allCases { #expect(shape(320, 480, count: 1000, format: format) == nil) }
  }

  @Test("What is larger than a picture may be is refused, as the strip that was asked for")
  func limits() {
    #expect(
      shape(5_000, 10, count: 8) == .tooManyPixels(size: CGSize(width: 40_000, height: 10), scale: 1))
    #expect(shape(4_000, 10, count: 8) == nil)
    #expect(
      shape(5_000, 4_000, count: 1000) == .tooManyPixels(size: CGSize(width: 40_000, height: 500_000), scale: 1))
    #expect(
      shape(1_000, 1_000, count: 1000, format: .pdf, scale: 2)
        == .tooLong(size: CGSize(width: 8_000, height: 125_000), scale: 2, format: .pdf))
    #expect(shape(10, 10, count: .max) != nil)
    #expect(shape(0, 10, count: 1) == .invalidSize(CGSize(width: 0, height: 10)))
  }
}
