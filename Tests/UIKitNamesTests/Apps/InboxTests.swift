import Testing
import UIKitNames
import UIKitNamesApps

@MainActor
@Suite("Swipe actions")
struct InboxTests {
  private let inbox = InboxViewController()
  private let stage: Stage

  init() {
    stage = Stage(inbox)
  }

  private func rowMiddle(_ row: Int) -> CGFloat { CGFloat(row) * 44 + 22 }

  /// The button of an action beside a swiped row, wherever the table keeps it.
  private func button(_ title: String, in view: UIView) -> UIView? {
    if let label = view as? UILabel, label.text == title, view.superview is UIControl { return view }
    for subview in view.subviews {
      if let found = button(title, in: subview) { return found }
    }
    return nil
  }

  private func press(_ title: String, in view: UIView? = nil) throws {
    stage.window.layoutIfNeeded()
    let label = try #require(button(title, in: view ?? stage.window))
    let middle = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
    try stage.play("tap \(middle.x),\(middle.y)")
    stage.wait(1)
  }

  @Test func aSwipeToTheLeftOffersToDeleteAndAnAlertAsks() throws {
    try stage.play("drag 260,\(rowMiddle(1)) 150,\(rowMiddle(1)) 0.3s")
    stage.wait(1)
    try press("Delete", in: inbox.tableView)
    let alert = try #require(inbox.presentedViewController as? UIAlertController)
    #expect(alert.title == "Delete letter?")
    #expect(alert.message == "Regatta")
    #expect(alert.preferredStyle == .actionSheet)
    #expect(inbox.letters.count == 3)
    try press("Delete", in: alert.view)
    stage.wait(1)
    #expect(inbox.letters.map(\.subject) == ["Harbour dues", "Sails for sale"])
    #expect(inbox.tableView.shownTexts == ["Harbour dues", "Sails for sale"])
    #expect(inbox.presentedViewController == nil)
  }

  @Test func keepingKeeps() throws {
    try stage.play("drag 260,\(rowMiddle(0)) 150,\(rowMiddle(0)) 0.3s")
    stage.wait(1)
    try press("Delete", in: inbox.tableView)
    let alert = try #require(inbox.presentedViewController as? UIAlertController)
    alert.perform(alert.actions[1])
    stage.wait(1)
    #expect(inbox.letters.count == 3)
    #expect(inbox.tableView.shownTexts.count == 3)
  }

  @Test func aFullSwipeToTheRightMarksAsRead() throws {
    let first = IndexPath(row: 0, section: 0)
    #expect(inbox.tableView.cellForRow(at: first)?.textLabel?.font == .boldSystemFont(ofSize: 17))
    try stage.play("drag 20,\(rowMiddle(0)) 300,\(rowMiddle(0)) 0.3s")
    stage.wait(1)
    #expect(inbox.letters[0].isRead)
    #expect(inbox.tableView.cellForRow(at: first)?.textLabel?.font == .systemFont(ofSize: 17))
  }
}
