import Foundation

@testable import TableKit

/// A window, three screens that log their calls, and a navigation controller with the first of them.
@MainActor
class NavigationStage {
  let log = ControllerLog()
  let window = Window(size: CGSize(width: 320, height: 480))
  let a: LoggedController
  let b: LoggedController
  let c: LoggedController
  let navigation: NavigationController

  init() {
    a = LoggedController("A", log)
    b = LoggedController("B", log)
    c = LoggedController("C", log)
    navigation = NavigationController(rootViewController: a)
  }

  /// Puts the navigation controller into the window, and forgets what was logged of it.
  func show() {
    window.rootViewController = navigation
    _ = log.take()
  }
}
