import Foundation
import TableKit
import TestSupport
import Testing

@testable import Rendering

@Suite("A picture that is kept up to date")
@MainActor
struct LivePictureTests {
  /// Rows of two lines in sections of seven, with headers that stay in sight.
  private final class Rows: TableViewDataSource, TableViewDelegate {
    var texts = (0..<210).map { "Row \($0)" }

    func numberOfSections(in tableView: TableView) -> Int { 30 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 7 }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44.5 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row") ?? TableViewCell(style: .subtitle, reuseIdentifier: "row")
      cell.textLabel?.text = texts[indexPath.section * 7 + indexPath.row]
      cell.detailTextLabel?.text = "detail \(indexPath.section).\(indexPath.row)"
      return cell
    }
  }

  private let rows = Rows()
  private let window: Window
  private let table: TableView
  private let picture: LivePicture

  init() throws {
    window = Window(size: CGSize(width: 160, height: 240), scale: 2, textMeasurer: PangoTextMeasurer())
    window.backgroundColor = .systemGray4
    table = TableView(frame: CGRect(x: 8, y: 10, width: 140, height: 220), style: .plain)
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    picture = try LivePicture(of: window)
    _ = try picture.update()
  }

  /// How many pixels of the picture differ from those that drawing everything gives, by more than the edges of slanted shapes do, which
  /// cairo rounds a little differently where it clips them.
  private func differences() throws -> Int {
    let expected = try SceneRenderer().picture(of: window)
    let actual = picture.picture
    guard expected.pixelWidth == actual.pixelWidth, expected.pixelHeight == actual.pixelHeight else { return .max }
    var count = 0
    for (first, second) in zip(expected.premultiplied, actual.premultiplied) where first != second {
      var isFar = false
      for shift in [UInt32(0), 8, 16, 24] where abs(Int(first >> shift & 255) - Int(second >> shift & 255)) > 20 {
        isFar = true
      }
      if isFar { count += 1 }
    }
    return count
  }

  private func update() throws -> [PixelRect] {
    window.layoutIfNeeded()
    return try picture.update()
  }

  /// Updates until every letter stands where it belongs: once more at most, if time stands still.
  private func settle() throws {
    _ = try update()
    if picture.needsRefinement { _ = try update() }
    #expect(!picture.needsRefinement)
  }

  @Test("Nothing new, nothing drawn")
  func nothing() throws {
    #expect(try differences() == 0)
    window.needsDisplay = true
    #expect(try update().isEmpty)
    #expect(picture.drawnPixelCount == 0)
    // Asked anew, rows may have each other's cells.
    table.reloadData()
    _ = try update()
    #expect(try differences() == 0)
  }

  @Test("What scrolls is moved, and only what comes in, headers and the indicator are drawn")
  func scrolling() throws {
    for step in [3, 10, -6, 0.5, 40] {
      table.contentOffset.y += step
      #expect(try update().count >= 1)
      #expect(try differences() == 0)
      // Of 140 × 220 points: what comes in, and where a header of 28 points was and is.
      let most = 140 * (abs(step) + 2 * (28 + abs(step)) + 8) * 4
      #expect(Double(picture.drawnPixelCount) <= most + 20 * 220 * 4)
    }
    table.contentOffset.y += 5000
    _ = try update()
    #expect(try differences() == 0)
  }

  @Test("A text that changes is drawn, and nothing else")
  func text() throws {
    table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text = "Something else"
    let changes = try update()
    #expect(changes.count == 1)
    #expect(try differences() == 0)
    #expect(picture.drawnPixelCount < 140 * 60 * 4)
  }

  @Test("Views that come, go, hide, fade and change places are drawn where they were and are")
  func views() throws {
    let first = View(frame: CGRect(x: 20, y: 30, width: 50, height: 50))
    first.backgroundColor = .systemRed
    let second = View(frame: CGRect(x: 50, y: 60, width: 50, height: 50))
    second.backgroundColor = .systemBlue
    second.cornerRadius = 12
    window.addSubview(first)
    window.addSubview(second)
    let changes: [() -> Void] = [
      {}, { self.window.addSubview(first) }, { second.alpha = 0.4 }, { second.isHidden = true },
      { second.isHidden = false }, { first.transform = CGAffineTransform(rotationAngle: 0.3) },
      { first.layer.borderWidth = 3 }, { second.center.x -= 30 }, { self.table.contentOffset.y += 33 },
      { first.removeFromSuperview() }, { self.table.alpha = 0.5 }, { self.table.contentOffset.y += 7 },
      { self.table.alpha = 1 }, { self.table.frame.size.height = 100 }, { self.window.backgroundColor = nil },
      { self.window.backgroundColor = .systemYellow }, { self.window.cornerRadius = 30 },
      { self.window.cornerRadius = 0 }, { self.window.alpha = 0.5 }, { self.table.contentOffset.y += 7 },
      { self.window.alpha = 1 }, { self.window.isHidden = true }, { self.window.isHidden = false },
      { self.window.backgroundColor = Color(red: 1, green: 0, blue: 0, alpha: 0.5) },
      { self.table.contentOffset.y += 7 },
    ]
    for (number, change) in changes.enumerated() {
      change()
      try settle()
      #expect(try differences() == 0, "change \(number)")
    }
  }

  @Test("Whatever happens, the picture is what drawing everything gives", arguments: 0..<3)
  func anything(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let plate = Label(frame: CGRect(x: 30, y: 40, width: 90, height: 30))
    plate.backgroundColor = .systemYellow
    for _ in 0..<60 {
      switch Int.random(in: 0..<12, using: &generator) {
      case 0: table.contentOffset.y = CGFloat.random(in: -20...6000, using: &generator)
      case 1: table.contentOffset.y += CGFloat(Int.random(in: -30...30, using: &generator))
      case 2:
        window.play(try GestureScript(parsing: "drag 60,200 60,\(Int.random(in: 20...190, using: &generator)) 0.1s"))
      case 3: window.beginTouch(at: CGPoint(x: 60, y: CGFloat.random(in: 20...200, using: &generator)))
      case 4: window.endTouch()
      case 5:
        plate.text = "\(Int.random(in: 0...99, using: &generator))"
        if Bool.random(using: &generator) { window.addSubview(plate) } else { table.addSubview(plate) }
      case 6: plate.alpha = CGFloat.random(in: 0...1, using: &generator)
      case 7:
        View.animate(withDuration: 0.3) { plate.center.y = CGFloat.random(in: 0...240, using: &generator) }
      case 8: table.frame.size.height = CGFloat(Int.random(in: 100...220, using: &generator))
      case 9: table.reloadData()
      case 10: table.scrollToRow(at: IndexPath(row: 0, section: 3), at: .top, animated: true)
      default: break
      }
      window.clock.advance(by: Double.random(in: 0...0.1, using: &generator))
      if Bool.random(using: &generator) { try settle() } else { _ = try update() }
      guard !picture.needsRefinement else { continue }
      let wrong = try differences()
      #expect(wrong == 0)
      if wrong > 0 { return }
    }
  }

  @Test("Text that moves by parts of pixels is drawn at whole ones, and where it belongs once it stands still")
  func movingText() throws {
    window.clock.advance(by: 1)
    let label = Label(frame: CGRect(x: 20, y: 20, width: 100, height: 20))
    label.text = "Moving"
    label.backgroundColor = .systemYellow
    window.addSubview(label)
    try settle()
    var mostDifferences = 0
    for step in 1...40 {
      label.center.y += 0.2
      _ = try update()
      // 0.2 points are 0.4 pixels; after five of those it stands on whole ones, but has come from between.
      #expect(picture.needsRefinement, "step \(step)")
      mostDifferences = max(mostDifferences, try differences())
    }
    // The edges of six letters differ, of some 20 × 30 pixels each, and not those of the plate.
    #expect(mostDifferences > 0 && mostDifferences < 6 * 20 * 30 / 4)
    try settle()
    #expect(try differences() == 0)
    // By whole pixels, nothing is drawn twice.
    label.center.y += 1.5
    _ = try update()
    #expect(!picture.needsRefinement)
    #expect(try differences() == 0)
  }

  @Test("Text of every kind looks the same through masks as without")
  func kindsOfText() throws {
    table.removeFromSuperview()
    var label = Label()
    let texts = [
      "Plain", "Ünïcödé Ω 漢字", "mixed 😀 letters", "right \u{5D0}\u{5D1}\u{5D2}", "longer than there is room for",
    ]
    for (number, text) in texts.enumerated() {
      for (place, alignment) in [TextAlignment.left, .center, .right, .justified].enumerated() {
        label = Label(
          frame: CGRect(
            x: 3.3 + CGFloat(place) * 0.4, y: CGFloat(number * 44 + place * 11) + 0.13 * CGFloat(place), width: 90,
            height: 11))
        (label.text, label.textAlignment) = (text, alignment)
        label.font = .systemFont(ofSize: 9 + CGFloat(place) * 0.7)
        label.textColor = [.black, .systemRed, Color(red: 0, green: 0, blue: 1, alpha: 0.4), .systemGreen][place]
        label.lineBreakMode = [.byTruncatingTail, .byTruncatingMiddle, .byClipping, .byWordWrapping][place]
        window.addSubview(label)
      }
    }
    let turns: [CGAffineTransform] = [
      CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(rotationAngle: 0.3),
      CGAffineTransform(scaleX: 1.4, y: 0.8),
    ]
    for (number, turn) in turns.enumerated() {
      label = Label(frame: CGRect(x: 100, y: CGFloat(20 + number * 60), width: 50, height: 20))
      (label.text, label.transform) = ("Turned", turn)
      window.addSubview(label)
    }
    // Drawn whole, then in parts that touch each of them twice.
    for x in [0, 40, 42, 80, 130, 132] as [CGFloat] {
      let plate = View(frame: CGRect(x: x, y: 0, width: 6, height: 240))
      plate.backgroundColor = .systemGray4
      window.insertSubview(plate, at: 0)
      try settle()
      #expect(try differences() == 0)
      plate.removeFromSuperview()
      try settle()
      #expect(try differences() == 0)
    }
  }

  @Test("With the window's size the picture's changes, and everything is drawn")
  func resizing() throws {
    window.bounds.size = CGSize(width: 100, height: 130)
    let changes = try update()
    #expect(changes == [PixelRect(x: 0, y: 0, width: 200, height: 260)])
    #expect(try differences() == 0)
  }

  @Test("A turned table's content is moved sideways")
  func turned() throws {
    table.removeFromSuperview()
    let turned = HorizontalTableView(frame: CGRect(x: 0, y: 20, width: 160, height: 100), style: .plain)
    turned.dataSource = rows
    turned.delegate = rows
    window.addSubview(turned)
    _ = try update()
    for step in [5, -3, 60.0] {
      turned.contentOffset.y += step
      _ = try update()
      #expect(try differences() == 0)
    }
    turned.contentOffset.y += 4
    _ = try update()
    #expect(picture.drawnPixelCount < 160 * 100 * 4 * 6 / 10)
  }
}
