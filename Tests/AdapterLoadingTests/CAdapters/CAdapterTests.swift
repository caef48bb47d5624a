import Foundation
import Interposing
import TableKit
import Testing

@testable import AdapterLoading

/// What functions in C get, what they can do, and how long they live.
@MainActor
@Suite("Adapters in C")
struct CAdapterTests {
  private let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  private let rows = EveryAnswer()

  /// A module whose functions change every kind of value on its way.
  private nonisolated static let everything = """
    static int64_t rows(void *c, swivel_call *call, int64_t (*next)(swivel_call *, swivel_table *, int64_t), swivel_table *t,
                        int64_t section) {
      (void)c; return next(call, t, section + 1) + 1;
    }
    static swivel_cell *cell(void *c, swivel_call *call, swivel_cell *(*next)(swivel_call *, swivel_table *, swivel_index_path),
                             swivel_table *t, swivel_index_path path) {
      (void)c;
      swivel_cell *const made = next(call, t, swivel_row(path.section, path.row + 1));
      char text[32];
      size_t length = host->view_text(swivel_view_of_cell(made), text, sizeof text);
      if (length + 2 > sizeof text) return made;
      strcat(text, "!");
      host->view_set_text(swivel_view_of_cell(made), text);
      return made;
    }
    static swivel_string *title(void *c, swivel_call *call, swivel_string *(*next)(swivel_call *, swivel_table *, int64_t),
                                swivel_table *t, int64_t section) {
      (void)c;
      swivel_string *const below = next(call, t, section);
      if (below == NULL) return NULL;
      char text[64];
      snprintf(text, sizeof text, "<%s>", host->string_text(below));
      return host->string_create(call, text);
    }
    static int64_t index_title(void *c, swivel_call *call,
                               int64_t (*next)(swivel_call *, swivel_table *, swivel_string *, int64_t), swivel_table *t,
                               swivel_string *title, int64_t position) {
      (void)c;
      char text[64];
      snprintf(text, sizeof text, "%s%s", host->string_text(title), host->string_text(title));
      return next(call, t, host->string_create(call, text), position);
    }
    static void commit(void *c, swivel_call *call,
                       void (*next)(swivel_call *, swivel_table *, swivel_editing_style, swivel_index_path), swivel_table *t,
                       swivel_editing_style style, swivel_index_path path) {
      (void)c; next(call, t, style == SWIVEL_EDITING_DELETE ? SWIVEL_EDITING_INSERT : 77, path);
    }
    static void move(void *c, swivel_call *call, void (*next)(swivel_call *, swivel_table *, swivel_index_path, swivel_index_path),
                     swivel_table *t, swivel_index_path from, swivel_index_path to) {
      (void)c; next(call, t, to, from);
    }
    static swivel_view *header(void *c, swivel_call *call, swivel_view *(*next)(swivel_call *, swivel_table *, int64_t),
                               swivel_table *t, int64_t section) {
      (void)c;
      swivel_view *const below = next(call, t, section);
      if (below == NULL) return NULL;
      swivel_rect frame = host->view_frame(below);
      frame.height += 10;
      swivel_view *const wrapper = host->view_create(call, frame);
      host->view_add_subview(wrapper, below);
      return wrapper;
    }
    static void display(void *c, swivel_call *call, void (*next)(swivel_call *, swivel_table *, swivel_cell *, swivel_index_path),
                        swivel_table *t, swivel_cell *shown, swivel_index_path path) {
      (void)c;
      host->view_set_tag(swivel_view_of_cell(shown), 7);
      next(call, t, shown, path);
    }
    static swivel_index_path select_row(void *c, swivel_call *call,
                                        swivel_index_path (*next)(swivel_call *, swivel_table *, swivel_index_path),
                                        swivel_table *t, swivel_index_path path) {
      (void)c;
      const swivel_index_path below = next(call, t, path);
      if (below.section == SWIVEL_NO_SECTION) return swivel_row(9, 9);
      return below.row == 5 ? swivel_no_path() : swivel_row(below.section, below.row + 1);
    }
    static void end_editing(void *c, swivel_call *call, void (*next)(swivel_call *, swivel_table *, swivel_index_path),
                            swivel_table *t, swivel_index_path path) {
      (void)c; next(call, t, path.section == SWIVEL_NO_SECTION ? swivel_row(4, SWIVEL_NO_ROW) : swivel_no_path());
    }
    static bool highlight(void *c, swivel_call *call, bool (*next)(swivel_call *, swivel_table *, swivel_index_path),
                          swivel_table *t, swivel_index_path path) {
      (void)c; return !next(call, t, path);
    }
    static void end_dragging(void *c, swivel_call *call,
                             void (*next)(swivel_call *, swivel_scroll *, swivel_point, swivel_point *), swivel_scroll *scroll,
                             swivel_point velocity, swivel_point *target) {
      (void)c;
      target->y += 100;
      velocity.x = -velocity.x;
      next(call, scroll, velocity, target);
      target->x += 1;
    }
    static void prefetch(void *c, swivel_call *call, void (*next)(swivel_call *, swivel_table *, swivel_index_paths),
                         swivel_table *t, swivel_index_paths paths) {
      (void)c;
      swivel_index_path reversed[8];
      if (paths.count > 8) return;
      for (size_t i = 0; i < paths.count; i += 1) reversed[paths.count - 1 - i] = paths.items[i];
      const swivel_index_paths all = {reversed, paths.count};
      next(call, t, all);
    }
    static const swivel_function functions[] = {
      FUNCTION("TableViewDataSource.numberOfRowsInSection", "int64(call, table, int64)", rows, 0),
      FUNCTION("TableViewDataSource.cellForRowAt", "cell(call, table, index_path)", cell, 0),
      FUNCTION("TableViewDataSource.titleForHeaderInSection", "string?(call, table, int64)", title, 0),
      FUNCTION("TableViewDataSource.sectionForSectionIndexTitleAt", "int64(call, table, string, int64)", index_title, 0),
      FUNCTION("TableViewDataSource.commitForRowAt", "void(call, table, editing_style, index_path)", commit, 0),
      FUNCTION("TableViewDataSource.moveRowAtTo", "void(call, table, index_path, index_path)", move, 0),
      FUNCTION("TableViewDelegate.viewForHeaderInSection", "view?(call, table, int64)", header, 0),
      FUNCTION("TableViewDelegate.willDisplayForRowAt", "void(call, table, cell, index_path)", display, 0),
      FUNCTION("TableViewDelegate.willSelectRowAt", "index_path?(call, table, index_path)", select_row, 0),
      FUNCTION("TableViewDelegate.didEndEditingRowAt", "void(call, table, index_path?)", end_editing, 0),
      FUNCTION("TableViewDelegate.shouldHighlightRowAt", "bool(call, table, index_path)", highlight, 0),
      FUNCTION("ScrollViewDelegate.willEndDragging", "void(call, scroll, point, point*)", end_dragging, 0),
      FUNCTION("TableViewDataSourcePrefetching.prefetchRowsAt", "void(call, table, index_paths)", prefetch, 0),
    };
    static const swivel_module module = MODULE(functions);
    ENTRY(module)
    """

