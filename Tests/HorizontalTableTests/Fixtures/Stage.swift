import Foundation
import RotatedCells
import RotatedHeaders
import TableKit

/// A horizontal table in a window, with a sample's data, and questions about where things stand on screen.
@MainActor
struct Stage {
  let window: Window
  let table: HorizontalTableView
  let stations: Stations

  init(
    frame: CGRect = CGRect(x: 0, y: 0, width: 320, height: 100), stations: Stations = .sample(), scale: CGFloat = 1,
    cells: Bool = true, headers: Bool = true
  ) throws {
    self.stations = stations
    window = Window(size: CGSize(width: frame.maxX, height: frame.maxY), scale: scale)
    table = HorizontalTableView(frame: frame, style: .plain)
    table.register(TableViewCell.self, forCellReuseIdentifier: "station")
    window.addSubview(table)
    table.dataSource = stations
    table.delegate = stations
    if cells { try table.install(RotatedCells()) }
    if headers { try table.install(RotatedHeaders()) }
    window.layoutIfNeeded()
  }

  /// Scrolls so that the content's place `x` is at the left edge on screen.
  func scroll(to x: CGFloat) {
    table.contentOffset.y = x
    window.layoutIfNeeded()
  }

  /// A view's rectangle on screen, without the noise of a last bit.
  func rect(_ view: View?) -> CGRect? {
    guard let view else { return nil }
    let rect = view.convert(view.bounds, to: window)
    func round(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
    return CGRect(x: round(rect.minX), y: round(rect.minY), width: round(rect.width), height: round(rect.height))
  }

  func cell(_ row: Int, _ section: Int) -> TableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }

  /// The header of a section as it stands in the table.
  func header(_ section: Int) -> View? {
    for shown in table.shownHeaders where shown.section == section { return shown.view }
    return nil
  }
}
