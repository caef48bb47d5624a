import Foundation
import TableKit

/// Finding the view under a finger, in a tree of 10,000 views; or walking over the views that have to be looked at for it, with
/// nothing asked of them but their places.
@MainActor
final class HitTestCase: BenchmarkCase {
  private let tree = TileTree()
  private let isBare: Bool
  private var points: [CGPoint] = []
  private var found: [View] = []
  private var next = 0

  /// - Parameter isBare: Whether nothing is asked of the views but their places.
  init(isBare: Bool = false) {
    self.isBare = isBare
    // All over the window, and none on an edge between two tiles.
    for index in 0..<64 {
      points.append(CGPoint(x: CGFloat(index * 37 % 100) * 10 + 3, y: CGFloat(index * 61 % 100) * 10 + 4))
    }
    found.reserveCapacity(points.count)
  }

  func prepare() {
    next = 0
    found.removeAll(keepingCapacity: true)
  }

  func run(_ iterations: Int) {
    for _ in 0..<iterations {
      let point = points[next]
      guard let view = isBare ? TileTree.walk(tree.window, to: point) : tree.window.hitTest(point, with: nil) else {
        continue
      }
      if found.count < points.count { found.append(view) }
      next = (next + 1) % points.count
    }
  }

  func fault(after iterations: Int) -> String? {
    for (index, view) in found.enumerated() {
      let expected = tree.tag(at: points[index])
      if view.tag != expected { return "tile \(view.tag) was found, not \(expected)" }
    }
    return found.count == min(iterations, points.count) ? nil : "only \(found.count) tiles were found"
  }
}
