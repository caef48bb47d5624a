import CSwivelAdapter
import Foundation
import TableKit
import Testing

@testable import AdapterLoading

/// The host's functions, called as C calls them: through the table.
@MainActor
@Suite("What modules in C can call")
struct CHostTests {
  private let host = CHost.table.pointee

  @Test("Each function of the table is there")
  func complete() {
    let words = MemoryLayout<swivel_host>.size / MemoryLayout<UInt>.size
    #expect(host.size == MemoryLayout<swivel_host>.size && host.abi == 1)
    #expect(host.automatic_dimension == -1 && host.default_row_height == 44)
    // Behind four words of numbers stands nothing but functions.
    CHost.table.withMemoryRebound(to: UInt.self, capacity: words) { table in
      for position in 4..<words { #expect(table[position] != 0) }
    }
  }

  @Test("Geometry is read and set")
  func geometry() {
    let view = View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let handle = CHandle.of(view)
    let frame = host.view_frame!(handle)
    #expect(frame.x == 10 && frame.y == 20 && frame.width == 30 && frame.height == 40)
    host.view_set_bounds!(handle, swivel_rect(x: 1, y: 2, width: 50, height: 60))
    #expect(view.bounds == CGRect(x: 1, y: 2, width: 50, height: 60))
    let bounds = host.view_bounds!(handle)
    #expect(bounds.x == 1 && bounds.height == 60)
    host.view_set_center!(handle, swivel_point(x: 100, y: 200))
    #expect(view.center == CGPoint(x: 100, y: 200))
    #expect(host.view_center!(handle).y == 200)
    host.view_set_transform!(handle, swivel_transform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 4))
    #expect(view.transform == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 4))
    let transform = host.view_transform!(handle)
    #expect(transform.b == 1 && transform.c == -1 && transform.ty == 4)
    host.view_set_transform!(handle, swivel_transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    host.view_set_frame!(handle, swivel_rect(x: 0, y: 0, width: 8, height: 9))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 8, height: 9))
    let outer = View(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    outer.addSubview(view)
    view.frame.origin = CGPoint(x: 5, y: 6)
    view.bounds.origin = .zero
    let point = host.view_convert_point!(handle, swivel_point(x: 1, y: 1), CHandle.of(outer))
    #expect(point.x == 6 && point.y == 7)
    let rect = host.view_convert_rect!(handle, swivel_rect(x: 1, y: 1, width: 2, height: 3), CHandle.of(outer))
    #expect(rect.x == 6 && rect.width == 2 && rect.height == 3)
  }

  @Test("Looks and texts are read and set")
  func looks() {
    let label = Label(frame: .zero)
    let handle = CHandle.of(label)
    host.view_set_alpha!(handle, 0.5)
    host.view_set_hidden!(handle, true)
    host.view_set_clips_to_bounds!(handle, true)
    host.view_set_tag!(handle, -7)
    #expect(label.alpha == 0.5 && label.isHidden && label.clipsToBounds && label.tag == -7)
    #expect(host.view_alpha!(handle) == 0.5 && host.view_is_hidden!(handle))
    #expect(host.view_clips_to_bounds!(handle) && host.view_tag!(handle) == -7)
    var color = swivel_color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    label.backgroundColor = nil
    var found = swivel_color()
    #expect(!host.view_background!(handle, &found))
    host.view_set_background!(handle, &color)
    #expect(label.backgroundColor == Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    #expect(host.view_background!(handle, &found) && found.blue == 0.3)
    host.view_set_background!(handle, nil)
    #expect(label.backgroundColor == nil)

    let read = host.view_text!
    let none = Int(bitPattern: UInt.max)
    #expect(read(handle, nil, 0) == none)
    label.text = "aäö"
    #expect(read(handle, nil, 0) == 5)
    var buffer = [CChar](repeating: 1, count: 8)
    #expect(read(handle, &buffer, 8) == 5)
    #expect(String(decoding: buffer.prefix(5).map { UInt8(bitPattern: $0) }, as: UTF8.self) == "aäö" && buffer[5] == 0)
    // Of a character that does not fit as a whole nothing is copied.
    #expect(read(handle, &buffer, 5) == 5)
    #expect(String(decoding: buffer.prefix(3).map { UInt8(bitPattern: $0) }, as: UTF8.self) == "aä" && buffer[3] == 0)
    let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect("Zeile".withCString { host.view_set_text!(CHandle.of(cell), $0) })
    #expect(cell.textLabel?.text == "Zeile")
    #expect(host.cell_text_label!(CHandle.of(cell)) == cell.textLabel.map(CHandle.of))
    #expect(host.cell_detail_text_label!(CHandle.of(cell)) == cell.detailTextLabel.map(CHandle.of))
    #expect(host.cell_content_view!(CHandle.of(cell)) == CHandle.of(cell.contentView))
    #expect(host.view_set_text!(handle, nil) && label.text == nil)
    let plain = View(frame: .zero)
    #expect(!host.view_set_text!(CHandle.of(plain), nil) && read(CHandle.of(plain), nil, 0) == none)
  }

