import Foundation
import TableKit

/// A delegate with a height for each row, and headers of 30 points.
@MainActor
final class Heights: TableViewDelegate {
  let heights: [CGFloat]
  init(_ heights: [CGFloat]) { self.heights = heights }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { heights[indexPath.row] }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
}

/// A delegate with a height for each row, and an estimate of 10 points more for each but the first.
@MainActor
final class EstimatedHeights: TableViewDelegate {
  let heights: [CGFloat]
  init(_ heights: [CGFloat]) { self.heights = heights }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { heights[indexPath.row] }

  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row == 0 ? TableView.automaticDimension : heights[indexPath.row] + 10
  }
}
