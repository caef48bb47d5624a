import Foundation
import TableKit
import Testing

@testable import Rendering

@MainActor
@Suite("Film strips")
struct FilmStripTests {
  private func frame(_ color: Color, width: CGFloat = 2) throws -> Picture {
    let view = View(frame: CGRect(x: 0, y: 0, width: width, height: 3))
    view.backgroundColor = color
    return try SceneRenderer().picture(of: view)
  }

  @Test("Frames stand row by row; what is left over is transparent")
  func rows() throws {
    let frames = [try frame(.red), try frame(.blue), try frame(.green)]
    let strip = try #require(try Picture.filmStrip(of: frames, columns: 2))
    #expect(strip.pixelWidth == 4 && strip.pixelHeight == 6)
    for y in 0..<6 {
      for x in 0..<4 {
        let index = y / 3 * 2 + x / 2
        #expect(strip[x, y] == (index < 3 ? frames[index][0, 0] : Picture.Pixel(red: 0, green: 0, blue: 0, alpha: 0)))
      }
    }
    let row = try #require(try Picture.filmStrip(of: frames, columns: 100))
    #expect(row.pixelWidth == 6 && row.pixelHeight == 3)
    let column = try #require(try Picture.filmStrip(of: frames, columns: -1))
    #expect(column.pixelWidth == 2 && column.pixelHeight == 9)
  }

  @Test("There is none of no frames, and none of frames that differ in size")
  func none() throws {
    #expect(try Picture.filmStrip(of: [], columns: 2) == nil)
    #expect(try Picture.filmStrip(of: [try frame(.red), try frame(.red, width: 3)], columns: 2) == nil)
  }

  @Test("What is larger than a picture may be is refused")
  func limits() {
    #expect(throws: RenderingError.self) {
      try Picture.checkFilmStrip(of: 8, columns: 8, frame: (width: 5_000, height: 10), scale: 1)
    }
    #expect(throws: RenderingError.self) {
      try Picture.checkFilmStrip(of: .max, columns: 8, frame: (width: 10, height: 10), scale: 1)
    }
    #expect(throws: Never.self) {
      try Picture.checkFilmStrip(of: 8, columns: 8, frame: (width: 4_000, height: 10), scale: 1)
    }
  }
}
