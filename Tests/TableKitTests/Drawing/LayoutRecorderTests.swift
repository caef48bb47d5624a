import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Recording layouts")
struct LayoutRecorderTests {
  /// A window of 320 × 100 with a scroll view turned by −90° that fills it: bounds of 100 × 320, scrolled by 40.
  private func turnedScene() -> (window: Window, scrollView: RowsView) {
    let window = Window(size: CGSize(width: 320, height: 100))
    let scrollView = RowsView(frame: .zero)
    scrollView.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    scrollView.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    scrollView.contentSize = CGSize(width: 100, height: 480)
    scrollView.contentOffset = CGPoint(x: 0, y: 40)
    scrollView.showsVerticalScrollIndicator = false
    window.addSubview(scrollView)
    return (window, scrollView)
  }

  @Test("Places are those in the window, transforms whole")
  func turned() throws {
    let (window, scrollView) = turnedScene()
    let cell = View(frame: CGRect(x: 0, y: 100, width: 100, height: 60))
    let content = View(frame: .zero)
    content.transform = CGAffineTransform(rotationAngle: .pi / 2)
    content.frame = cell.bounds
    let label = Label(frame: CGRect(x: 8, y: 10, width: 40, height: 20))
    label.text = "Ann"
    content.addSubview(label)
    cell.addSubview(content)
    scrollView.addSubview(cell)
    scrollView.descriptions[cell] = LayoutDescription(
      kind: .cell, section: 2, row: 3, reuseIdentifier: "plain", contentView: content)

    let record = LayoutRecorder().record(of: window)
    #expect(record.size == CGSize(width: 320, height: 100))
    #expect(record.contentOffset == CGPoint(x: 0, y: 40))
    #expect(record.contentSize == CGSize(width: 100, height: 480))
    #expect(record.entries.count == 2)
    let first = try #require(record.entries.first)
    // Content +y is screen +x: 100 − 40 = 60. Content +x is screen up, from 100 at the bottom.
    #expect(first.kind == .cell && first.section == 2 && first.row == 3)
    #expect(first.rect == CGRect(x: 60, y: 0, width: 60, height: 100))
    #expect(first.transform == CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 60, ty: 100))
    #expect(first.contentTransform == CGAffineTransform(translationX: 60, y: 0))
    #expect(first.text == "Ann" && first.reuseIdentifier == "plain")
    let last = try #require(record.entries.last)
    #expect(last.kind == .label && last.section == 2 && last.row == 3 && last.text == "Ann")
    #expect(last.rect == CGRect(x: 68, y: 10, width: 40, height: 20))
    #expect(last.transform == last.contentTransform)
  }

