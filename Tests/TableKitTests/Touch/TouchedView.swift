import Foundation
import TableKit

/// A view that writes down what it hears of touches, with its own name in front.
final class TouchedView: View {
  let name: String
  let log: TouchLog
  /// Done after something was written down.
  var onTouch: ((TouchedView, String) -> Void)?
  var passesOn = false

  init(_ name: String, frame: CGRect, log: TouchLog) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    note("began", touches)
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    note("moved", touches)
    if passesOn { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    note("ended", touches)
    if passesOn { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    note("cancelled", touches)
    if passesOn { super.touchesCancelled(touches, with: event) }
  }

  private func note(_ word: String, _ touches: Set<Touch>) {
    let identifiers = touches.map(\.identifier).sorted().map(String.init).joined(separator: ",")
    log.lines.append("\(name) \(word) \(identifiers)")
    onTouch?(self, word)
  }
}

/// What was written down, in order.
@MainActor
final class TouchLog {
  var lines: [String] = []

  /// What was written since this was last asked.
  func take() -> [String] {
    defer { lines.removeAll() }
    return lines
  }

  func note(_ line: String) {
    lines.append(line)
  }
}

extension GestureRecognizing {
  /// Writes down each action, with the state.
  func log(_ name: String, to log: TouchLog) {
    addAction { log.note("\(name) \($0.state)") }
  }
}
