import Foundation
import TestSupport
import Testing

@testable import Rendering

@Suite("Rectangles of pixels")
struct PixelRegionTests {
  @Test("A rectangle is rounded outwards to what it touches, inwards to what it covers, but for a hair")
  func rounding() {
    let rect = CGRect(x: 1.5, y: -0.25, width: 3, height: 2)
    #expect(PixelRect(rect, isOutward: true) == PixelRect(x: 1, y: -1, width: 4, height: 3))
    #expect(PixelRect(rect, isOutward: false) == PixelRect(x: 2, y: 0, width: 2, height: 1))
    let exact = CGRect(x: 2 - 1e-9, y: 3 + 1e-9, width: 4 + 2e-9, height: 5 - 1e-9)
    for isOutward in [true, false] {
      #expect(PixelRect(exact, isOutward: isOutward) == PixelRect(x: 2, y: 3, width: 4, height: 5))
    }
    #expect(PixelRect(CGRect(x: 0.2, y: 0, width: 0.5, height: 9), isOutward: false).isEmpty)
  }

  @Test("Intersections and unions")
  func combining() {
    let first = PixelRect(x: 0, y: 0, width: 10, height: 10)
    let second = PixelRect(x: 6, y: -3, width: 10, height: 5)
    #expect(first.intersection(second) == PixelRect(x: 6, y: 0, width: 4, height: 2))
    #expect(first.union(second) == PixelRect(x: 0, y: -3, width: 16, height: 13))
    #expect(first.intersection(PixelRect(x: 10, y: 0, width: 1, height: 1)).isEmpty)
    #expect(first.contains(PixelRect(x: 9, y: 9, width: 1, height: 1)))
    #expect(!first.contains(PixelRect(x: 9, y: 9, width: 2, height: 1)))
  }

  @Test("A region keeps within the picture, merges what lies close, and never loses a pixel")
  func region() {
    var region = PixelRegion(in: PixelRect(x: 0, y: 0, width: 100, height: 100))
    region.add(PixelRect(x: -5, y: 90, width: 10, height: 20))
    #expect(region.rects == [PixelRect(x: 0, y: 90, width: 5, height: 10)])
    region.add(PixelRect(x: 60, y: 0, width: 10, height: 10))
    #expect(region.rects.count == 2)
    // 20 × 10 are as many pixels as both.
    region.add(PixelRect(x: 70, y: 0, width: 10, height: 10))
    #expect(region.rects.contains(PixelRect(x: 60, y: 0, width: 20, height: 10)))
    #expect(region.area == 250)

    var generator = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      var region = PixelRegion(in: PixelRect(x: 0, y: 0, width: 40, height: 40))
      var wanted = Set<Int>()
      for _ in 0..<Int.random(in: 1...20, using: &generator) {
        let rect = PixelRect(
          x: .random(in: -5...39, using: &generator), y: .random(in: -5...39, using: &generator),
          width: .random(in: 0...12, using: &generator), height: .random(in: 0...12, using: &generator))
        region.add(rect)
        for y in max(rect.y, 0)..<max(min(rect.y + rect.height, 40), max(rect.y, 0)) {
          for x in max(rect.x, 0)..<max(min(rect.x + rect.width, 40), max(rect.x, 0)) { wanted.insert(y * 40 + x) }
        }
      }
      #expect(region.rects.count <= 6)
      for rect in region.rects {
        for y in rect.y..<rect.y + rect.height {
          for x in rect.x..<rect.x + rect.width { wanted.remove(y * 40 + x) }
        }
      }
      #expect(wanted.isEmpty)
    }
  }

  @Test("The longest ascent is as long as trying all says")
  func ascent() {
    func longest(_ numbers: [Int]) -> Int {
      var best = 0
      for mask in 0..<(1 << numbers.count) {
        var chosen: [Int] = []
        for (place, number) in numbers.enumerated() where mask >> place & 1 == 1 && number >= 0 {
          chosen.append(number)
        }
        if zip(chosen, chosen.dropFirst()).allSatisfy({ $0 < $1 }) { best = max(best, chosen.count) }
      }
      return best
    }
    #expect(SceneDifference.longestAscent([1, 2, 0]) == [true, true, false])
    #expect(SceneDifference.longestAscent([-1, -1]) == [false, false])
    #expect(SceneDifference.longestAscent([]) == [])
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let numbers = Array((-2..<8).shuffled(using: &generator).prefix(.random(in: 0...9, using: &generator)))
      let marks = SceneDifference.longestAscent(numbers)
      let chosen = zip(numbers, marks).filter(\.1).map(\.0)
      #expect(zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 })
      #expect(chosen.allSatisfy { $0 >= 0 })
      #expect(chosen.count == longest(numbers))
    }
  }
}
