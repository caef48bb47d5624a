import Foundation
import Testing

@testable import TableKit

@MainActor
private final class Rows: TableViewController {
  var selections = 0

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 5 }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    selections += 1
    navigationController?.pushViewController(ViewController(), animated: true)
  }

  override func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) { selections += 100 }
}

@MainActor
@Suite("Coming back to a screen clears what was tapped on it")
struct SelectionClearingTests {
  private let window = Window(size: CGSize(width: 320, height: 480))

  /// A screen with something to tap at (20, 60), and what is known of it.
  private struct Screen {
    let controller: ViewController
    let isSelected: () -> Bool
    /// What is seen of the mark, 0 … 1.
    let mark: () -> CGFloat
    let setClears: (Bool) -> Void
    let check: () -> Void
  }

  private enum Kind: CaseIterable { case table, stackTable, horizontalStackTable, stack }

  private func screen(_ kind: Kind) -> Screen {
    if kind == .stack { return stackScreen() }
    let rows =
      switch kind {
      case .table: Rows(style: .plain)
      default:
        Rows(tableView: StackTableView(frame: .zero, axis: kind == .stackTable ? .vertical : .horizontal))
      }
    // At (20, 60) is row 1 from top to bottom, and row 0 from left to right.
    let indexPath = IndexPath(row: kind == .horizontalStackTable ? 0 : 1, section: 0)
    return Screen(
      controller: rows,
      isSelected: { rows.tableView.indexPathForSelectedRow == indexPath },
      mark: {
        guard let cell = rows.tableView.cellForRow(at: indexPath) else { return 0 }
        for view in cell.subviews where view.backgroundColor == TableViewMetrics.selectionColor {
          return view.shownValues.opacity
        }
        return 0
      },
      setClears: { rows.clearsSelectionOnViewWillAppear = $0 },
      check: { #expect(rows.selections == 1, "the delegate is told of the tap alone") })
  }

  private func stackScreen() -> Screen {
    let controller = StackViewController()
    let cell = SelectableCellView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    cell.onTap = { [weak controller] _ in
      controller?.navigationController?.pushViewController(ViewController(), animated: true)
    }
    controller.stackView.addArrangedSubview(cell)
    return Screen(
      controller: controller,
      isSelected: { controller.stackView.selectedCell === cell },
      mark: {
        let color = cell.button.shownValues.backgroundColor ?? .white
        return (1 - color.red) / (1 - 198 / 255)
      },
      setClears: { controller.clearsSelectionOnViewWillAppear = $0 },
      check: {})
  }

  /// Shows the screen, taps on it and waits until the next one is there.
  private func push(_ screen: Screen) -> NavigationController {
    let navigation = NavigationController(rootViewController: screen.controller)
    window.rootViewController = navigation
    window.beginTouch(at: CGPoint(x: 20, y: 60))
    window.clock.advance(by: 0.2)
    window.endTouch()
    window.clock.advance(by: 1)
    #expect(navigation.viewControllers.count == 2)
    #expect(screen.isSelected())
    return navigation
  }

  private func drag(to translation: CGFloat) {
    window.beginTouch(at: CGPoint(x: 5, y: 200))
    window.moveTouch(to: CGPoint(x: 15.5, y: 200))
    window.moveTouch(to: CGPoint(x: 15 + translation, y: 200))
    window.clock.advance(by: 1)
  }

  @Test("Back with a transition: the mark fades beside it, and is gone", arguments: Kind.allCases)
  private func pop(kind: Kind) {
    let screen = screen(kind)
    let navigation = push(screen)
    navigation.popViewController(animated: true)
    #expect(abs(screen.mark() - 1) < 1e-9)
    window.clock.advance(by: 0.175)
    #expect(abs(screen.mark() - 0.5) < 1e-9)
    window.clock.advance(by: 0.175)
    #expect(screen.mark() == 0)
    #expect(!screen.isSelected())
    screen.check()
  }

  @Test("Back by finger: the mark goes with the finger, and is gone at the end", arguments: Kind.allCases)
  private func swipe(kind: Kind) {
    let screen = screen(kind)
    let navigation = push(screen)
    drag(to: 240)
    #expect(abs(screen.mark() - 0.25) < 1e-9)
    window.endTouch()
    window.clock.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
    #expect(screen.mark() == 0)
    #expect(!screen.isSelected())
    screen.check()
  }

  @Test("Called off: it is selected again, at once; and the next time it is cleared", arguments: Kind.allCases)
  private func cancelled(kind: Kind) {
    let screen = screen(kind)
    let navigation = push(screen)
    drag(to: 80)
    #expect(abs(screen.mark() - 0.75) < 1e-9)
    window.endTouch()
    window.clock.advance(by: 1)
    #expect(navigation.viewControllers.count == 2)
    #expect(screen.isSelected())
    #expect(abs(screen.mark() - 1) < 1e-9)
    navigation.popViewController(animated: true)
    window.clock.advance(by: 1)
    #expect(screen.mark() == 0)
    #expect(!screen.isSelected())
    screen.check()
  }

  @Test("Back without a transition: cleared at once", arguments: Kind.allCases)
  private func unanimated(kind: Kind) {
    let screen = screen(kind)
    let navigation = push(screen)
    navigation.popViewController(animated: false)
    #expect(screen.mark() == 0)
    #expect(!screen.isSelected())
    screen.check()
  }

  @Test("No navigation at all: cleared when the screen appears again", arguments: Kind.allCases)
  private func noNavigation(kind: Kind) {
    let screen = screen(kind)
    let navigation = push(screen)
    navigation.viewControllers = [ViewController()]
    window.rootViewController = screen.controller
    #expect(screen.mark() == 0)
    #expect(!screen.isSelected())
  }

  @Test("Where it is turned off, the selection stays", arguments: Kind.allCases)
  private func turnedOff(kind: Kind) {
    let screen = screen(kind)
    screen.setClears(false)
    let navigation = push(screen)
    navigation.popViewController(animated: true)
    window.clock.advance(by: 1)
    #expect(screen.isSelected())
    #expect(abs(screen.mark() - 1) < 1e-9)
    screen.check()
  }
}
