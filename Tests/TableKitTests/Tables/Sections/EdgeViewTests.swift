import Foundation
import Testing

@testable import TableKit

/// What stands before the first section, behind the last, and behind all.
@MainActor
@Suite("Table header, footer and background views")
struct EdgeViewTests {
  private func box(_ height: CGFloat) -> View { View(frame: CGRect(x: 7, y: 9, width: 5, height: height)) }

  @Test("They keep their height and take the table's width; rows stand between them")
  func places() {
    let roster = Roster()
    let table = roster.table()
    let (header, footer) = (box(30), box(25))
    table.tableHeaderView = header
    table.tableFooterView = footer
    table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(table.shownTops == ["0.0": 30, "0.1": 70])
    #expect(footer.frame == CGRect(x: 0, y: 150, width: 100, height: 25))
    #expect(table.contentSize == CGSize(width: 100, height: 175))
    #expect(table.rect(forSection: 0).minY == 30)
    // They scroll with the content.
    table.contentOffset.y = 40
    table.layoutIfNeeded()
    #expect(header.frame.minY == 0 && table.shownTops["0.0"] == 30)
  }

  @Test("Set again, or laid out again, they have another height")
  func resized() {
    let roster = Roster()
    let table = roster.table()
    let header = box(30)
    table.tableHeaderView = header
    table.layoutIfNeeded()
    roster.log = []
    header.frame.size.height = 50
    table.tableHeaderView = header
    #expect(table.contentSize.height == 170)
    #expect(table.rectForRow(at: [0, 0]).minY == 50)
    table.layoutIfNeeded()
    // No row was asked about.
    #expect(roster.log.filter { $0.hasPrefix("height") || $0.hasPrefix("cell") }.isEmpty)
    header.frame.size.height = 10
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(table.shownTops == ["0.0": 10, "0.1": 50, "0.2": 90])
    table.frame.size.width = 60
    table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 60, height: 10))
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    #expect(header.superview == nil && table.shownTops["0.0"] == 0)
  }

  @Test("A reload keeps them")
  func reload() {
    let roster = Roster()
    let table = roster.table()
    table.tableHeaderView = box(30)
    table.layoutIfNeeded()
    roster.counts = [1]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.shownTops == ["0.0": 30])
    table.dataSource = nil
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 30)
  }

  @Test("Headers of sections pin below the top of what is in sight, over the table's header")
  func pinning() {
    let roster = Roster()
    roster.headerHeight = 20
    let table = roster.table()
    table.tableHeaderView = box(30)
    table.layoutIfNeeded()
    #expect(table.shownHeaders.map(\.view.frame.minY) == [30])
    table.contentOffset.y = 60
    table.layoutIfNeeded()
    #expect(table.shownHeaders.map(\.view.frame.minY) == [60])
  }

  @Test("The background stays behind all, and does not scroll")
  func background() {
    let roster = Roster()
    roster.counts = [10]
    roster.headerHeight = 20
    let table = roster.table()
    let background = View()
    table.backgroundView = background
    table.layoutIfNeeded()
    #expect(table.subviews.first === background)
    for offset in [0, 150, 20] as [CGFloat] {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      #expect(background.frame == CGRect(x: 0, y: offset, width: 100, height: 100))
      #expect(table.subviews.first === background)
    }
    let other = View()
    table.backgroundView = other
    table.layoutIfNeeded()
    #expect(background.superview == nil && table.subviews.first === other)
    table.backgroundView = nil
    #expect(other.superview == nil)
  }

  @Test("Lines of rows that are not there: none by default, and a table footer view removes them")
  func filler() throws {
    let roster = Roster()
    let table = roster.table()
    table.frame.size.height = 300
    table.layoutIfNeeded()
    func filler() -> View? { table.subviews.first { $0 is FillerRowsView && !$0.isHidden } }
    #expect(filler() == nil)
    table.fillerRowHeight = TableView.automaticDimension
    table.layoutIfNeeded()
    let view = try #require(filler())
    #expect(view.frame == CGRect(x: 0, y: 120, width: 100, height: 180))
    let context = FillRecorder()
    view.draw(in: context)
    #expect(
      context.rects == [43, 87, 131, 175].map { CGRect(x: 16, y: $0, width: 84, height: 1) })
    table.tableFooterView = View()
    table.layoutIfNeeded()
    #expect(filler() == nil)
    table.tableFooterView = nil
    table.separatorStyle = .none
    table.layoutIfNeeded()
    #expect(filler() == nil)
  }

  @Test("A layout record names them")
  func record() {
    let roster = Roster()
    let window = Window(size: CGSize(width: 100, height: 200))
    let table = roster.table()
    table.frame = window.bounds
    table.tableHeaderView = box(30)
    table.tableFooterView = box(25)
    window.addSubview(table)
    let kinds = LayoutRecorder().record(of: window).entries.map(\.kind)
    #expect(kinds.filter { $0 == .tableHeader }.count == 1 && kinds.filter { $0 == .tableFooter }.count == 1)
  }
}

/// Writes down which rectangles are filled.
@MainActor
private final class FillRecorder: DrawingContext {
  var rects: [CGRect] = []
  func fill(_ path: Path, color: Color) {
    var box = CGRect.null
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _):
        box = box.union(CGRect(origin: point, size: .zero))
      case .close: break
      }
    }
    rects.append(box)
  }
  func stroke(_ path: Path, color: Color, style: StrokeStyle) {}
  func drawText(
    _ text: String, font: Font, color: Color, alignment: TextAlignment, lineBreakMode: LineBreakMode,
    numberOfLines: Int, in rect: CGRect
  ) {}
  func drawImage(_ image: Image, in rect: CGRect) {}
  func save() {}
  func restore() {}
  func concatenate(_ transform: CGAffineTransform) {}
  func clip(to path: Path) {}
}
