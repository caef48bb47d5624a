import Foundation
import Testing

@testable import WindowCommand

@Suite("The sizes of a window on displays")
struct DisplayGeometryTests {
  @Test("Without a scale, a point has as many pixels as a unit, whatever display it is on")
  func density() {
    let once = DisplayGeometry(units: PixelSize(480, 640), pixels: PixelSize(480, 640), scale: nil)
    #expect(once.scale == 1)
    #expect(once.size == CGSize(width: 480, height: 640))
    #expect(once.pointsPerUnit == 1)
    let twice = DisplayGeometry(units: PixelSize(480, 640), pixels: PixelSize(960, 1280), scale: nil)
    #expect(twice.scale == 2)
    #expect(twice.size == CGSize(width: 480, height: 640))
    #expect(twice.pointsPerUnit == 1)
  }

  @Test("A desktop that wants everything larger has more units to a point, and so more pixels")
  func desktopScale() {
    let large = DisplayGeometry(
      units: PixelSize(720, 960), pixels: PixelSize(720, 960), scale: nil, desktopScale: 1.5)
    #expect(large.scale == 1.5)
    #expect(large.size == CGSize(width: 480, height: 640))
    #expect(large.pointsPerUnit == 480.0 / 720)
    let asked = DisplayGeometry(units: PixelSize(480, 640), pixels: PixelSize(480, 640), scale: 1, desktopScale: 1.5)
    #expect(asked.scale == 1)
    #expect(asked.size == CGSize(width: 480, height: 640))
  }

  @Test(
    "What a desktop wants is read from its resources, in quarters",
    arguments: [
      ("Xft.dpi:\t192", 2), ("*color: red\nXft.dpi: 144\nXft.hinting:\t1\n", 1.5), ("Xft.dpi:120.0", 1.25),
      ("Xft.dpi: 100", 1), ("Xft.dpi: 90", 1), ("Xft.dpi: -1", 1), ("Xft.dpi: 1e9", 8), ("Xft.dpi: nan", 1),
      ("Xft.dpi: x\nXft.dpi: 288", 3), ("Xft.dpis: 192", 1), ("", 1),
    ] as [(String, CGFloat)])
  func resources(text: String, scale: CGFloat) {
    #expect(DesktopScale.read(text) == scale)
  }

  @Test("A scale that is asked for stays, and points are more or fewer units")
  func scale() {
    let once = DisplayGeometry(units: PixelSize(960, 1280), pixels: PixelSize(960, 1280), scale: 2)
    #expect(once.size == CGSize(width: 480, height: 640))
    #expect(once.pointsPerUnit == 0.5)
    let thrice = DisplayGeometry(units: PixelSize(320, 427), pixels: PixelSize(960, 1281), scale: 2)
    #expect(thrice.scale == 2)
    #expect(thrice.size == CGSize(width: 480, height: 640.5))
    #expect(thrice.pointsPerUnit == 1.5)
  }

  @Test(
    "Parts of a pixel that a window cannot have do not make its density another one",
    arguments: [1, 1.25, 1.5, 4.0 / 3, 1.75, 2, 3])
  func rounding(density: CGFloat) {
    for width in stride(from: 201, through: 2001, by: 100) {
      let (width, height) = (CGFloat(width), CGFloat(width) * 0.75)
      // Rounded as they are, up or down.
      for rule in [FloatingPointRoundingRule.toNearestOrAwayFromZero, .up, .down] {
        let units = PixelSize(Int32(width), Int32(height))
        let pixels = PixelSize(
          Int32((width * density).rounded(rule)), Int32((CGFloat(units.height) * density).rounded(rule)))
        #expect(abs(DisplayGeometry.density(units: units, pixels: pixels) - density) < 1e-12)
      }
    }
  }

  @Test("A window's units are the scene's points times what it is told, at least one and at most what SDL takes")
  func units() {
    #expect(DisplayGeometry.units(CGSize(width: 320, height: 100.4), unitsPerPoint: 2) == (640, 201))
    #expect(DisplayGeometry.units(CGSize(width: 0.1, height: 1e9), unitsPerPoint: 1) == (1, 32_767))
  }
}
