extension RecordTable: RecordSource {
  public func grouped(by columnName: String) throws(RecordError) -> GroupedRecords {
    GroupedRecords(source: self, sections: try sections(groupedBy: columnName))
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
    return zip(titles, rows).map { RecordSection(title: $0, rows: RecordRows($1)) }
  }
}
