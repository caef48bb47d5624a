import Foundation

/// The way a table scrolls.
package enum Axis: String, CaseIterable {
  /// Up and down, as tables do.
  case vertical
  /// Sideways: the table is turned by a quarter, and adapters turn its cells and headers upright.
  case horizontal

  /// The adapters that a table of this axis needs, the one next to the conformers first.
  package var adapters: [String] {
    switch self {
    case .vertical: []
    case .horizontal: ["rotated-cells", "rotated-headers"]
    }
  }

  /// The size of a picture where none is asked for, in points.
  package var defaultSize: CGSize {
    switch self {
    case .vertical: CGSize(width: 320, height: 480)
    case .horizontal: CGSize(width: 480, height: 160)
    }
  }
}
