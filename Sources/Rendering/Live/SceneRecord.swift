import Foundation
import TableKit

/// All that was drawn of a scene, from back to front.
struct SceneRecord {
  /// A part of the picture in which content scrolls.
  struct ScrollRegion {
    /// The scroll view.
    let owner: ObjectIdentifier
    /// Its pixels.
    let area: PixelRect
    /// Where its content begins, in pixels.
    let anchor: CGPoint
    /// How the content is turned and scaled.
    let linearPart: CGAffineTransform
  }

  /// The picture's pixels.
  let bounds: PixelRect
  var items: [DrawnItem] = []
  var scrollRegions: [ScrollRegion] = []
  /// Whose text was drawn nearly where it belongs, since it moved.
  var movingOwners: Set<ObjectIdentifier> = []
}