  private func install(_ source: String) throws -> CModuleFile {
    let file = try CModuleFile(source)
    try table.install(file.adapter())
    table.dataSource = rows
    table.delegate = rows
    table.prefetchDataSource = rows
    return file
  }

  private func witness<Result>(_ body: (TableViewWitness) -> Result) -> Result? {
    table.chain.pass { body($0.witness) }
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("Every kind of value crosses over, and back")
  func values() throws {
    _ = try install(Self.everything)
    witness { witness in
      let source = witness.dataSource
      let delegate = witness.delegate
      // The conformer has as many rows as ten times the section's number.
      #expect(source.numberOfRowsInSection?(table, 2) == 31)
      #expect(source.cellForRowAt?(table, path(3, 1)).textLabel?.text == "1.4!")
      #expect(source.titleForHeaderInSection?(table, 0) == "<Größe 0>")
      #expect(source.titleForHeaderInSection?(table, 1) == .some(nil))
      #expect(source.sectionForSectionIndexTitleAt?(table, "äb", 3) == 3)
      #expect(rows.heard.last == "index äbäb 3")
      source.commitForRowAt?(table, .delete, path(1))
      source.commitForRowAt?(table, .insert, path(2))
      #expect(rows.heard.suffix(2) == ["commit insert [0, 1]", "commit none [0, 2]"])
      source.moveRowAtTo?(table, path(1), path(2, 3))
      #expect(rows.heard.last == "move [3, 2] [0, 1]")
      let header = delegate.viewForHeaderInSection?(table, 0) ?? nil
      #expect(header?.frame.height == 30 && header?.subviews.count == 1)
      #expect(delegate.viewForHeaderInSection?(table, 1) == .some(nil))
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      delegate.willDisplayForRowAt?(table, cell, path(6))
      #expect(cell.tag == 7 && rows.heard.last == "display [0, 6]")
      #expect(delegate.willSelectRowAt?(table, path(1)) == path(2))
      #expect(delegate.willSelectRowAt?(table, path(5)) == .some(nil))
      #expect(delegate.willSelectRowAt?(table, path(0)) == path(9, 9))
      delegate.didEndEditingRowAt?(table, nil)
      delegate.didEndEditingRowAt?(table, path(1))
      #expect(rows.heard.suffix(2) == ["ended [4]", "ended nil"])
      #expect(
        delegate.shouldHighlightRowAt?(table, path(0)) == false
          && delegate.shouldHighlightRowAt?(table, path(1)) == true)
      var target = CGPoint(x: 5, y: 6)
      delegate.scroll.willEndDragging?(table, CGPoint(x: 2, y: 3), &target)
      #expect(rows.heard.last == "drag -2.0 3.0 5.0 106.0" && target == CGPoint(x: 6, y: 212))
      witness.prefetching.prefetchRowsAt?(table, [path(1), path(2), path(3)])
      #expect(rows.heard.last == "prefetch [[0, 3], [0, 2], [0, 1]]")
      witness.prefetching.prefetchRowsAt?(table, [])
      #expect(rows.heard.last == "prefetch []")
    }
  }