  @Test("Trees are read and changed, and handles cast")
  func trees() {
    let outer = View(frame: .zero)
    let handle = CHandle.of(outer)
    let table = TableView(frame: .zero, style: .plain)
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    host.view_add_subview!(handle, CHandle.of(table))
    host.view_insert_subview!(handle, CHandle.of(cell), 0)
    #expect(outer.subviews == [cell, table])
    let plain = View(frame: .zero)
    host.view_insert_subview!(handle, CHandle.of(plain), 99)
    #expect(outer.subviews == [cell, table, plain])
    #expect(host.view_subview_count!(handle) == 3)
    let subview = host.view_subview!
    #expect(subview(handle, 1) == CHandle.of(table) && subview(handle, 3) == nil && subview(handle, -1) == nil)
    #expect(host.view_superview!(CHandle.of(cell)) == handle && host.view_superview!(handle) == nil)
    #expect(host.view_as_cell!(CHandle.of(cell)) == CHandle.of(cell))
    #expect(host.view_as_cell!(CHandle.of(table)) == nil && host.view_as_cell!(nil) == nil)
    #expect(host.view_as_table!(CHandle.of(table)) == CHandle.of(table))
    #expect(host.view_as_scroll!(CHandle.of(table)) == CHandle.of(table))
    #expect(host.view_as_table!(CHandle.of(cell)) == nil && host.view_as_scroll!(handle) == nil)
    host.view_remove_from_superview!(CHandle.of(cell))
    #expect(outer.subviews == [table, plain])
  }

  @Test("Objects live as long as they are held")
  func references() {
    weak var view: View?
    let handle = host.view_create!(nil, swivel_rect(x: 1, y: 2, width: 3, height: 4))
    view = handle.map { CHandle.object($0, as: View.self) }
    #expect(view?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    let pointer = handle.map { UnsafeMutableRawPointer($0) }
    #expect(host.retain!(pointer) == pointer)
    host.release!(pointer)
    #expect(view != nil)
    host.release!(pointer)
    #expect(view == nil)
    host.release!(nil)
    #expect(host.retain!(nil) == nil)
    let text = "a\u{FFFD}b".withCString { host.string_create!(nil, $0) }
    #expect(String(cString: host.string_text!(text)!) == "a\u{FFFD}b")
    host.release!(text.map { UnsafeMutableRawPointer($0) })
    let label = "Text".withCString { host.label_create!(nil, swivel_rect(), $0) }
    #expect(label.map { CHandle.object($0, as: Label.self).text } == "Text")
    host.release!(label.map { UnsafeMutableRawPointer($0) })
  }

