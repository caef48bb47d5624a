import Foundation
import TableKit
import Testing

@testable import Rendering

// Expected widths come from the tables of the DejaVu fonts, in units of 1/2048 of the size: every character of DejaVu Sans
// Mono is 1233 wide; in both families a line reaches from 1901 above the baseline to 483 below.
@MainActor
@Suite("Setting text")
struct TextTests {
  private let mono = Font(familyName: "DejaVu Sans Mono", pointSize: 20)
  private let characterWidth: CGFloat = 20 * 1233 / 2048  // 12.04
  private let lineHeight: CGFloat = 20 * (1901 + 483) / 2048  // 23.28
  private let measurer = PangoTextMeasurer()

  /// Lengths are rounded to 1/1024 of a point, a glyph at a time.
  private func isClose(_ size: CGSize, columns: CGFloat, lines: CGFloat) -> Bool {
    abs(size.width - columns * characterWidth) <= 0.002 * max(columns, 1)
      && abs(size.height - lines * lineHeight) <= 0.01 * max(lines, 1)
  }

  private func size(_ text: String, columns: CGFloat?, lines: Int, _ mode: LineBreakMode = .byTruncatingTail) -> CGSize
  {
    // Half a column more than asked for: there is no doubt about what fits.
    measurer.size(
      of: text, font: mono, width: columns.map { ($0 + 0.5) * characterWidth }, numberOfLines: lines,
      lineBreakMode: mode)
  }

  @Test("A line is as wide as its characters and as high as its font")
  func line() {
    #expect(isClose(measurer.size(of: "0123456789", font: mono), columns: 10, lines: 1))
    #expect(measurer.size(of: "", font: mono) == .zero)
    #expect(isClose(size("a\nbcd\n\ne", columns: nil, lines: 0), columns: 3, lines: 4))
    for end in ["\r\n", "\r", "\u{2028}", "\u{2029}", "\u{0B}", "\u{0C}", "\u{85}"] {
      #expect(isClose(size("ab\(end)abc", columns: nil, lines: 0), columns: 3, lines: 2))
    }
  }

  @Test("Weight and default family")
  func families() {
    let wide = measurer.size(of: "mmmm", font: .systemFont(ofSize: 17))
    #expect(abs(wide.width - 4 * 17 * 1995 / 2048) < 0.01)  // DejaVu Sans: m is 1995 wide
    let bold = measurer.size(of: "mmmm", font: .boldSystemFont(ofSize: 17))
    #expect(abs(bold.width - 4 * 17 * 2134 / 2048) < 0.01)  // DejaVu Sans Bold: 2134
  }

  @Test("Words go to the next line, and one that is too long is broken")
  func wrapping() {
    #expect(isClose(size("aaaa bbbb cccc", columns: 10, lines: 0), columns: 9, lines: 2))
    #expect(isClose(size("aaaa bbbb cccc", columns: 4, lines: 0), columns: 4, lines: 3))
    #expect(isClose(size("aaaaaaaaaaaa", columns: 5, lines: 0), columns: 5, lines: 3))
    #expect(isClose(size("aaaaaaaaaaaa", columns: 6, lines: 0), columns: 6, lines: 2))  // and no hyphen is added
    #expect(isClose(size("aaaa bbbb", columns: 6, lines: 0, .byCharWrapping), columns: 6, lines: 2))
  }

  @Test("Text that is cut takes all the width there is")
  func truncation() {
    let cut = size("aaaa bbbb cccc", columns: 10, lines: 1)
    #expect(cut.width == 10.5 * characterWidth)
    #expect(isClose(CGSize(width: 0, height: cut.height), columns: 0, lines: 1))
    let uncut = size("aaaa bbbb", columns: 10, lines: 1)
    #expect(isClose(uncut, columns: 9, lines: 1))
  }

  /// The text of each line, as it was set, from the first glyph's place in the text; for layouts of one line each.
  private func typeset(_ text: String, columns: CGFloat, height: CGFloat, lines: Int, _ mode: LineBreakMode)
    -> TypesetText
  {
    TypesetText(
      text, font: mono, width: (columns + 0.5) * characterWidth, height: height, numberOfLines: lines,
      lineBreakMode: mode, isJustified: false)
  }

  @Test("No more lines are set than asked for, nor than fit, but at least one")
  func lineLimits() {
    let text = "aaaa bbbb cccc dddd"
    for mode in LineBreakMode.allCases {
      #expect(typeset(text, columns: 4, height: 1_000, lines: 0, mode).lines.count == 4 || mode == .byCharWrapping)
      #expect(typeset(text, columns: 4, height: 1_000, lines: 2, mode).lines.count == 2)
      #expect(typeset(text, columns: 4, height: 3 * lineHeight, lines: 0, mode).lines.count == 3)
      #expect(typeset(text, columns: 4, height: 3 * lineHeight - 0.4, lines: 0, mode).lines.count == 3)
      #expect(typeset(text, columns: 4, height: 3 * lineHeight - 1, lines: 0, mode).lines.count == 2)
      #expect(typeset(text, columns: 4, height: 1, lines: 0, mode).lines.count == 1)
      #expect(typeset(text, columns: 4, height: 1_000, lines: 1, mode).lines.count == 1)
    }
  }

