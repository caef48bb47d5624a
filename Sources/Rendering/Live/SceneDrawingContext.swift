import Foundation
import TableKit

/// What trees of views are drawn into: pixels, or a record of what is drawn.
@MainActor
protocol SceneDrawingContext: DrawingContext {
  /// Draws what `body` draws, and takes the state back that was before.
  func isolate(_ body: () -> Void)

  /// Draws what `body` draws as one picture, with an opacity. The state is the same afterwards.
  func drawGroup(alpha: CGFloat, _ body: () -> Void)

  /// Says that what is drawn next belongs to a view or a layer, until ``endOwner()``. The coordinates are those of its bounds.
  func beginOwner(_ owner: AnyObject, _ shown: LayerValues)

  /// Says that what is drawn next belongs to whom it belonged to before the latest ``beginOwner(_:_:)``.
  func endOwner()
}

extension CairoDrawingContext: SceneDrawingContext {
  func beginOwner(_ owner: AnyObject, _ shown: LayerValues) {
    if textMasks != nil { owners.append(ObjectIdentifier(owner)) }
  }

  func endOwner() {
    if textMasks != nil { owners.removeLast() }
  }
}
