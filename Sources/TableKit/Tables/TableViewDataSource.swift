public import Foundation
import Interposing

/// What a table shows: its sections, their rows and the cells for them. Two requirements are required, the others optional.
///
/// ```swift
/// final class Planets: TableViewDataSource {
///   let names = ["Mercury", "Venus", "Earth", "Mars"]
///
///   func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }
///
///   func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
///     let cell = tableView.dequeueReusableCell(withIdentifier: "planet", for: indexPath)
///     cell.textLabel?.text = names[indexPath.row]
///     return cell
///   }
/// }
/// ```
@MainActor
public protocol TableViewDataSource: AnyObject {
  // MARK: Counts and cells

  /// The number of rows of a section; not negative.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// The cell for a row. Each cell stands for one row at a time.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell

  /// `Never` where ``numberOfSections(in:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype NumberOfSectionsFailure: TableViewDataSourceFailure
  /// The number of sections; not negative. Left out: one.
  func numberOfSections(in tableView: TableView) throws(NumberOfSectionsFailure) -> Int

  // MARK: Titles

  /// `Never` where ``tableView(_:titleForHeaderInSection:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype TitleForHeaderInSectionFailure: TableViewDataSourceFailure
  /// The title over a section, or `nil` for none. A header view of the delegate beats it.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) throws(TitleForHeaderInSectionFailure)
    -> String?

  /// `Never` where ``tableView(_:titleForFooterInSection:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype TitleForFooterInSectionFailure: TableViewDataSourceFailure
  /// The title under a section, or `nil` for none. A footer view of the delegate beats it.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) throws(TitleForFooterInSectionFailure)
    -> String?

  // MARK: Editing and moving

  /// `Never` where ``tableView(_:canEditRowAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype CanEditRowAtFailure: TableViewDataSourceFailure
  /// Whether a row can be edited: deleted, inserted at, moved or swiped. Left out: yes.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) throws(CanEditRowAtFailure) -> Bool

  /// `Never` where ``tableView(_:canMoveRowAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype CanMoveRowAtFailure: TableViewDataSourceFailure
  /// Whether a row can be moved. Left out: yes, if the data source moves rows.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) throws(CanMoveRowAtFailure) -> Bool

  /// `Never` where ``tableView(_:commit:forRowAt:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype CommitForRowAtFailure: TableViewDataSourceFailure
  /// Carries out an insertion or deletion that the user asked for.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) throws(CommitForRowAtFailure)

  /// `Never` where ``tableView(_:moveRowAt:to:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype MoveRowAtToFailure: TableViewDataSourceFailure
  /// Moves a row in the data.
  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) throws(MoveRowAtToFailure)

  // MARK: Index titles

  /// `Never` where ``sectionIndexTitles(for:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype SectionIndexTitlesFailure: TableViewDataSourceFailure
  /// The titles of the index beside the table, or `nil` for none.
  func sectionIndexTitles(for tableView: TableView) throws(SectionIndexTitlesFailure) -> [String]?

  /// `Never` where ``tableView(_:sectionForSectionIndexTitle:at:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype SectionForSectionIndexTitleAtFailure: TableViewDataSourceFailure
  /// The section that an index title stands for.
  func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int)
    throws(SectionForSectionIndexTitleAtFailure) -> Int

  /// The conformer's answers as a witness. A proxy, and whoever else carries a witness already, answers with that one;
  /// everybody else leaves this to the default, which binds the methods at their types.
  var tableViewDataSourceWitness: TableViewDataSourceWitness { get }
}
