import Foundation
import Testing

@testable import TableKit

@Suite("Rubber band")
struct RubberBandTests {
  @Test("In bounds of 960 points, 5 become 2.74 and 100 become 52.02")
  func knownNumbers() {
    let band = RubberBand(dimension: 960)
    #expect(band.coefficient == 0.55)
    #expect(abs(band.displacement(forDrag: 5) - 2.74) < 0.005)
    #expect(abs(band.displacement(forDrag: 100) - 52.02) < 0.005)
  }

  @Test("It is (1 − 1/(x·0.55/d + 1))·d, in both directions")
  func formula() {
    for dimension: CGFloat in [1, 320, 960] {
      let band = RubberBand(dimension: dimension)
      for x: CGFloat in [0, 0.25, 1, 10, 480, 5000] {
        let expected = (1 - 1 / (x * 0.55 / dimension + 1)) * dimension
        #expect(abs(band.displacement(forDrag: x) - expected) <= 1e-10)
        #expect(band.displacement(forDrag: -x) == -band.displacement(forDrag: x))
        #expect(band.displacement(forDrag: x) < dimension)
      }
    }
    // Half the bounds when x·c = d.
    #expect(RubberBand(dimension: 100, coefficient: 0.5).displacement(forDrag: 200) == 50)
  }

  @Test("The inverse takes back what was done")
  func inverse() {
    let band = RubberBand(dimension: 480)
    for x: CGFloat in [-700, -3, 0, 0.001, 12, 300, 10_000] {
      #expect(abs(band.drag(forDisplacement: band.displacement(forDrag: x)) - x) <= 1e-9)
    }
    #expect(band.drag(forDisplacement: 480) == MotionLimits.magnitude)
    #expect(band.drag(forDisplacement: -481) == -MotionLimits.magnitude)
  }

  @Test("The slope is that of the displacement, 0.55 at the edge")
  func slope() {
    let band = RubberBand(dimension: 320)
    #expect(band.slope(atDrag: 0) == 0.55)
    for x: CGFloat in [-400, -10, 5, 60, 900] {
      let difference = (band.displacement(forDrag: x + 1e-4) - band.displacement(forDrag: x - 1e-4)) / 2e-4
      #expect(abs(band.slope(atDrag: x) - Double(difference)) <= 1e-8)
    }
  }

  @Test("Within the range it does nothing; beyond, it holds back from the edge")
  func offsets() {
    let band = RubberBand(dimension: 960)
    #expect(band.offset(forDragged: 30, minimum: -20, maximum: 400) == 30)
    #expect(abs(band.offset(forDragged: -25, minimum: -20, maximum: 400) + 22.74) < 0.005)
    #expect(abs(band.offset(forDragged: 500, minimum: -20, maximum: 400) - 452.02) < 0.005)
    for dragged: CGFloat in [-500, -20, 0, 400, 401, 3000] {
      let offset = band.offset(forDragged: dragged, minimum: -20, maximum: 400)
      #expect(abs(band.draggedOffset(forOffset: offset, minimum: -20, maximum: 400) - dragged) <= 1e-8)
    }
    // A greatest offset below the least counts as the least.
    #expect(band.offset(forDragged: -20, minimum: -20, maximum: -300) == -20)
    #expect(abs(band.offset(forDragged: -15, minimum: -20, maximum: -300) + 17.26) < 0.005)
  }

  @Test("No bounds, no displacement; nonsense stays finite")
  func degenerate() {
    for dimension: CGFloat in [0, -5, .nan, -.infinity] {
      let band = RubberBand(dimension: dimension)
      #expect(band.dimension == 0)
      #expect(band.displacement(forDrag: 100) == 0)
      #expect(band.drag(forDisplacement: 100) == 0)
      #expect(band.slope(atDrag: 100) == 0)
      #expect(band.offset(forDragged: 500, minimum: 0, maximum: 400) == 400)
    }
    #expect(RubberBand(dimension: 100, coefficient: 0).displacement(forDrag: 9) == 0)
    #expect(RubberBand(dimension: 100, coefficient: 0).drag(forDisplacement: 9) == 0)
    #expect(RubberBand(dimension: 100, coefficient: .nan).coefficient == 0.55)
    #expect(RubberBand(dimension: 100, coefficient: 7).coefficient == 1)
    let numbers: [CGFloat] = [-.infinity, -1e300, -1, 0, 1e-300, 1, 1e300, .infinity, .nan]
    for dimension in numbers {
      let band = RubberBand(dimension: dimension)
      for number in numbers {
        #expect(band.displacement(forDrag: number).isFinite)
        #expect(band.drag(forDisplacement: number).isFinite)
        #expect(band.slope(atDrag: number).isFinite)
        for edge in numbers {
          #expect(band.offset(forDragged: number, minimum: edge, maximum: -edge).isFinite)
          #expect(band.draggedOffset(forOffset: number, minimum: edge, maximum: -edge).isFinite)
        }
      }
    }
    #expect(RubberBand(dimension: 100).displacement(forDrag: .nan) == 0)
    #expect(abs(RubberBand(dimension: 100).displacement(forDrag: .infinity) - 100) <= 1e-9)
  }
}
