import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Headers and footers")
struct TableViewHeaderFooterViewTests {
  @Test("A new header")
  func fresh() {
    let header = TableViewHeaderFooterView(reuseIdentifier: "h")
    #expect(header.reuseIdentifier == "h")
    #expect(header.frame == CGRect(x: 0, y: 0, width: 0, height: 0))
    #expect(header.backgroundColor == Color(white: 0.97))
    #expect(header.representedView === header)
    #expect(header.contentView.subviews.isEmpty)
    #expect(TableViewHeaderFooterView().reuseIdentifier == nil)
  }

  @Test("A registered class is made by its own override")
  func registration() {
    final class Custom: TableViewHeaderFooterView {
      var made = false
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        made = true
      }
    }
    let type: TableViewHeaderFooterView.Type = Custom.self
    let header = type.init(registeredWith: "c")
    #expect((header as? Custom)?.made == true)
    #expect(header.reuseIdentifier == "c")
  }

  @Test("A bold label fills the height; a detail stands under it")
  func labels() {
    let header = TableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 28)
    header.textLabel?.text = "Norway"
    header.layoutIfNeeded()
    #expect(header.textLabel?.font == .boldSystemFont(ofSize: 17))
    #expect(header.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 28))
    header.frame.size.height = 60
    header.detailTextLabel?.text = "1814"
    header.layoutIfNeeded()
    // Lines of 20.4 and 14.4, rounded up: 21 + 2 + 15 = 38, 11 above and below.
    #expect(header.textLabel?.frame == CGRect(x: 16, y: 11, width: 288, height: 21))
    #expect(header.detailTextLabel?.frame == CGRect(x: 16, y: 34, width: 288, height: 15))
  }

  @Test("A background stands behind the content and fills the bounds")
  func background() {
    let header = TableViewHeaderFooterView(reuseIdentifier: nil)
    let first = View()
    let second = View()
    header.backgroundView = first
    header.backgroundView = second
    header.layoutIfNeeded()
    #expect(first.superview == nil)
    #expect(header.subviews.first === second)
    #expect(second.frame == header.bounds)
  }
}
