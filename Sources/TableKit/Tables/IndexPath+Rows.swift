public import Foundation

extension IndexPath {
  /// The index path of a row.
  ///
  /// - Parameters:
  ///   - row: The row's number in its section.
  ///   - section: The section's number.
  @inlinable public init(row: Int, section: Int) {
    self = IndexPath(index: section).appending(row)
  }

  /// The index path of an item: another name for a row.
  ///
  /// - Parameters:
  ///   - item: The row's number in its section.
  ///   - section: The section's number.
  @inlinable public init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// The section's number. The path must have an index, as every path that a table gives out has.
  @inlinable public var section: Int { self[0] }

  /// The row's number in its section. The path must have two indexes, as every path that a table gives out for a row has.
  @inlinable public var row: Int { self[1] }

  /// Another name for ``row``.
  @inlinable public var item: Int { self[1] }
}
