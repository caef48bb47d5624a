import Foundation
import TableKit
import Testing

@testable import AdapterLoading

/// Broken rules that nothing but the end of the process can answer: each ends it with a line that names adapter and requirement.
@Suite("Modules in C that break the rules of calls")
struct CTrapTests {
  /// What a process writes that asks a module's function for a height and for a cell, and then lets the adapter hear of a layout.
  private static func output(of source: String) async throws -> String {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [source = source as String] in
      try await MainActor.run {
        let table = TableView(frame: .zero, style: .plain)
        let adapter = try CModuleFile(source).adapter()
        try table.install(adapter)
        let delegate = Ten()
        table.delegate = delegate
        table.chain.pass { resolution in
          _ = resolution.witness.delegate.heightForRowAt?(table, IndexPath(row: 1, section: 0))
          _ = resolution.witness.dataSource.cellForRowAt?(table, IndexPath(row: 1, section: 0))
        }
        adapter.hostDidLayout(table)
      }
    }
    return String(decoding: result.standardErrorContent, as: UTF8.self)
  }

  private static func source(height: String, afterwards: String) -> String {
    """
    typedef double (*height_next)(swivel_call *, swivel_table *, swivel_index_path);
    static swivel_call *kept;
    static height_next kept_next;
    static double height(void *context, swivel_call *call, height_next next, swivel_table *table, swivel_index_path path) {
      (void)context; (void)table; (void)path;
      kept = call;
      kept_next = next;
      \(height)
    }
    static swivel_cell *cell(void *context, swivel_call *call,
                             swivel_cell *(*next)(swivel_call *, swivel_table *, swivel_index_path), swivel_table *table,
                             swivel_index_path path) {
      (void)context; (void)call; (void)next; (void)table; (void)path;
      return NULL;
    }
    static void did_layout(void *context, swivel_table *table) {
      (void)context; (void)table; (void)kept; (void)kept_next;
      \(afterwards)
    }
    static const swivel_function functions[] = {
      FUNCTION("TableViewDelegate.heightForRowAt", "double(call, table, index_path)", height, SWIVEL_IF_ANSWERED),
      FUNCTION("TableViewDataSource.cellForRowAt", "cell(call, table, index_path)", cell, CELLS),
    };
    static const swivel_module module = {
      sizeof module, 1, 0, "probe", create_own, destroy_own, NULL, NULL, did_layout, functions, 2, NULL, 0};
    ENTRY(module)
    """
  }

  @Test(
    "Each ends the process with a line",
    arguments: [
      (
        "return 1;", "kept_next(kept, table, swivel_row(0, 1));", "SWIVEL_IF_ANSWERED",
        "adapter probe: TableViewDelegate.heightForRowAt: the module called next after its function had returned"
      ),
      (
        "return next(NULL, table, path);", "", "SWIVEL_IF_ANSWERED", "an adapter in C called next with NULL as its call"
      ),
      (
        "return next(call, NULL, path);", "", "SWIVEL_IF_ANSWERED",
        "adapter probe: TableViewDelegate.heightForRowAt: the module gave NULL where there has to be a TableView"
      ),
      (
        "return next(call, table, swivel_no_path());", "", "SWIVEL_IF_ANSWERED",
        "adapter probe: TableViewDelegate.heightForRowAt: the module gave no index path where one has to be"
      ),
      (
        "return 1;", "host->string_create(kept, \"late\");", "SWIVEL_IF_ANSWERED",
        "adapter probe: TableViewDelegate.heightForRowAt: the module made an object for a call that is over"
      ),
      (
        "return host->view_alpha(NULL);", "", "SWIVEL_IF_ANSWERED",
        "an adapter in C gave NULL where there has to be a View"
      ),
      (
        "return 1;", "", "SWIVEL_ALWAYS",
        "adapter probe: TableViewDataSource.cellForRowAt: the module gave NULL where there has to be a TableViewCell"
      ),
    ])
  func traps(height: String, afterwards: String, cells: String, message: String) async throws {
    let output = try await Self.output(
      of: Self.source(height: height, afterwards: afterwards).replacing("CELLS", with: cells))
    #expect(output.contains(message))
  }
}

/// Ten points.
private final class Ten: TableViewDelegate {
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 10 }
}
