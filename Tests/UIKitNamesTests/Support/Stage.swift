import UIKitNames

/// A window with a controller's screen in it, and a finger.
@MainActor
final class Stage {
  let window: UIWindow

  init(_ controller: UIViewController, size: CGSize = CGSize(width: 320, height: 480)) {
    window = UIWindow(size: size, scale: 2)
    window.rootViewController = controller
    window.layoutIfNeeded()
  }

  /// Lets time pass, in seconds, in frames of a sixtieth.
  func wait(_ seconds: TimeInterval) {
    window.clock.advance(by: seconds)
    window.layoutIfNeeded()
  }

  /// Plays a gesture script and waits until it has ended.
  func play(_ script: String) throws {
    try window.play(script)
    window.layoutIfNeeded()
  }

  /// Taps the middle of a row, whatever the table's offset.
  func tap(row: Int, section: Int = 0, in table: UITableView) throws {
    window.layoutIfNeeded()
    let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: section)), to: nil)
    try play("tap \(rect.midX),\(rect.midY)")
    wait(0.5)
  }
}

extension UITableView {
  /// What the cells on screen say, from the top down.
  var shownTexts: [String] {
    layoutIfNeeded()
    return visibleCells.map { $0.textLabel?.text ?? "" }
  }
}
