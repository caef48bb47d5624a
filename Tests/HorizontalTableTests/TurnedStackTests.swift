import Foundation
import RotatedCells
import RotatedHeaders
import TableKit
import Testing

/// A stack of rows that is turned as a horizontal table is: the same two adapters turn its cells and headers upright.
@MainActor
struct TurnedStackTests {
  private let stations = Stations.sample()
  private let stage: Stage
  private let window: Window
  private let stack = StackTableView(frame: .zero, axis: .vertical)

  init() throws {
    stage = try Stage(stations: stations)
    stack.separatorInset = .zero
    stack.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    stack.frame = stage.table.frame
    stack.register(TableViewCell.self, forCellReuseIdentifier: "station")
    stack.dataSource = stations
    stack.delegate = stations
    try stack.install(RotatedCells())
    try stack.install(RotatedHeaders())
    window = Window(size: stage.window.bounds.size)
    window.addSubview(stack)
    window.layoutIfNeeded()
  }

  private func rect(_ view: View?) -> CGRect? {
    guard let view, let window = view.window else { return nil }
    let rect = view.convert(view.bounds, to: window)
    func round(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
    return CGRect(x: round(rect.minX), y: round(rect.minY), width: round(rect.width), height: round(rect.height))
  }

  @Test(arguments: [0, 100, 250] as [CGFloat])
  func standsAsTheTable(offset: CGFloat) throws {
    stage.scroll(to: offset)
    stack.contentOffset.y = offset
    window.layoutIfNeeded()
    let shown = try #require(stage.table.indexPathsForVisibleRows)
    #expect(!shown.isEmpty)
    for indexPath in shown {
      let (turned, stacked) = (stage.table.cellForRow(at: indexPath), stack.cellForRow(at: indexPath))
      #expect(rect(turned?.contentView) == rect(stacked?.contentView))
      #expect(turned?.partsTransform == stacked?.partsTransform)
      #expect(turned?.textLabel?.text == stacked?.textLabel?.text)
    }
    for (section, header) in stage.table.shownHeaders {
      let stacked = stack.shownHeaders.first { $0.section == section }
      #expect(rect(header) == rect(stacked?.view))
    }
  }

  @Test func rowsThatComeAreUprightToo() throws {
    let indexPath = IndexPath(row: 0, section: 0)
    stack.reloadRows(at: [indexPath], animated: true)
    let cell = try #require(stack.cellForRow(at: indexPath))
    #expect(cell.partsTransform == CGAffineTransform(rotationAngle: .pi / 2))
    #expect(rect(cell.contentView) == rect(stage.cell(0, 0)?.contentView))
  }
}