  @Test("A view that a function makes lives as long as somebody has it")
  func madeViews() throws {
    _ = try install(Self.everything)
    weak var header: View?
    weak var below: View?
    witness { witness in
      let made = witness.delegate.viewForHeaderInSection?(table, 0) ?? nil
      header = made
      below = made?.subviews.first
      #expect(header != nil && below != nil)
    }
    #expect(header == nil && below == nil)
  }

  private static func heights(_ body: String, when: String, more: String = "") -> String {
    """
    typedef double (*height_next)(swivel_call *, swivel_table *, swivel_index_path);
    \(more)
    static double height(void *context, swivel_call *call, height_next next, swivel_table *table, swivel_index_path path) {
      (void)context; (void)call; (void)next; (void)table; (void)path;
      \(body)
    }
    static const swivel_function functions[] = {
      FUNCTION("TableViewDelegate.heightForRowAt", "double(call, table, index_path)", \(when)),
    };
    static const swivel_module module = MODULE(functions);
    ENTRY(module)
    void *uses(void) { return (void *)height; }
    """
  }

  @Test("What is left out below stays left out, is answered, or what is answered is taken away")
  func leftOut() throws {
    let silent = Silent()
    for (when, above, answered) in [
      ("height, SWIVEL_IF_ANSWERED", nil, 21), ("height, SWIVEL_ALWAYS", 1, 21), ("NULL, SWIVEL_LEAVE_OUT", nil, nil),
    ] as [(String, CGFloat?, CGFloat?)] {
      let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
      let body = "return next == NULL ? 1 : 2 * next(call, table, path) + 1;"
      try table.install(CModuleFile(Self.heights(body, when: when)).adapter())
      let asked: () -> CGFloat? = {
        table.chain.pass { $0.witness.delegate.heightForRowAt?(table, IndexPath(row: 10, section: 0)) } ?? nil
      }
      table.delegate = silent
      #expect(asked() == above)
      table.delegate = rows
      #expect(asked() == answered)
    }
  }

  @Test("A function may call never, twice, and while it is under way already")
  func nesting() throws {
    _ = try install(
      Self.heights(
        "return path.row > 90 ? 5 : next(call, table, path) + next(call, table, swivel_row(7, path.row));",
        when: "height, SWIVEL_IF_ANSWERED"))
    witness { witness in
      #expect(witness.delegate.heightForRowAt?(table, path(91)) == 5)
      #expect(rows.heard.isEmpty)
      #expect(witness.delegate.heightForRowAt?(table, path(10)) == 20)
      // The conformer asks the table for row 10 when it is asked for row 11: four times 10, besides its own twice 11.
      rows.asking = { [table] in
        table.chain.pass { $0.witness.delegate.heightForRowAt?(table, IndexPath(row: 10, section: 0)) } ?? nil
      }
      #expect(witness.delegate.heightForRowAt?(table, path(11)) == 62)
    }
  }

