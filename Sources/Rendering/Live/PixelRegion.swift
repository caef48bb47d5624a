/// Pixels of a picture as a few rectangles, which may hold some more than were asked for.
struct PixelRegion {
  /// The rectangles; none is empty.
  private(set) var rects: [PixelRect] = []
  private let bounds: PixelRect

  /// The most rectangles there are: drawing each walks through the whole scene.
  private static let mostRects = 6
  /// Two rectangles become one where that has at most this many times the pixels of both.
  private static let tolerance = 1.25

  /// No pixels, of a picture.
  init(in bounds: PixelRect) {
    self.bounds = bounds
  }

  /// How many pixels there are.
  var area: Int {
    var area = 0
    for rect in rects { area += rect.area }
    return area
  }

  /// Adds the pixels of a rectangle that are in the picture.
  mutating func add(_ rect: PixelRect) {
    var added = rect.intersection(bounds)
    guard !added.isEmpty else { return }
    var index = 0
    while index < rects.count {
      if rects[index].contains(added) { return }
      let union = rects[index].union(added)
      if Double(union.area) <= Self.tolerance * Double(rects[index].area + added.area) {
        // It may reach others now.
        rects.remove(at: index)
        added = union
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(added)
    if rects.count > Self.mostRects { mergeNearest() }
  }

  /// Makes one of the two rectangles whose union adds the fewest pixels.
  private mutating func mergeNearest() {
    var best = (first: 0, second: 1, growth: Int.max)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let growth = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
        if growth < best.growth { best = (first, second, growth) }
      }
    }
    let union = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    add(union)
  }
}
