import Foundation
import Testing

@testable import TableKit

/// Cells that are given what they show as a value. Text is measured by the estimating measurer: at a size of 17 a character is 9.35 wide
/// and a line 20.4 high, at 12 it is 6.6 and 14.4; sizes are on half points.
@MainActor
@Suite("Content configurations")
struct ContentConfigurationTests {
  private let window = Window(size: CGSize(width: 320, height: 480), scale: 2)

  private func cell(_ style: TableViewCell.CellStyle = .default) -> TableViewCell {
    let cell = TableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    window.addSubview(cell)
    return cell
  }

  private func labels(_ cell: TableViewCell) -> [Label] {
    window.layoutIfNeeded()
    return cell.contentView.subviews[0].subviews.compactMap { $0 as? Label }
  }

  @Test func aTextAndASecondOneUnderIt() {
    let cell = cell()
    #expect(cell.contentConfiguration == nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Mars"
    content.secondaryText = "Planet"
    content.textProperties.color = .systemRed
    content.secondaryTextProperties.transform = .uppercase
    cell.contentConfiguration = content
    // 20.5, 2 and 14.5 in the middle of 44.
    #expect(
      labels(cell).map(\.frame) == [
        CGRect(x: 16, y: 3.5, width: 288, height: 20.5), CGRect(x: 16, y: 26, width: 288, height: 14.5),
      ])
    #expect(labels(cell).map { $0.text ?? "" } == ["Mars", "PLANET"])
    #expect(labels(cell)[0].textColor == .systemRed)
    #expect((cell.contentConfiguration as? ListContentConfiguration)?.secondaryText == "Planet")
    // 11 above and below.
    #expect(cell.systemLayoutSizeFitting(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 59))
  }

  @Test func anotherOneOfItsKindIsShownInTheSameView() {
    let cell = cell()
    var content = cell.defaultContentConfiguration()
    content.text = "Mars"
    cell.contentConfiguration = content
    let view = cell.contentView.subviews[0]
    content.text = "Venus"
    cell.contentConfiguration = content
    #expect(cell.contentView.subviews.count == 1 && cell.contentView.subviews[0] === view)
    #expect(labels(cell)[0].text == "Venus")
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
    #expect(cell.contentConfiguration == nil)
  }

  @Test func aValueStandsBesideItsTextWhereThereIsRoom() {
    let cell = cell(.value1)
    var content = cell.defaultContentConfiguration()
    content.text = "Name"
    content.secondaryText = "Mars"
    cell.contentConfiguration = content
    // Four characters are 37.4, on half points 37.5 wide, and end at 304.
    #expect(
      labels(cell).map(\.frame) == [
        CGRect(x: 16, y: 12, width: 242.5, height: 20.5), CGRect(x: 266.5, y: 12, width: 37.5, height: 20.5),
      ])
    content.secondaryText = String(repeating: "long ", count: 10)
    cell.contentConfiguration = content
    #expect(labels(cell)[1].frame.minX == 16)
    #expect(labels(cell)[1].frame.minY > labels(cell)[0].frame.minY)
  }

  @Test func anImageMakesRoom() throws {
    let cell = cell()
    var content = cell.defaultContentConfiguration()
    content.text = "Mars"
    content.image = Image(color: .red, size: CGSize(width: 40, height: 20))
    content.imageProperties.maximumSize = CGSize(width: 20, height: 0)
    cell.contentConfiguration = content
    let image = try #require(labels(cell)[0].superview?.subviews.compactMap { $0 as? ImageView }.first)
    #expect(image.frame == CGRect(x: 16, y: 17, width: 20, height: 10))
    #expect(labels(cell)[0].frame.minX == 52)
    content.imageProperties.reservedLayoutSize = CGSize(width: 30, height: 0)
    cell.contentConfiguration = content
    _ = labels(cell)
    #expect(image.frame.minX == 21)
    #expect(labels(cell)[0].frame.minX == 62)
    window.userInterfaceLayoutDirection = .rightToLeft
    _ = labels(cell)
    #expect(image.frame.maxX == 299)
    #expect(labels(cell)[0].frame.maxX == 258)
  }

  @Test func rowsAreAsHighAsWhatTheyShow() {
    final class Rows: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = indexPath.row == 2 ? String(repeating: "long ", count: 12) : "short"
        content.secondaryText = indexPath.row == 1 ? "second" : nil
        cell.contentConfiguration = content
        return cell
      }
    }
    let rows = Rows()
    let table = TableView(frame: window.bounds)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    let heights = (0..<3).map { table.rectForRow(at: [0, $0]).height }
    #expect(heights[0] == 44 && heights[1] == 59)
    // 60 characters take two lines at least.
    #expect(heights[2] >= 2 * 20.4 + 22)
  }

  @Test func viewsOfTheProgramShowConfigurationsOfTheProgram() throws {
    struct Badge: ContentConfiguration {
      var count: Int
      func makeContentView() -> any View & ContentView { BadgeView(self) }
    }
    final class BadgeView: View, ContentView {
      var configuration: any ContentConfiguration { didSet { sets += 1 } }
      var sets = 0
      init(_ configuration: Badge) {
        self.configuration = configuration
        super.init(frame: .zero)
        heightAnchor.constraint(equalToConstant: CGFloat(configuration.count)).isActive = true
      }
    }
    let cell = cell()
    cell.contentConfiguration = Badge(count: 70)
    let view = try #require(cell.contentView.subviews.first as? BadgeView)
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 44) || view.frame.height == 70)
    #expect(cell.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height == 70)
    cell.contentConfiguration = Badge(count: 30)
    #expect(view.sets == 1 && cell.contentView.subviews.first === view)
    cell.contentConfiguration = ListContentConfiguration.cell()
    #expect(view.superview == nil && cell.contentView.subviews.first is ListContentView)
  }

  @Test func headersAsWell() {
    let header = TableViewHeaderFooterView(reuseIdentifier: nil)
    window.addSubview(header)
    var content = header.defaultContentConfiguration()
    content.text = "Planets"
    header.contentConfiguration = content
    #expect((header.contentConfiguration as? ListContentConfiguration)?.text == "Planets")
    // A line of 20.5 and 4 above and below.
    #expect(header.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height == 28.5)
  }
}