  @Test("An adapter taken out by its own function goes when nobody can call it any more")
  func removalInside() throws {
    let file = try install(
      Self.heights(
        "double sum = next(call, table, path); sum += next(call, table, path); *(long *)context = 3; return sum;",
        when: "height, SWIVEL_IF_ANSWERED"))
    rows.asking = { [table] in
      try? table.uninstallAdapter(named: "probe")
      return 0
    }
    let resolution = table.chain.resolution
    let answer = table.chain.pass { _ in
      let answer = resolution.witness.delegate.heightForRowAt?(table, path(11))
      #expect(table.adapters.isEmpty && file.number("destroyed") == 0)
      return answer
    }
    #expect(answer == 22)
    withExtendedLifetime(resolution) { #expect(file.number("destroyed") == 0) }
  }

  @Test("A context is destroyed once, behind the last closure that reaches it")
  func destruction() throws {
    let file = try CModuleFile(
      Self.heights("return next(call, table, path);", when: "height, SWIVEL_IF_ANSWERED"))
    var kept: (@MainActor (TableView, IndexPath) -> CGFloat)?
    do {
      let table = TableView(frame: .zero, style: .plain)
      try table.install(file.adapter())
      table.delegate = rows
      kept = table.chain.resolution.witness.delegate.heightForRowAt
      try table.uninstallAdapter(named: "probe")
      #expect(file.number("made") == 1 && file.number("destroyed") == 0)
      #expect(kept?(table, path(8)) == 8)
    }
    #expect(file.number("destroyed") == 0)
    kept = nil
    #expect(file.number("destroyed") == 1)
  }

  @Test("Adapters hear of their table as adapters in Swift do")
  func hooks() throws {
    let file = try CModuleFile(
      """
      static void attached(void *context, swivel_table *table) { (void)context; entered += table != NULL ? 10 : 0; }
      static void detached(void *context, swivel_table *table) { (void)context; entered += table != NULL ? 1000 : 0; }
      static void did_layout(void *context, swivel_table *table) {
        (void)context; entered += host->table_section_count(table) == 1 ? 100 : 0;
      }
      static const swivel_module module = {
        .size = sizeof module, .abi = 1, .name = "probe", .create = create_own, .destroy = destroy_own,
        .attached = attached, .detached = detached, .did_layout = did_layout};
      ENTRY(module)
      """)
    let counting = try CountingAdapter(configuration: AdapterConfiguration(adapter: "counting"))
    try table.install(counting)
    try table.install(file.adapter())
    #expect(file.number("entered") == 11)
    table.dataSource = rows
    table.layoutIfNeeded()
    let layouts = 100 * counting.layouts
    #expect(layouts > 0 && file.number("entered") == 11 + layouts)
    try table.uninstallAdapter(named: "probe")
    #expect(file.number("entered") == 1011 + layouts && file.number("destroyed") == 1)
  }
}

/// Answers everything that the modules change, and writes down what it hears.
private final class EveryAnswer: TableViewDataSource, TableViewDelegate, TableViewDataSourcePrefetching {
  var heard: [String] = []
  var asking: (() -> CGFloat?)?

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 10 * section }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Größe \(section)" : nil
  }

  func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    heard.append("index \(title) \(index)")
    return index
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    heard.append("commit \(editingStyle) \([indexPath.section, indexPath.row])")
  }

  func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    heard.append("move \([source.section, source.row]) \([destination.section, destination.row])")
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    CGFloat(indexPath.row) + (indexPath.row == 11 ? asking?() ?? 0 : 0)
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    section == 0 ? View(frame: CGRect(x: 0, y: 0, width: 50, height: 20)) : nil
  }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {
    heard.append("display \([indexPath.section, indexPath.row])")
  }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath.row == 0 ? nil : indexPath
  }

  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    heard.append("ended \(indexPath.map { "\(Array($0))" } ?? "nil")")
  }

  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { indexPath.row == 0 }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee
    heard.append("drag \(velocity.x) \(velocity.y) \(target.x) \(target.y)")
    targetContentOffset.pointee.y *= 2
  }

  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
    heard.append("prefetch \(indexPaths.map { [$0.section, $0.row] })")
  }
}

/// Counts the layouts of its table.
private final class CountingAdapter: Adapter {
  let name = "counting"
  let interposers: [Interposer<TableViewWitness>] = []
  private(set) var layouts = 0

  init(configuration: AdapterConfiguration) throws {}

  func hostDidLayout(_ host: TableView) { layouts += 1 }
}

/// Leaves everything out.
private final class Silent: TableViewDelegate {}
