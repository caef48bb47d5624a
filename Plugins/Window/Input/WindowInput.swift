import Foundation
import TableKit

/// What a person does to the window, in the scene's terms. Points are points of the scene.
enum WindowInput: Hashable {
  /// What became of fingers. The mouse, with its main button down, is one of them.
  case touches([TouchChange])
  /// The wheel was turned over a point.
  case wheel(at: CGPoint, delta: CGPoint)
  /// A key for the scene was pressed.
  case key(KeyEvent.Key, isShifted: Bool)
  /// The pointer is somewhere else, with no button down; `nil` if it has left the window.
  case pointer(CGPoint?)
  /// The adapter of a number, from 1 on, is to be switched on or off.
  case toggleAdapter(Int)
  /// The panel is to be shown or hidden.
  case togglePanel
  /// The window may have another size, or be on a display of another density.
  case resize
  /// The window's picture has to be shown again, although nothing in it has changed.
  case expose
  /// The window is to be closed.
  case close
}
