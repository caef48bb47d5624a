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
  /// Heights that are each finite, but add up to more than a number can hold.
  case heightsOverflow
  /// Callbacks that changed the table again each time it asked anew.
  case neverSettles(attempts: Int)
  /// An update that names a row that there is not. `count` is how many rows there are in its section.
  case noSuchRow(operation: String, indexPath: IndexPath, count: Int)
  /// An update that names a row twice.
  case rowNamedTwice(operation: String, indexPath: IndexPath)
  /// A section that had `before` rows, should have the expected number after an update, and was said to have another.
  case inconsistentUpdate(section: Int, before: Int, expected: Int, after: Int)
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
    case .heightsOverflow:
      "tableView(_:heightForRowAt:): the heights add up to more than a number can hold; answer heights in points"
    case .neverSettles(let attempts):
      "reload: callbacks changed the table in each of \(attempts) attempts; change it after the layout, not in every callback"
    case .noSuchRow(let operation, let indexPath, let count):
      "update: cannot \(operation) \(Self.place(indexPath)), for there are \(count) rows; nothing was changed"
    case .rowNamedTwice(let operation, let indexPath):
      "update: cannot \(operation) \(Self.place(indexPath)), for it is named twice; name each row once"
    case .inconsistentUpdate(let section, let before, let expected, let after):
      "update: section \(section) had \(before) rows and should have \(expected) now, but the data source answers "
        + "\(after); nothing was changed; change the data source before the update, by the same rows"
    case .chain(let error):
      "\(error)"
    }
  }

  private static func place(_ indexPath: IndexPath) -> String {
    indexPath.count == 2 ? "row \(indexPath[1]) of section \(indexPath[0])" : "section \(indexPath.first ?? 0)"
  }
}
