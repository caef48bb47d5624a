public import Foundation

/// Recognises a finger that is dragged in from an edge of its view.
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// An edge of a view.
  public enum Edge: Sendable, Hashable, CaseIterable {
    case top, left, bottom, right
  }

  /// How near to the edge a finger has to be put down, in points.
  public nonisolated static let edgeWidth: CGFloat = 20

  /// The edge; the left one by default.
  open var edge = Edge.left

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    if state == .possible {
      for touch in touches where !isAtEdge(touch) {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  private func isAtEdge(_ touch: Touch) -> Bool {
    guard let view else { return false }
    let point = touch.location(in: view)
    let bounds = view.bounds
    let distance: CGFloat =
      switch edge {
      case .top: point.y - bounds.minY
      case .left: point.x - bounds.minX
      case .bottom: bounds.maxY - point.y
      case .right: bounds.maxX - point.x
      }
    return distance <= Self.edgeWidth
  }

  /// It fails for a finger that goes along the edge or out over it.
  override func begins(with movement: CGPoint) -> Bool {
    let (inwards, along): (CGFloat, CGFloat) =
      switch edge {
      case .top: (movement.y, movement.x)
      case .left: (movement.x, movement.y)
      case .bottom: (-movement.y, movement.x)
      case .right: (-movement.x, movement.y)
      }
    if inwards > abs(along) { return true }
    state = .failed
    return false
  }

  /// Others that are dragged wait until it is clear that this is no drag from the edge.
  open override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool {
    other is PanGestureRecognizer && !(other is ScreenEdgePanGestureRecognizer)
  }
}
