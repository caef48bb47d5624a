import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Alerts")
struct AlertControllerTests {
  private let window = Window(size: CGSize(width: 320, height: 480), scale: 2)
  private let root = LoggedController("root", ControllerLog())
  private let log = Calls()

  @MainActor
  private final class Calls {
    var calls: [String] = []
    var faults: [String] = []
  }

  init() {
    window.rootViewController = root
    window.onFault = { [log] in log.faults.append($0.description) }
  }

  private func alert(_ style: AlertController.Style = .alert) -> AlertController {
    let alert = AlertController(title: "Delete all?", message: "They are gone then.", preferredStyle: style)
    alert.addAction(AlertAction(title: "Delete", style: .destructive) { [log] _ in log.calls.append("delete") })
    alert.addAction(AlertAction(title: "Cancel", style: .cancel) { [log] _ in log.calls.append("cancel") })
    return alert
  }

  private func button(_ title: String, in view: View) -> Button? {
    if let button = view as? Button, button.title(for: .normal) == title { return button }
    for subview in view.subviews {
      if let found = button(title, in: subview) { return found }
    }
    return nil
  }

  private func middle(of title: String, in alert: AlertController) throws -> CGPoint {
    window.layoutIfNeeded()
    let found = try #require(button(title, in: alert.view))
    return found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: nil)
  }

  @Test func anAlertGoesWithTheScreenThatPresentsIt() {
    let alert = alert()
    root.present(alert, animated: false)
    let next = LoggedController("next", ControllerLog())
    window.rootViewController = next
    #expect(root.presentedViewController == nil)
    #expect(alert.presentingViewController == nil)
    #expect(alert.view.window == nil)
    #expect(window.subviews == [next.view])
  }

  @Test func aScreenThatIsDismissedWhileItLoadsNeverAppears() {
    let log = ControllerLog()
    let screen = LoggedController("screen", log)
    screen.onCall = { controller, call in
      if call == "viewDidLoad" { controller.dismiss(animated: false) }
    }
    root.present(screen, animated: false)
    #expect(!log.take().contains("screen viewWillAppear false"))
    #expect(screen.view.window == nil)
    #expect(root.presentedViewController == nil)
    screen.onCall = nil
    root.present(screen, animated: false)
    #expect(log.take() == ["screen viewWillAppear false", "screen viewDidAppear false"])
  }

  @Test func anAlertCanBeInspected() {
    let alert = alert()
    alert.addTextField { $0.placeholder = "Name" }
    root.present(alert, animated: false) { [log] in log.calls.append("presented") }
    #expect(log.calls == ["presented"])
    #expect(root.presentedViewController === alert)
    #expect(alert.presentingViewController === root)
    #expect(alert.title == "Delete all?")
    #expect(alert.message == "They are gone then.")
    #expect(alert.actions.map(\.title) == ["Delete", "Cancel"])
    #expect(alert.textFields?.first?.placeholder == "Name")
    #expect(alert.view.window === window)
    #expect(alert.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test func anActionIsPerformedWhenTheAlertIsGone() {
    let alert = alert()
    root.present(alert, animated: false)
    alert.perform(alert.actions[0])
    #expect(log.calls == [])
    #expect(alert.isBeingDismissed)
    window.clock.advance(by: 1)
    #expect(log.calls == ["delete"])
    #expect(root.presentedViewController == nil)
    #expect(alert.view.window == nil)
  }

  @Test(arguments: [AlertController.Style.alert, .actionSheet])
  func aTouchPressesAButton(_ style: AlertController.Style) throws {
    let alert = alert(style)
    root.present(alert, animated: true)
    window.clock.advance(by: 1)
    #expect(alert.view.alpha == 1)
    let point = try middle(of: "Cancel", in: alert)
    if style == .alert { #expect(abs(point.y - 240) < 100) } else { #expect(abs(point.y - (480 - 16 - 22)) < 0.001) }
    try window.play("tap \(point.x),\(point.y)")
    window.clock.advance(by: 1)
    #expect(log.calls == ["cancel"])
    #expect(root.presentedViewController == nil)
  }

  @Test func aTouchBesideTheBoxReachesNobody() throws {
    let below = Button(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    below.addAction(for: .touchUpInside) { [log] _ in log.calls.append("below") }
    root.view.addSubview(below)
    root.present(alert(), animated: false)
    try window.play("tap 20,20")
    #expect(log.calls == [])
    root.dismiss(animated: false)
    try window.play("tap 20,20")
    #expect(log.calls == ["below"])
  }

  @Test func aDisabledActionIsNotPressed() throws {
    let alert = alert()
    root.present(alert, animated: false)
    alert.actions[0].isEnabled = false
    let point = try middle(of: "Delete", in: alert)
    try window.play("tap \(point.x),\(point.y)")
    alert.perform(alert.actions[0])
    alert.perform(AlertAction(title: "Other", style: .default) { [log] _ in log.calls.append("other") })
    window.clock.advance(by: 1)
    #expect(log.calls == [])
    #expect(root.presentedViewController === alert)
    alert.actions[0].isEnabled = true
    try window.play("tap \(point.x),\(point.y)")
    window.clock.advance(by: 1)
    #expect(log.calls == ["delete"])
  }

  @Test func whatIsTypedIsThereForTheAction() {
    let alert = AlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = "Old" }
    alert.addAction(
      AlertAction(title: "OK", style: .default) { [log, weak alert] _ in
        log.calls.append(alert?.textFields?.first?.text ?? "")
      })
    root.present(alert, animated: false)
    alert.textFields?[0].insertText("er")
    alert.textFields?[0].deleteBackward()
    alert.perform(alert.actions[0])
    window.clock.advance(by: 1)
    #expect(log.calls == ["Olde"])
  }

  @Test func oneAtATime() {
    let first = alert()
    root.present(first, animated: false)
    root.present(alert(), animated: false)
    #expect(root.presentedViewController === first)
    #expect(
      log.faults == [
        "AlertController was not presented: LoggedController presents another one; dismiss that first, or present from it"
      ])
  }

  @Test func theOutermostControllerPresentsAndHearsNothing() {
    let child = ViewController()
    let navigation = NavigationController(rootViewController: child)
    window.rootViewController = navigation
    let alert = alert()
    child.present(alert, animated: false)
    #expect(alert.presentingViewController === navigation)
    #expect(child.presentedViewController === alert)
    child.dismiss(animated: false)
    #expect(navigation.presentedViewController == nil)
    #expect(alert.presentingViewController == nil)
  }

  @Test func aPresentedScreenComesFromBelow() {
    let screen = ViewController()
    root.present(screen, animated: true) { [log] in log.calls.append("presented") }
    #expect(screen.isBeingPresented)
    window.clock.advance(by: ViewController.presentationDuration / 2)
    // Between a screen's height below its place and there.
    let shown = screen.view.shownValues.position.y
    #expect(shown > 240 && shown < 720)
    window.clock.advance(by: 1)
    #expect(log.calls == ["presented"])
    #expect(!screen.isBeingPresented)
    // One on top goes with the one below.
    let alert = alert()
    screen.present(alert, animated: false)
    root.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
    #expect(screen.view.window == nil)
    #expect(alert.view.window == nil)
    #expect(alert.presentingViewController == nil)
  }
}
