import CSwivelAdapter
import Foundation
import TableKit

extension CHost {
  static func addCells(to host: inout swivel_host) {
    host.cell_content_view = { CHost.with($0, as: TableViewCell.self) { CHandle.of($0.contentView) } }
    host.cell_text_label = { CHost.with($0, as: TableViewCell.self) { $0.textLabel.map(CHandle.of) } }
    host.cell_detail_text_label = { CHost.with($0, as: TableViewCell.self) { $0.detailTextLabel.map(CHandle.of) } }
    host.cell_parts_transform = { CHost.with($0, as: TableViewCell.self) { swivel_transform($0.partsTransform) } }
    host.cell_set_parts_transform = { cell, transform in
      CHost.with(cell, as: TableViewCell.self) { $0.partsTransform = CGAffineTransform(transform) }
    }
  }

  static func addScrolling(to host: inout swivel_host) {
    host.scroll_content_offset = { CHost.with($0, as: ScrollView.self) { swivel_point($0.contentOffset) } }
    host.scroll_set_content_offset = { scroll, offset, isAnimated in
      CHost.with(scroll, as: ScrollView.self) { $0.setContentOffset(CGPoint(offset), animated: isAnimated) }
    }
    host.scroll_content_size = { CHost.with($0, as: ScrollView.self) { swivel_size($0.contentSize) } }
    host.scroll_content_inset = { CHost.with($0, as: ScrollView.self) { swivel_insets($0.contentInset) } }
    host.scroll_set_content_inset = { scroll, insets in
      CHost.with(scroll, as: ScrollView.self) { $0.contentInset = EdgeInsets(insets) }
    }
    host.scroll_indicator_insets = {
      CHost.with($0, as: ScrollView.self) { swivel_insets($0.verticalScrollIndicatorInsets) }
    }
    host.scroll_set_indicator_insets = { scroll, insets in
      CHost.with(scroll, as: ScrollView.self) { $0.verticalScrollIndicatorInsets = EdgeInsets(insets) }
    }
  }

  static func addTables(to host: inout swivel_host) {
    host.table_row_height = { CHost.with($0, as: TableView.self) { Double($0.rowHeight) } }
    host.table_set_row_height = { table, height in
      CHost.with(table, as: TableView.self) { $0.rowHeight = CGFloat(height) }
    }
    host.table_section_count = { CHost.with($0, as: TableView.self) { Int64($0.numberOfSections) } }
    host.table_row_count = { table, section in
      CHost.with(table, as: TableView.self) { Int64($0.numberOfRows(inSection: Int(truncatingIfNeeded: section))) }
    }
    host.table_rect_for_row = { table, path in
      guard let path = CHost.row(path) else { return swivel_rect(.zero) }
      return CHost.with(table, as: TableView.self) { swivel_rect($0.rectForRow(at: path)) }
    }
    host.table_row_at = { table, point in
      CHost.with(table, as: TableView.self) { IndexPathWords.toC($0.indexPathForRow(at: CGPoint(point))) }
    }
    host.table_cell_for_row = { table, path in
      guard let path = CHost.row(path) else { return nil }
      return CHost.with(table, as: TableView.self) { $0.cellForRow(at: path).map(CHandle.of) }
    }
    host.table_path_for_cell = { table, cell in
      guard let cell else { return IndexPathWords.toC(nil) }
      let shown = CHandle.object(cell, as: TableViewCell.self)
      return CHost.with(table, as: TableView.self) { IndexPathWords.toC($0.indexPath(for: shown)) }
    }
    host.table_reload_data = { CHost.with($0, as: TableView.self) { $0.reloadData() } }
  }

  /// The path of a row, `nil` if it is none or a section's as a whole.
  private static func row(_ path: swivel_index_path) -> IndexPath? {
    path.section == IndexPathWords.noSection || path.row == IndexPathWords.noRow ? nil : IndexPathWords.toSwift(path)
  }
}
