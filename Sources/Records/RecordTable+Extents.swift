extension RecordTable {
  /// How long each row is, from a column of numbers.
  ///
  /// A number is written as in Swift (`44`, `44.5`, `4.45e1`), with a point and without a unit; spaces around it are
  /// no matter.
  ///
  /// - Parameter columnName: The column's name.
  /// - Returns: A number of points for each row, finite and not negative.
  /// - Throws: As `column(named:)` does; `RecordError.invalidExtent`, which names the row, for a field that is not such a
  ///   number; `.extentsTooLarge` if their sum is not finite.
  /// - Complexity: O(*n*) for *n* rows.
  public func extents(fromColumn columnName: String) throws(RecordError) -> [Double] {
    let column = try column(named: columnName)
    var extents: [Double] = []
    extents.reserveCapacity(rowCount)
    var sum = 0.0
    for row in 0..<rowCount {
      let text = self[row, column]
      let extent = Double(text.trimmingSpaces)
      if let extent, extent >= 0, extent.isFinite {
        sum += extent
        guard sum.isFinite else { throw .extentsTooLarge(table: name, row: row + 1, column: columnName) }
        extents.append(extent)
        continue
      }
      let problem: RecordError.ExtentProblem
      switch extent {
      case .some(let number) where number < 0: problem = .negative
      case .some(let number) where number == .infinity: problem = .infinite
      default: problem = .notANumber
      }
      throw .invalidExtent(
        table: name, row: row + 1, line: line(ofRow: row), column: columnName, text: text, problem: problem)
    }
    return extents
  }
}

extension String {
  /// The text without the spaces and tabs at its ends.
  fileprivate var trimmingSpaces: Substring {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    guard let first = firstIndex(where: { !isSpace($0) }), let last = lastIndex(where: { !isSpace($0) }) else {
      return ""
    }
    return self[first...last]
  }
}
