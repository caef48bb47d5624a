import Foundation
import TestSupport
import Testing

@testable import TableKit

@MainActor
@Suite("Constraints out of a line of text")
struct VisualFormatTests {
  private let window = Window(size: CGSize(width: 320, height: 480), scale: 2)
  private let log = FaultLog()

  @MainActor
  private final class FaultLog {
    var faults: [String] = []
  }

  init() {
    window.onFault = { [log] in log.faults.append($0.description) }
  }

  private func views(_ count: Int) -> [View] {
    (0..<count).map { _ in
      let view = View(frame: .zero)
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      return view
    }
  }

  /// Makes constraints of lines for views a, b and c, and gives them their places.
  private func layOut(
    _ formats: String..., views: [View], options: LayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [CGRect] {
    var named: [String: Any] = [:]
    for (name, view) in zip(["a", "b", "c"], views) { named[name] = view }
    for format in formats {
      window.addConstraints(
        LayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: named))
    }
    window.layoutIfNeeded()
    return views.map(\.frame)
  }

  @Test func distancesAndExtents() {
    let frames = layOut(
      "|-15-[a(100)]-10-[b]-5-|", "V:|[a(40)]", "V:|-8-[b(>=20)]-400-|", views: views(2))
    #expect(frames == [CGRect(x: 15, y: 0, width: 100, height: 40), CGRect(x: 125, y: 8, width: 190, height: 72)])
    #expect(log.faults == [])
  }

  @Test func theUsualDistances() {
    // 20 from the superview's edges, 8 between views.
    let frames = layOut("H:|-[a]-[b(a)]-|", "V:|-[a]-|", "V:|[b]|", views: views(2))
    #expect(frames == [CGRect(x: 20, y: 20, width: 136, height: 440), CGRect(x: 164, y: 0, width: 136, height: 480)])
  }

  @Test func metricsAndPriorities() {
    let metrics: [String: Any] = ["margin": 12, "width": 50.5, "low": NSNumber(value: 250)]
    let frames = layOut(
      "|-margin-[a(width)]-(>=margin,40@low)-[b(==80@750)]", "V:|-(margin)-[a(==30)]", "V:|-0-[b(30)]",
      views: views(2), metrics: metrics)
    #expect(frames[0] == CGRect(x: 12, y: 12, width: 50.5, height: 30))
    #expect(frames[1] == CGRect(x: 102.5, y: 0, width: 80, height: 30))
  }

  @Test func alignmentsHoldBesides() {
    let frames = layOut(
      "|-10-[a(60)]-[b(40)]", "V:|-30-[a(20)]", "V:[b(50)]", views: views(2), options: .alignAllCenterY)
    #expect(frames == [CGRect(x: 10, y: 30, width: 60, height: 20), CGRect(x: 78, y: 15, width: 40, height: 50)])
  }

  @Test func directions() {
    window.userInterfaceLayoutDirection = .rightToLeft
    let leading = layOut("|-10-[a(60)]-5-[b(40)]", "V:|[a(10)]", "V:|[b(10)]", views: views(2))
    #expect(leading.map(\.minX) == [250, 205])
    let left = layOut(
      "|-10-[a(60)]-5-[b(40)]", "V:|[a(10)]", "V:|[b(10)]", views: views(2), options: .directionLeftToRight)
    #expect(left.map(\.minX) == [10, 75])
    let right = layOut(
      "|-10-[a(60)]-5-[b(40)]", "V:|[a(10)]", "V:|[b(10)]", views: views(2), options: .directionRightToLeft)
    #expect(right.map(\.minX) == [250, 205])
  }

  @Test func whatIsWrittenIsWhatIsMade() throws {
    let made = LayoutConstraint.constraints(
      withVisualFormat: "V:[a(>=20,<=40@500)]-(-3)-[b(c)]",
      views: ["a": views(1)[0], "b": views(1)[0], "c": views(1)[0]])
    #expect(made.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual, .equal, .equal])
    #expect(made.map(\.constant) == [20, 40, 0, -3])
    #expect(made.map(\.priority) == [.required, 500, .required, .required])
    #expect(made.map(\.firstAttribute) == [.height, .height, .height, .top])
    #expect(made.map(\.secondAttribute) == [.notAnAttribute, .notAnAttribute, .height, .bottom])
    #expect(made.allSatisfy { !$0.isActive })
  }

