import Foundation
import TableKit

/// Rows of given heights under a header of given size; the conformer of both protocols.
final class Columns: TableViewDataSource, TableViewDelegate {
  private let heights: [CGFloat]
  private let headerSize: CGSize

  init(heights: [CGFloat], headerSize: CGSize) {
    self.heights = heights
    self.headerSize = headerSize
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    heights.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell") ?? TableViewCell(style: .default, reuseIdentifier: "cell")
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath.row]
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerSize.height
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    View(frame: CGRect(origin: .zero, size: headerSize))
  }
}
