public import Foundation
import Interposing

/// Nonsense that a table was answered, or asked for. The table keeps the last good state.
///
/// ```swift
/// tableView.onFault = { fault in print(fault) }
/// ```
public enum TableViewFault: Error {
  /// A count below zero. `section` is `nil` for the number of sections.
  case negativeCount(requirement: String, section: Int?, count: Int)
  /// More sections, or more rows in all, than ``TableView/maximumCount``. `section` is the one at whose rows the sum went
  /// beyond it, or `nil` for the number of sections.
  case countTooLarge(requirement: String, section: Int?, count: Int)
  /// A height that is negative or not finite. `indexPath` has one index for a header or footer, two for a row.
  case invalidHeight(requirement: String, indexPath: IndexPath, height: CGFloat)
  /// A data source that is there, but leaves out what a table cannot do without.
  case missingRequirement(String)
  /// A row for which no cell could be had, because `cellForRowAt` is left out.
  case noCell(requirement: String, indexPath: IndexPath)
  /// A cell that stands for another row already.
  case cellGivenTwice(requirement: String, indexPath: IndexPath, shownAt: IndexPath)
  /// A header or footer view that stands for another section already.
  case sectionViewGivenTwice(requirement: String, section: Int, shownIn: Int)
  /// A reuse identifier that nothing was registered for.
  case notRegistered(identifier: String, indexPath: IndexPath)
  /// A nib was registered, and there is no class of its name that could stand for it.
  case nibWithoutClass(nib: String, className: String)
  /// Heights that are each finite, but add up to more than a number can hold.
  case heightsOverflow
  /// Callbacks that changed the table again each time it asked anew.
  case neverSettles(attempts: Int)
  /// An update that names a row that there is not. `count` is how many rows there are in its section.
  case noSuchRow(operation: String, indexPath: IndexPath, count: Int)
  /// An update that names a row twice.
  case rowNamedTwice(operation: String, indexPath: IndexPath)
  /// An update that names a section that there is not. `count` is how many there are.
  case noSuchSection(operation: String, section: Int, count: Int)
  /// An update that names a section twice.
  case sectionNamedTwice(operation: String, section: Int)
  /// An update that moves a row out of a section that it deletes or reloads, or into one that it inserts or reloads.
  case moveBesideSectionUpdate(source: IndexPath, destination: IndexPath)
  /// A section whose number of rows after an update is not what it was before, with what was named.
  case inconsistentUpdate(
    section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
  /// A number of sections after an update that is not what it was before, with what was named.
  case inconsistentSections(before: Int, after: Int, inserted: Int, deleted: Int)
  /// An end of an update that was never begun.
  case updateNotBegun
  /// The chain of interposers refused a new data source or delegate.
  case chain(ChainError)
}

extension TableViewFault: CustomStringConvertible {
  /// One line: what failed, why, and what to do.
  public var description: String {
    switch self {
    case .negativeCount(let requirement, nil, let count):
      "\(requirement): answered \(count) sections; a count is 0 or more"
    case .negativeCount(let requirement, let section?, let count):
      "\(requirement): answered \(count) rows for section \(section); a count is 0 or more"
    case .countTooLarge(let requirement, nil, let count):
      "\(requirement): answered \(count) sections; a table has at most \(TableView.maximumCount)"
    case .countTooLarge(let requirement, let section?, let count):
      "\(requirement): answered \(count) rows for section \(section); a table has at most \(TableView.maximumCount) in all"
    case .invalidHeight(let requirement, let indexPath, let height):
      "\(requirement): answered a height of \(height) for \(Self.place(indexPath)); a height is finite and 0 or more"
    case .missingRequirement(let requirement):
      "\(requirement): left out, but a table cannot do without it; answer it in the data source or an interposer"
    case .noCell(let requirement, let indexPath):
      "\(requirement): no cell for \(Self.place(indexPath)), for it is left out; answer it in the data source or an interposer"
    case .cellGivenTwice(let requirement, let indexPath, let shownAt):
      "\(requirement): answered a cell for \(Self.place(indexPath)) that stands for \(Self.place(shownAt)) already; "
        + "make or dequeue one for each row"
    case .sectionViewGivenTwice(let requirement, let section, let shownIn):
      "\(requirement): answered a view for section \(section) that stands for section \(shownIn) already; "
        + "make or dequeue one for each section"
    case .notRegistered(let identifier, let indexPath):
      "dequeueReusableCell(withIdentifier:for:): nothing is registered for '\(identifier)', asked for at "
        + "\(Self.place(indexPath)); a plain cell was given; register a class first"
    case .nibWithoutClass(let nib, let className):
      "nib '\(nib)' was not registered: nibs are not read, and no class '\(className)' of the right kind stands for it; register the "
        + "class itself"
    case .heightsOverflow:
      "tableView(_:heightForRowAt:): the heights add up to more than a number can hold; answer heights in points"
    case .neverSettles(let attempts):
      "reload: callbacks changed the table in each of \(attempts) attempts; change it after the layout, not in every callback"
    case .noSuchRow(let operation, let indexPath, let count):
      "update: cannot \(operation) \(Self.place(indexPath)), for there are \(count) rows; nothing was changed"
    case .rowNamedTwice(let operation, let indexPath):
      "update: cannot \(operation) \(Self.place(indexPath)), for it is named twice; name each row once"
    case .noSuchSection(let operation, let section, let count):
      "update: cannot \(operation) section \(section), for there are \(count) sections; nothing was changed"
    case .sectionNamedTwice(let operation, let section):
      "update: cannot \(operation) section \(section), for it is named twice; name each section once"
    case .moveBesideSectionUpdate(let source, let destination):
      "update: cannot move \(Self.place(source)) to \(Self.place(destination)), for one of these sections is deleted, inserted "
        + "or reloaded in the same update; delete and insert the row instead"
    case .inconsistentUpdate(let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
      "update: section \(section) has \(after) rows after the update, but it had \(before) before, and "
        + "\(inserted) were inserted, \(deleted) deleted, \(movedIn) moved in and \(movedOut) moved out, which makes "
        + "\(before + inserted - deleted + movedIn - movedOut); nothing was changed; name in the update what has changed in the data"
    case .inconsistentSections(let before, let after, let inserted, let deleted):
      "update: there are \(after) sections after the update, but there were \(before) before, and \(inserted) were inserted "
        + "and \(deleted) deleted, which makes \(before + inserted - deleted); nothing was changed; name in the update what has "
        + "changed in the data"
    case .updateNotBegun:
      "endUpdates(): no update is begun; call beginUpdates() first, once for each end"
    case .chain(let error):
      "\(error)"
    }
  }

  private static func place(_ indexPath: IndexPath) -> String {
    indexPath.count == 2 ? "row \(indexPath[1]) of section \(indexPath[0])" : "section \(indexPath.first ?? 0)"
  }
}
