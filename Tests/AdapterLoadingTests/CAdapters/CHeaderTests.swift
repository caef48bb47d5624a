import Foundation
import TableKit
import Testing

@testable import AdapterLoading

@Suite("The header of modules in C")
struct CHeaderTests {
  /// Uses everything that a module declares itself.
  private static let source = """
    #include "swivel_adapter.h"

    static double height(void *context, swivel_call *call, double (*next)(swivel_call *, swivel_table *, swivel_index_path),
                         swivel_table *table, swivel_index_path path) {
      const swivel_host *host = (const swivel_host *)context;
      (void)swivel_view_of_cell(host->view_as_cell(swivel_view_of_scroll(swivel_scroll_of_table(table))));
      (void)swivel_view_of_table(table);
      return path.section == SWIVEL_NO_SECTION ? next(call, table, swivel_no_path()) : next(call, table, swivel_row(1, 2));
    }

    static void *create(const swivel_host *host, const swivel_configuration *configuration, swivel_error *error) {
      double factor;
      return host->configuration_number(configuration, "factor", NULL, &factor, error) ? (void *)(uintptr_t)host : NULL;
    }

    static const swivel_function functions[] = {
        {sizeof(swivel_function), "TableViewDelegate.heightForRowAt", "double(call, table, index_path)",
         SWIVEL_FUNCTION(height), SWIVEL_IF_ANSWERED, 0},
    };

    static const swivel_module module_of_mine = {
        sizeof(swivel_module), SWIVEL_ADAPTER_ABI, 0, "mine", create, NULL, NULL, NULL, NULL, functions, 1, NULL, 0};

    const swivel_module *swivel_c_adapter_entry(const swivel_offer *offer, swivel_error *error) {
      (void)error;
      return offer->newest_abi >= SWIVEL_ADAPTER_ABI ? &module_of_mine : NULL;
    }
    """

  @Test(
    "It is C and C++, alone, without a warning",
    arguments: [
      ["cc", "-std=c11", "-x", "c"], ["c++", "-std=c++11", "-x", "c++"], ["c++", "-std=c++20", "-x", "c++"],
      ["clang", "-std=c11", "-x", "c"], ["clang++", "-std=c++11", "-x", "c++"],
    ])
  func compiles(compiler: [String]) throws {
    let folder = try TemporaryFolder()
    let input = try folder.write(Self.source, to: "module.c")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      compiler + [
        "-Wall", "-Wextra", "-pedantic", "-Werror", "-fvisibility=hidden", "-I", CModuleFile.header, "-shared", "-fPIC",
        input, "-o", folder["module.so"],
      ]
    try process.run()
    process.waitUntilExit()
    // Not every machine has both families; a compiler that is not there says nothing.
    if process.terminationStatus == 127 { return }
    #expect(process.terminationStatus == 0)
    #expect(try SharedObject(RegularFile(path: folder["module.so"])).exportsFunction(named: "swivel_c_adapter_entry"))
  }

  @Test("Each requirement of a table crosses over, or says which type keeps it from that")
  func requirements() {
    let own = TableViewWitness.requirements.map { "\($0.protocolName).\($0.key)" }
    #expect(CRequirement.all.map(\.name).sorted() == own.sorted())
    #expect(own.count > 60)
    var impossible: [String: String] = [:]
    for requirement in CRequirement.all {
      if case .impossible(let type) = requirement.crossing { impossible[requirement.name] = type }
    }
    #expect(
      impossible == [
        "TableViewDataSource.sectionIndexTitles": "[String]?",
        "TableViewDelegate.editActionsForRowAt": "[TableViewRowAction]?",
        "TableViewDelegate.leadingSwipeActionsConfigurationForRowAt": "SwipeActionsConfiguration?",
        "TableViewDelegate.trailingSwipeActionsConfigurationForRowAt": "SwipeActionsConfiguration?",
        "TableViewDelegate.contextMenuConfigurationForRowAtPoint": "ContextMenuConfiguration?",
        "TableViewDelegate.willDisplayContextMenuAnimator": "ContextMenuConfiguration",
        "TableViewDelegate.willEndContextMenuInteractionAnimator": "ContextMenuConfiguration",
        "TableViewDelegate.willPerformPreviewActionForMenuWithAnimator": "ContextMenuConfiguration",
      ])
  }

  @Test(
    "Signatures are written in the words of the contract",
    arguments: [
      ("TableViewDataSource.numberOfSections", "int64(call, table)"),
      ("TableViewDataSource.cellForRowAt", "cell(call, table, index_path)"),
      ("TableViewDataSource.titleForHeaderInSection", "string?(call, table, int64)"),
      ("TableViewDataSource.sectionForSectionIndexTitleAt", "int64(call, table, string, int64)"),
      ("TableViewDataSource.commitForRowAt", "void(call, table, editing_style, index_path)"),
      ("TableViewDelegate.viewForHeaderInSection", "view?(call, table, int64)"),
      ("TableViewDelegate.willDisplayForRowAt", "void(call, table, cell, index_path)"),
      ("TableViewDelegate.willSelectRowAt", "index_path?(call, table, index_path)"),
      ("TableViewDelegate.didEndEditingRowAt", "void(call, table, index_path?)"),
      ("ScrollViewDelegate.willEndDragging", "void(call, scroll, point, point*)"),
      ("ScrollViewDelegate.didEndDragging", "void(call, scroll, bool)"),
      ("ScrollViewDelegate.viewForZooming", "view?(call, scroll)"),
      ("TableViewDataSourcePrefetching.prefetchRowsAt", "void(call, table, index_paths)"),
    ])
  func signatures(name: String, signature: String) {
    guard case .signature(let text, _) = CRequirement.named(name)?.crossing else {
      Issue.record("\(name) does not cross over")
      return
    }
    #expect(text == signature)
  }

  @Test("Index paths look in memory as the crossing takes them to")
  func indexPaths() {
    #expect(IndexPathWords.pairTag >= 0)
    let tag = IndexPathWords.pairTag
    for (section, row) in [(0, 0), (3, 4), (.max, .max), (-5, -7)] {
      let path = IndexPath(row: row, section: section)
      for crossed in [IndexPathWords.toC(path, pairTag: tag), IndexPathWords.toC(path, pairTag: -1)] {
        #expect(crossed.section == section && crossed.row == row)
      }
    }
    for crossed in [IndexPathWords.toC(IndexPath(index: 6), pairTag: tag), IndexPathWords.toC(IndexPath(index: 6))] {
      #expect(crossed.section == 6 && crossed.row == -1)
    }
    #expect(IndexPathWords.toC(IndexPath(indexes: [1, 2, 3]), pairTag: tag).row == 2)
    #expect(IndexPathWords.toC(nil).section == -1 && IndexPathWords.toC(IndexPath()).section == -1)
    #expect(IndexPathWords.toSwift(.init(section: 6, row: -1)) == IndexPath(index: 6))
    #expect(IndexPathWords.toSwift(.init(section: 6, row: 7)) == IndexPath(row: 7, section: 6))
  }
}
