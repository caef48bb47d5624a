extension RecordTable {
  /// The index of the column with a name. Case counts.
  ///
  /// - Throws: `RecordError.unknownColumn`, whose message offers the nearest names; `.ambiguousColumn` if several
  ///   columns have that name.
  /// - Complexity: O(*n*) for *n* columns.
  public func column(named name: String) throws(RecordError) -> Int {
    let matches = columnNames.indices.filter { columnNames[$0] == name }
    guard let match = matches.first else {
      throw .unknownColumn(table: self.name, column: name, columnNames: columnNames)
    }
    guard matches.count == 1 else {
      throw .ambiguousColumn(table: self.name, column: name, positions: matches.map { $0 + 1 })
    }
    return match
  }

  /// The rows as one section without a title: a table that is not grouped.
  public var ungroupedSections: [RecordSection] {
    [RecordSection(title: nil, rows: Array(0..<rowCount))]
  }

  /// A section for each text in a column, in the order in which the texts first appear.
  ///
  /// - Parameter columnName: The column's name.
  /// - Returns: The sections; none for a table without rows. Rows whose field is empty form a section whose title is
  ///   empty.
  /// - Throws: As `column(named:)` does.
  /// - Complexity: O(*n*) for *n* rows.
  public func sections(groupedBy columnName: String) throws(RecordError) -> [RecordSection] {
    let column = try column(named: columnName)
    var places: [String: Int] = [:]
    var titles: [String] = []
    var rows: [[Int]] = []
    for row in 0..<rowCount {
      let title = self[row, column]
      if let place = places[title] {
        rows[place].append(row)
      } else {
        places[title] = rows.count
        titles.append(title)
        rows.append([row])
      }
    }
    return zip(titles, rows).map { RecordSection(title: $0, rows: $1) }
  }
}
