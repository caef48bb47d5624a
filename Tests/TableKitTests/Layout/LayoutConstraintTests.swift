import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Views that are placed by constraints")
struct LayoutConstraintTests {
  private let window = Window(size: CGSize(width: 320, height: 480), scale: 2)
  private let log = FaultLog()

  @MainActor
  private final class FaultLog {
    var faults: [String] = []
  }

  init() {
    window.onFault = { [log] in log.faults.append($0.description) }
  }

  private func placed(in superview: View? = nil) -> View {
    let view = View(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? window).addSubview(view)
    return view
  }

  @Test func edgesFollowTheSuperview() {
    let view = placed()
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor, constant: 20),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
      window.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 30),
      view.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -40),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 280, height: 420))
    window.bounds.size = CGSize(width: 200, height: 100)
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 160, height: 40))
    #expect(log.faults == [])
  }

  @Test func linesThatRunToTheLeftBeginAtTheRight() {
    let view = placed()
    window.userInterfaceLayoutDirection = .rightToLeft
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -30),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 30, y: 0, width: 280, height: 50))
  }

  @Test func centersExtentsAndMultiples() {
    let view = placed()
    LayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: window.centerYAnchor, constant: -40),
      view.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5, constant: -10),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.4),
    ])
    window.layoutIfNeeded()
    // 320 / 2 − 10 = 150 wide, 60 high; the middle at (160, 200).
    #expect(view.frame == CGRect(x: 85, y: 170, width: 150, height: 60))
  }

  @Test func marginsAreEightPoints() {
    let view = placed()
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.layoutMarginsGuide.topAnchor),
      view.leftAnchor.constraint(equalTo: window.layoutMarginsGuide.leftAnchor),
      view.rightAnchor.constraint(equalTo: window.layoutMarginsGuide.rightAnchor),
      view.heightAnchor.constraint(equalTo: window.layoutMarginsGuide.heightAnchor, multiplier: 0.5),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 304, height: 232))
    #expect(window.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 304, height: 464))
  }

  @Test func viewsOfDifferentSuperviewsMeet() {
    let left = View(frame: CGRect(x: 40, y: 30, width: 100, height: 100))
    let scroll = ScrollView(frame: CGRect(x: 160, y: 30, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentOffset.y = 25
    window.addSubview(left)
    window.addSubview(scroll)
    let view = placed(in: scroll)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: left.bottomAnchor, constant: -50),
      view.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 30),
      view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
    #expect(view.convert(view.bounds, to: nil) == CGRect(x: 170, y: 80, width: 20, height: 20))
    #expect(view.frame == CGRect(x: 10, y: 75, width: 20, height: 20))
  }

  @Test func aChainOfViewsInViewsIsSolvedTogether() {
    let outer = placed()
    let inner = placed(in: outer)
    LayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 50), inner.heightAnchor.constraint(equalToConstant: 40),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 6),
      outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 7),
      outer.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: 8),
      outer.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
      outer.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 60),
    ])
    window.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 60, y: 100, width: 64, height: 52))
    #expect(inner.frame == CGRect(x: 6, y: 5, width: 50, height: 40))
  }

  @Test func textIsAsLargeAsItWantsToBe() {
    let label = Label(frame: .zero)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "Twelve words that do not fit on a line of fifty points each"
    window.addSubview(label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: window.topAnchor), label.leftAnchor.constraint(equalTo: window.leftAnchor),
    ])
    window.layoutIfNeeded()
    let line = label.sizeThatFits(.zero)
    #expect(label.frame == CGRect(origin: .zero, size: line))
    label.numberOfLines = 0
    let width = label.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    window.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 50, height: label.sizeThatFits(CGSize(width: 50, height: 0)).height))
    #expect(label.frame.height > line.height)
    width.isActive = false
    label.text = "Short"
    window.layoutIfNeeded()
    #expect(label.frame.size == label.sizeThatFits(.zero))
  }

  @Test func constraintsCanBeChangedAndTakenBack() {
    let view = placed()
    let top = view.topAnchor.constraint(equalTo: window.topAnchor, constant: 10)
    let height = view.heightAnchor.constraint(equalToConstant: 44)
    LayoutConstraint.activate([
      top, height, view.leftAnchor.constraint(equalTo: window.leftAnchor),
      view.rightAnchor.constraint(equalTo: window.rightAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 10, width: 320, height: 44))
    top.constant = 60
    height.constant = 20
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 60, width: 320, height: 20))
    top.isActive = false
    #expect(!top.isActive)
    view.bottomAnchor.constraint(equalTo: window.bottomAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 460, width: 320, height: 20))
    view.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(window.constraintStore?.constraints.isEmpty == true)
  }

  @Test func prioritiesAndInequalitiesGiveWay() {
    let view = placed()
    let wide = view.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultHigh
    LayoutConstraint.activate([
      wide, view.widthAnchor.constraint(lessThanOrEqualTo: window.widthAnchor, constant: -20),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
      view.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame.height == 30)
    #expect(log.faults.isEmpty)
    #expect(view.frame.width == 300)
    window.bounds.size.width = 600
    window.layoutIfNeeded()
    #expect(view.frame.width == 500)
  }

  @Test func whatCannotBeMetIsReportedOnce() {
    let view = placed()
    let twice = view.widthAnchor.constraint(equalToConstant: 70)
    twice.identifier = "narrow"
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 50), twice, view.topAnchor.constraint(equalTo: window.topAnchor),
      view.leftAnchor.constraint(equalTo: window.leftAnchor),
    ])
    window.layoutIfNeeded()
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(view.frame.width == 50)
    #expect(
      log.faults == [
        "constraint narrow: View.width = 70.0 is not met: it contradicts those that were activated before it; deactivate one of "
          + "them or lower its priority",
        "View is not seen: its constraints do not say its height; constrain both edges or the height",
      ])
  }

  @Test func aViewThatKeepsItsFrameIsReported() {
    let view = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    window.addSubview(view)
    view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      log.faults == [
        "constraint View.top = Window.top is not met: its views keep their frames; set "
          + "translatesAutoresizingMaskIntoConstraints = false on the one to place"
      ])
  }

  @Test func viewsOfDifferentTreesAreRefused() {
    let view = View(frame: .zero)
    window.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    #expect(
      log.faults == [
        "constraint Window.top = View.top is not met: its views are not in one tree; add them to their superviews first"
      ])
  }
}
