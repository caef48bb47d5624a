import TableKit

/// What controllers have heard, in order.
@MainActor
final class ControllerLog {
  private var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// What was heard since this was last asked.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that writes down what it hears, with its own name in front.
final class LoggedController: ViewController {
  let name: String
  let log: ControllerLog
  /// Done after something was written down.
  var onCall: ((LoggedController, String) -> Void)?

  init(_ name: String, _ log: ControllerLog) {
    self.name = name
    self.log = log
    super.init()
  }

  private func note(_ call: String) {
    log.note("\(name) \(call)")
    onCall?(self, call)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear \(animated)")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear \(animated)")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear \(animated)")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear \(animated)")
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    note("willMove \(parent == nil ? "out" : "in")")
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    note("didMove \(parent == nil ? "out" : "in")")
  }
}
