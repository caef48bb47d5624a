import Foundation
import TableKit

/// A window of 1000 × 1000 points with 10,000 tiles of 10 × 10 points in it, in ten rows of ten plates, each of which holds a hundred.
@MainActor
struct TileTree {
  let window = Window(size: CGSize(width: 1000, height: 1000))

  init() {
    for row in 0..<10 {
      let strip = View(frame: CGRect(x: 0, y: row * 100, width: 1000, height: 100))
      window.addSubview(strip)
      for column in 0..<10 {
        let plate = View(frame: CGRect(x: column * 100, y: 0, width: 100, height: 100))
        strip.addSubview(plate)
        for index in 0..<100 {
          let tile = View(frame: CGRect(x: index % 10 * 10, y: index / 10 * 10, width: 10, height: 10))
          tile.tag = (row * 10 + column) * 100 + index
          plate.addSubview(tile)
        }
      }
    }
    window.layoutIfNeeded()
  }

  /// The tag of the tile at a point.
  func tag(at point: CGPoint) -> Int {
    let x = Int(point.x)
    let y = Int(point.y)
    return (y / 100 * 10 + x / 100) * 100 + y % 100 / 10 * 10 + x % 100 / 10
  }

  /// Goes from a view down to the frontmost one at a point, by their places alone.
  static func walk(_ view: View, to point: CGPoint) -> View? {
    guard view.bounds.contains(point) else { return nil }
    let subviews = view.subviews
    var index = subviews.count - 1
    while index >= 0 {
      let subview = subviews[index]
      let bounds = subview.bounds
      let center = subview.center
      let inside = CGPoint(
        x: point.x - center.x + bounds.minX + bounds.width / 2, y: point.y - center.y + bounds.minY + bounds.height / 2)
      if let found = walk(subview, to: inside) { return found }
      index -= 1
    }
    return view
  }
}
