import Foundation
import Testing

@testable import TableKit

@Suite("Pixel grid")
struct PixelGridTests {
  @Test("Offsets snap to the nearest device pixel, halves up")
  func snapping() {
    let single = PixelGrid(scale: 1)
    #expect(single.aligned(10.49) == 10)
    #expect(single.aligned(10.5) == 11)
    #expect(single.aligned(-10.5) == -10)
    let double = PixelGrid(scale: 2)
    #expect(double.aligned(10.2) == 10)
    #expect(double.aligned(10.25) == 10.5)
    #expect(double.aligned(CGPoint(x: 0.3, y: -0.3)) == CGPoint(x: 0.5, y: -0.5))
    let triple = PixelGrid(scale: 3)
    #expect(triple.aligned(0.4) == 1.0 / 3)
    for pixel in -30...30 { #expect(triple.aligned(CGFloat(pixel) / 3) == CGFloat(pixel) / 3) }
  }

  @Test("A scale that is none counts as 1; what is not finite stays as it is")
  func degenerate() {
    for scale: CGFloat in [0, -2, .nan, .infinity] { #expect(PixelGrid(scale: scale).scale == 1) }
    let grid = PixelGrid(scale: 2)
    #expect(grid.aligned(.infinity) == .infinity)
    #expect(grid.aligned(CGFloat.nan).isNaN)
    #expect(grid.aligned(.greatestFiniteMagnitude) == .greatestFiniteMagnitude)
  }
}