  @Test(
    arguments: [
      ("", "expected a view, [name] at character 1"), ("H:|", "expected a view, [name] at character 4"),
      ("[a", "expected ']' at character 3"), ("[x]", "the name of a view that is given, not 'x' at character 2"),
      ("[]", "expected the name of a view at character 2"), ("[a]-5[b]", "expected '-' at character 6"),
      ("[a(>=)]", "expected a number at character 6"), ("[a(20]", "expected ',' or ')' at character 6"),
      ("[a]-gap-[b]", "not 'gap' at character 5"), ("[a(5@2000)]", "a priority between 1 and 1000 at character 6"),
      ("[a]|[b]", "expected the end behind the superview's edge at character 5"),
      ("[a][b", "expected ']' at character 6"),
      ("[a]--[b]", "expected a number at character 5"), ("[a(1.2.3)]", "expected a number at character 4"),
    ])
  func whatIsWrittenWronglyIsReported(_ format: String, _ reason: String) throws {
    let made = LayoutConstraint.constraints(
      withVisualFormat: format, options: [], metrics: nil, views: ["a": views(1)[0], "b": views(1)[0]])
    #expect(made.isEmpty)
    let fault = try #require(log.faults.first)
    #expect(log.faults.count == 1 && fault.contains("'\(format)'") && fault.contains(reason), "\(fault)")
  }

  /// No text makes it stumble: parts of right lines in any order.
  @Test func anyTextIsReadOrReported() {
    let parts = ["[a]", "|", "-", "(", ")", "8", "a", "[", "]", "@", ">=", ",", "V:", "H:", " ", "é", "[b(a)]"]
    var random = SeededGenerator(seed: 7)
    let named = ["a": views(1)[0], "b": views(1)[0]]
    for _ in 0..<3000 {
      let format = (0..<Int.random(in: 0..<9, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
      log.faults = []
      let made = LayoutConstraint.constraints(withVisualFormat: format.joined(), views: named)
      #expect(log.faults.count <= 1)
      if !log.faults.isEmpty { #expect(made.isEmpty) }
    }
  }

  @Test func viewsThatHangInTheAirAreReported() {
    let view = View(frame: .zero)
    #expect(LayoutConstraint.constraints(withVisualFormat: "|[a]", views: ["a": view]).isEmpty)
    #expect(LayoutConstraint.constraints(withVisualFormat: "[a(20)]", views: ["a": view]).count == 1)
  }

  // MARK: Items

  @Test func itemsAndAttributes() {
    let (a, b) = (views(1)[0], views(1)[0])
    window.layoutMargins = EdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
    let constraints = [
      LayoutConstraint(
        item: a, attribute: .leading, relatedBy: .equal, toItem: window, attribute: .leadingMargin, multiplier: 1,
        constant: 3),
      LayoutConstraint(
        item: a, attribute: .top, relatedBy: .equal, toItem: window.safeAreaLayoutGuide, attribute: .top,
        multiplier: 1, constant: 5),
      LayoutConstraint(
        item: a, attribute: .width, relatedBy: .equal, toItem: window, attribute: .width, multiplier: 0.5, constant: -20
      ),
      LayoutConstraint(
        item: a, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 70),
      LayoutConstraint(
        item: b, attribute: .right, relatedBy: .equal, toItem: window, attribute: .rightMargin, multiplier: 1,
        constant: 0),
      LayoutConstraint(
        item: b, attribute: .bottom, relatedBy: .equal, toItem: window, attribute: .bottomMargin, multiplier: 1,
        constant: 0),
      LayoutConstraint(
        item: b, attribute: .width, relatedBy: .equal, toItem: b, attribute: .height, multiplier: 2, constant: 0),
      LayoutConstraint(
        item: b, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 10),
    ]
    window.addConstraints(constraints)
    window.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 15, y: 5, width: 140, height: 70))
    #expect(b.frame == CGRect(x: 286, y: 457, width: 20, height: 10))
    #expect(window.constraints.contains { $0 === constraints[0] })
    #expect(constraints[1].secondItem is LayoutGuide && constraints[1].firstItem === a)
    window.removeConstraints(constraints)
    #expect(constraints.allSatisfy { !$0.isActive })
    #expect(log.faults == [])
  }

  @Test func constraintsOfViewsElsewhereAreRefused() {
    let (a, b) = (views(1)[0], views(1)[0])
    a.addConstraint(b.topAnchor.constraint(equalTo: window.topAnchor))
    #expect(log.faults.count == 1)
    #expect(window.constraints.isEmpty && a.constraints.isEmpty)
  }

  @Test func marginsOfSuperviewsReachAsFarAsTheyGo() {
    let outer = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = View(frame: CGRect(x: 10, y: 0, width: 190, height: 100))
    outer.addSubview(inner)
    outer.layoutMargins = EdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    #expect(inner.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 174, height: 84))
    inner.preservesSuperviewLayoutMargins = true
    // 30 less the 10 that it keeps anyhow at the left; the bottom is far from the superview's.
    #expect(inner.layoutMarginsGuide.layoutFrame == CGRect(x: 20, y: 30, width: 140, height: 62))
    inner.layoutMargins = EdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
    #expect(inner.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }
}
