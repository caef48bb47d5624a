import Foundation

/// What is answered for a ``TableDataSourceCallbacks`` where nothing is overridden, or where it is not known what is: as the table itself
/// has it.
@MainActor
enum TableDataSourceCallbacksDefaults {
  static func numberOfRowsInSection(_ tableView: TableView, _ section: Int) -> Int {
    TableCallbackControllerDefaults.numberOfRowsInSection(tableView, section)
  }

  static func cellForRowAt(_ tableView: TableView, _ indexPath: IndexPath) -> TableViewCell {
    TableCallbackControllerDefaults.cellForRowAt(tableView, indexPath)
  }

  static func numberOfSections(_ tableView: TableView) -> Int { 1 }
  static func titleForHeaderInSection(_ tableView: TableView, _ section: Int) -> String? { nil }
  static func titleForFooterInSection(_ tableView: TableView, _ section: Int) -> String? { nil }
  static func canEditRowAt(_ tableView: TableView, _ indexPath: IndexPath) -> Bool { true }
  static func canMoveRowAt(_ tableView: TableView, _ indexPath: IndexPath) -> Bool { true }
  static func sectionIndexTitles(_ tableView: TableView) -> [String]? { nil }
  static func sectionForSectionIndexTitleAt(_ tableView: TableView, _ title: String, _ index: Int) -> Int { index }
}