  @Test("Tables and scroll views are read and set")
  func tables() {
    let window = Window(size: CGSize(width: 320, height: 100))
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
    let rows = ThreeRows()
    table.dataSource = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    let handle = CHandle.of(table)
    #expect(host.table_row_height!(handle) == -1)
    #expect(host.table_section_count!(handle) == 1 && host.table_row_count!(handle, 0) == 3)
    #expect(host.table_row_count!(handle, 7) == 0)
    let rect = host.table_rect_for_row!(handle, swivel_index_path(section: 0, row: 1))
    #expect(rect.y == 44 && rect.width == 320 && rect.height == 44)
    for path in [swivel_index_path(section: 0, row: 9), .init(section: 0, row: -1), .init(section: -1, row: -1)] {
      #expect(host.table_rect_for_row!(handle, path).height == 0)
      #expect(host.table_cell_for_row!(handle, path) == nil)
    }
    let row = host.table_row_at!(handle, swivel_point(x: 5, y: 60))
    #expect(row.section == 0 && row.row == 1)
    #expect(host.table_row_at!(handle, swivel_point(x: 5, y: 600)).section == -1)
    let cell = host.table_cell_for_row!(handle, swivel_index_path(section: 0, row: 1))
    #expect(cell == table.cellForRow(at: IndexPath(row: 1, section: 0)).map(CHandle.of))
    #expect(host.table_path_for_cell!(handle, cell).row == 1)
    #expect(host.table_path_for_cell!(handle, nil).section == -1)
    host.table_set_row_height!(handle, 100)
    window.layoutIfNeeded()
    #expect(host.scroll_content_size!(handle).height == 300)
    host.scroll_set_content_offset!(handle, swivel_point(x: 0, y: 30), false)
    #expect(host.scroll_content_offset!(handle).y == 30 && table.contentOffset.y == 30)
    let insets = swivel_insets(top: 1, left: 2, bottom: 3, right: 4)
    host.scroll_set_content_inset!(handle, insets)
    host.scroll_set_indicator_insets!(handle, insets)
    #expect(table.contentInset == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(table.verticalScrollIndicatorInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(host.scroll_content_inset!(handle).right == 4)
    #expect(host.scroll_indicator_insets!(handle).bottom == 3)
    rows.count = 2
    host.table_reload_data!(handle)
    #expect(host.table_row_count!(handle, 0) == 2)
    let parts = swivel_transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    // The one on screen went with the reload.
    let turned = TableViewCell(style: .default, reuseIdentifier: nil)
    host.cell_set_parts_transform!(CHandle.of(turned), parts)
    #expect(host.cell_parts_transform!(CHandle.of(turned)).b == 1 && turned.partsTransform.c == -1)
  }

  @Test("A configuration is read as Swift reads it, with the same errors")
  func configuration() {
    let configuration = CConfiguration(
      AdapterConfiguration(adapter: "probe", values: ["factor": "1.5", "on": "true", "name": "Größe", "bad": "x"]))
    let handle = CHandle.of(configuration)
    let number = host.configuration_number!
    let flag = host.configuration_flag!
    let string = host.configuration_string!
    func refusal(_ body: (UnsafeMutablePointer<swivel_error>) -> Bool) -> String? {
      let (isRead, reason) = CErrorText.reading(body)
      return isRead ? nil : reason
    }
    var value = 7.0
    var fallback = 2.5
    #expect(number(handle, "factor", nil, &value, nil) && value == 1.5)
    #expect(number(handle, "other", &fallback, &value, nil) && value == 2.5)
    #expect(!number(handle, "bad", &fallback, &value, nil) && value == 2.5)
    #expect(
      refusal { number(handle, "bad", nil, &value, $0) }
        == "adapter probe: key bad is “x”; expected a finite decimal number")
    #expect(
      refusal { number(handle, "other", nil, &value, $0) }
        == "adapter probe: key other is missing; expected a finite decimal number")
    var isOn = false
    var usually = true
    #expect(flag(handle, "on", nil, &isOn, nil) && isOn)
    isOn = false
    #expect(flag(handle, "off", &usually, &isOn, nil) && isOn)
    #expect(refusal { flag(handle, "bad", nil, &isOn, $0) } == "adapter probe: key bad is “x”; expected true or false")
    var text: UnsafePointer<CChar>?
    #expect(string(handle, "name", nil, &text, nil) && text.map { String(cString: $0) } == "Größe")
    "usual".withCString { usual in
      #expect(string(handle, "none", usual, &text, nil) && text == usual)
    }
    #expect(refusal { string(handle, "none", nil, &text, $0) } == "adapter probe: key none is missing; expected a text")
    let read = host.configuration_text!
    #expect(read(handle, "bad").map { String(cString: $0) } == "x" && read(handle, "none") == nil)
    let known: [String] = ["factor", "on", "name", "back"]
    let copies: [UnsafeMutablePointer<CChar>?] = known.map { (key: String) in strdup(key) }
    defer { for key in copies { free(key) } }
    let keys: [UnsafePointer<CChar>?] = copies.map { UnsafePointer<CChar>($0) }
    #expect(
      keys.withUnsafeBufferPointer { keys in
        refusal { host.configuration_require_known?(handle, keys.baseAddress, keys.count, $0) ?? true }
      } == "adapter probe: unknown key “bad”; it has factor, on, name, back")
    withExtendedLifetime(configuration) {}
  }
}

/// Three rows, or so.
private final class ThreeRows: TableViewDataSource {
  var count = 3

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
}
