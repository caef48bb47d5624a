extension RecordTable {
  /// How long each row is, from a column of numbers.
  ///
  /// A number is decimal (`44`, `44.5`, `4.45e1`), with a point and without a unit; spaces around it are no matter.
  ///
  /// - Parameter columnName: The column's name.
  /// - Returns: A number of points for each row, finite and not negative.
  /// - Throws: As `column(named:)` does; `RecordError.invalidExtent`, which names the row, for a field that is not such a
  ///   number; `.extentsTooLarge` if their sum is not finite.
  /// - Complexity: O(*n*) for *n* rows.
  public func extents(fromColumn columnName: String) throws(RecordError) -> [Double] {
    let column = try column(named: columnName)
    var collector = ExtentCollector(table: name, column: columnName, count: rowCount)
    for row in 0..<rowCount { try collector.append(text: self[row, column], line: line(ofRow: row)) }
    return collector.extents
  }
}