  @Test("The text is exactly this")
  func json() {
    let (window, scrollView) = turnedScene()
    let cell = View(frame: CGRect(x: 0, y: 100, width: 100, height: 60))
    scrollView.addSubview(cell)
    scrollView.descriptions[cell] = LayoutDescription(
      kind: .cell, section: 0, row: 3, text: "a \"b\"\n", reuseIdentifier: "plain")
    let header = View(frame: CGRect(x: 0, y: 45.25, width: 100, height: 1.0 / 3))
    scrollView.addSubview(header)
    scrollView.descriptions[header] = LayoutDescription(kind: .header, section: 1)
    #expect(
      LayoutRecorder().record(of: window).json == """
        {
          "size": [320, 100],
          "contentOffset": [0, 40],
          "contentSize": [100, 480],
          "views": [
            {"kind": "cell", "section": 0, "row": 3, "rect": [60, 0, 60, 100], "transform": [0, -1, 1, 0, 60, 100], \
        "contentTransform": [0, -1, 1, 0, 60, 100], "text": "a \\"b\\"\\n", "reuse": "plain"},
            {"kind": "header", "section": 1, "rect": [5.25, 0, 0.333333, 100], "transform": [0, -1, 1, 0, 5.25, 100], \
        "contentTransform": [0, -1, 1, 0, 5.25, 100]}
          ]
        }

        """)
    #expect(
      LayoutRecorder().record(of: Window(size: CGSize(width: 5, height: 4.5))).json
        == "{\n  \"size\": [5, 4.5],\n  \"views\": []\n}\n")
  }

  @Test("What a wrapper stands for is recorded in its place, once")
  func wrapper() throws {
    let (window, scrollView) = turnedScene()
    let wrapper = View(frame: CGRect(x: 100, y: 50, width: 0, height: 0))
    wrapper.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let title = Label(frame: CGRect(x: 0, y: 0, width: 80, height: 24))
    title.text = "Red"
    wrapper.addSubview(title)
    scrollView.addSubview(wrapper)
    scrollView.descriptions[wrapper] = LayoutDescription(kind: .header, section: 1, view: title)
    let record = LayoutRecorder().record(of: window)
    #expect(record.entries.count == 1)
    let entry = try #require(record.entries.first)
    // The wrapper's corner stands at x = 50 − 40, and y = 100 − 100; from there the title is upright.
    #expect(entry.kind == .header && entry.text == "Red")
    #expect(entry.rect == CGRect(x: 10, y: 0, width: 80, height: 24))
    #expect(entry.transform == CGAffineTransform(translationX: 10, y: 0))
  }

  @Test("Left out is what cannot be seen")
  func visibility() {
    let (window, scrollView) = turnedScene()
    func add(_ y: CGFloat, _ height: CGFloat, row: Int, _ change: (View) -> Void = { _ in }) {
      let view = View(frame: CGRect(x: 0, y: y, width: 100, height: height))
      change(view)
      scrollView.addSubview(view)
      scrollView.descriptions[view] = LayoutDescription(kind: .cell, section: 0, row: row)
    }
    add(0, 40, row: 0)  // ends where the window begins
    add(30, 11, row: 1)  // a point of it is in sight
    add(100, 0, row: 2)
    add(100, 10, row: 3) { $0.isHidden = true }
    add(100, 10, row: 4) { $0.alpha = 0 }
    add(100, 10, row: 5) { $0.alpha = 0.5 }
    add(360, 10, row: 6)  // 320 is the window's edge
    add(359, 10, row: 7)
    #expect(LayoutRecorder().record(of: window).entries.map(\.row) == [1, 5, 7])
    scrollView.isHidden = true
    #expect(LayoutRecorder().record(of: window).entries.isEmpty)
  }

  @Test("What is cut off by a clipping view is not seen; what is cut in part keeps its whole rectangle")
  func clipping() {
    let window = Window(size: CGSize(width: 100, height: 100))
    let frame = View(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    frame.clipsToBounds = true
    for (text, x) in [("in", 40.0), ("out", 50)] {
      let label = Label(frame: CGRect(x: x, y: 0, width: 30, height: 10))
      label.text = text
      frame.addSubview(label)
    }
    window.addSubview(frame)
    var entries = LayoutRecorder().record(of: window).entries
    #expect(entries.map(\.text) == ["in"])
    #expect(entries.first?.rect == CGRect(x: 50, y: 10, width: 30, height: 10))
    frame.clipsToBounds = false
    entries = LayoutRecorder().record(of: window).entries
    #expect(entries.map(\.text) == ["in", "out"])
  }

  @Test("Indicators are recorded, empty labels are not")
  func indicators() {
    let window = Window(size: CGSize(width: 100, height: 100))
    let scrollView = ScrollView(frame: window.bounds)
    scrollView.contentSize = CGSize(width: 100, height: 400)
    scrollView.addSubview(Label(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
    window.addSubview(scrollView)
    #expect(LayoutRecorder().record(of: window).entries.map(\.kind) == [.indicator])
  }

  @Test("Numbers are written without noise")
  func numbers() {
    let expected: [(CGFloat, String)] = [
      (0, "0"), (-0.0, "0"), (3, "3"), (-17, "-17"), (0.1 + 0.2, "0.3"), (1e-7, "0"), (-1e-7, "0"), (2.0000004, "2"),
      (1.0 / 3, "0.333333"), (123_456.789, "123456.789"), (1e9, "1000000000"), (1e300, "1e+300"), (.nan, "null"),
      (.infinity, "null"),
    ]
    for (value, text) in expected { #expect(LayoutRecord.number(value) == text) }
  }

  @Test("Texts are escaped")
  func strings() {
    #expect(LayoutRecord.string("é\u{1}\t\\/\u{1F600}") == "\"é\\u0001\\t\\\\/\u{1F600}\"")
  }
}

/// A scroll view that has descriptions for its subviews.
private final class RowsView: ScrollView, LayoutDescribing {
  var descriptions: [View: LayoutDescription] = [:]

  func layoutDescription(of subview: View) -> LayoutDescription? {
    descriptions[subview]
  }
}