  @Test("Only the last line is cut, where the mode says")
  func lastLine() {
    let text = "aaaa bbbb cccc dddd"
    func widths(_ mode: LineBreakMode) -> [CGFloat] {
      typeset(text, columns: 6, height: 1_000, lines: 2, mode).lines
        .map { ($0.metrics.width / characterWidth * 100).rounded() / 100 }
    }
    #expect(widths(.byWordWrapping) == [4, 4])
    #expect(widths(.byTruncatingTail) == [4, 6])  // "bbbb …": five characters and the ellipsis
    #expect(widths(.byTruncatingHead) == [4, 6])
    #expect(widths(.byTruncatingMiddle) == [4, 6])
    #expect(widths(.byClipping) == [4, 14])  // "bbbb cccc dddd", cut off at the edge
  }

  @Test("Without room for the lines behind it, a line ends in an ellipsis")
  func cutBetweenLines() {
    let line = typeset("ab\ncd", columns: 6, height: 1_000, lines: 1, .byTruncatingTail).lines
    #expect(line.count == 1)
    #expect(abs(line[0].metrics.width - 3 * characterWidth) < 0.01)  // "ab…"
  }

  @Test("Endless text, zero characters and broken emoji are set, too")
  func strangeText() {
    let endless = String(repeating: "word ", count: 100_000)
    for mode in LineBreakMode.allCases {
      let size = measurer.size(of: endless, font: mono, width: 200, numberOfLines: 1, lineBreakMode: mode)
      #expect(size.width <= 200 && size.width > 100)
    }
    #expect(measurer.size(of: "a\0b", font: mono).width > 2.5 * characterWidth)
    #expect(measurer.size(of: "\u{200D}\u{FE0F}\u{202E}", font: mono).height > 0)
    #expect(measurer.size(of: "x", font: mono.withSize(1e9)).width <= 10_000)
    #expect(size("abc", columns: -0.5, lines: 0).width == 0)
  }

  /// A picture of a black label of 60 × 24 points on white, behind a transform about its middle, in a square of 60.
  private func picture(_ text: String, _ transform: CGAffineTransform, alignment: TextAlignment = .left) throws
    -> Picture
  {
    let root = View(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    root.backgroundColor = .white
    let label = Label(frame: CGRect(x: 0, y: 18, width: 60, height: 24))
    label.font = mono
    label.text = text
    label.textColor = .black
    label.textAlignment = alignment
    label.transform = transform
    root.addSubview(label)
    return try SceneRenderer().picture(of: root)
  }

  /// The box around all pixels that are not white.
  private func inkBox(_ picture: Picture) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    var columns: [Int] = []
    var rows: [Int] = []
    for y in 0..<picture.pixelHeight {
      for x in 0..<picture.pixelWidth where picture[x, y].red < 250 {
        columns.append(x)
        rows.append(y)
      }
    }
    guard let left = columns.min(), let right = columns.max(), let top = rows.first, let bottom = rows.last else {
      return nil
    }
    return (left...right, top...bottom)
  }

  @Test("Text stands where its alignment says")
  func alignment() throws {
    // Two characters take 24 of the 60 points. H is 1233 wide with its stems from 137 to 1096: at 20 points, ink reaches
    // from 1.3 to 22.7 in the two.
    let left = try #require(inkBox(picture("HH", .identity, alignment: .left)))
    #expect(left.columns == 1...22)
    let right = try #require(inkBox(picture("HH", .identity, alignment: .right)))
    #expect(right.columns == 37...58)  // shifted by 60 − 24.08 = 35.92: 37.2 … 58.7
    let center = try #require(inkBox(picture("HH", .identity, alignment: .center)))
    #expect(center.columns == 19...40)  // shifted by 17.96: 19.3 … 40.7
    // A capital is 1493 high: 14.58 points. The line is 23.28 high, its top at 18 + 0.36, its baseline 18.56 lower at
    // 36.92; the distance from the label's top, 18.92, is rounded to 19. Ink from 22.4 to 37.
    #expect(left.rows == 22...36)
  }

  @Test("A quarter turn turns every letter with the text, to the pixel")
  func turnedText() throws {
    let upright = try picture("Hxg", .identity)
    let turned = try picture("Hxg", CGAffineTransform(rotationAngle: -.pi / 2))
    var difference = 0
    for y in 0..<60 {
      for x in 0..<60 {
        // Counterclockwise about the middle, the pixel (x, y) comes to (y, 59 − x).
        difference = max(difference, abs(Int(upright[x, y].red) - Int(turned[y, 59 - x].red)))
      }
    }
    // Pixels at an outline may differ a little, since cairo samples more finely across than down.
    #expect(difference <= 20)
  }

  @Test("A clipped line ends at the rectangle's edge")
  func clipping() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    let label = Label(frame: CGRect(x: 5, y: 3, width: 31, height: 24))
    label.font = mono
    label.text = "MMMMMMMM"
    label.lineBreakMode = .byClipping
    root.addSubview(label)
    let picture = try SceneRenderer().picture(of: root)
    let inked = (0..<60).filter { x in (0..<30).contains { picture[x, $0].alpha > 0 } }
    #expect(inked.last == 35)
  }
}
