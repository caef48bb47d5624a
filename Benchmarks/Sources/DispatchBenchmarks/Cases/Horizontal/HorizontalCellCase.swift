import Foundation
import RotatedCells
import RotatedHeaders
import TableKit

/// A turned table asks for cells: one adapter stands in between and turns each upright.
@MainActor
final class HorizontalCellCase: WitnessCellCase {
  init() throws {
    try super.init(
      table: HorizontalTableView(frame: CGRect(x: 0, y: 0, width: 480, height: 320), style: .plain),
      adapters: [RotatedCells(), RotatedHeaders()])
  }

  override func fault(of cells: [TableViewCell]) -> String? {
    let upright = table.transform.inverted()
    for row in HeightCalls.rows.prefix(1) where cells[row & 15].partsTransform != upright {
      return "a cell is not turned upright"
    }
    return nil
  }
}
