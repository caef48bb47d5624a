/// Reads rows of a database by their position, a page of them at a time, and keeps the latest few pages.
///
/// A page is found by the number of its first row. Where the numbers have no gaps, that is known at once; otherwise the numbers of
/// all pages up to the one that is wanted are looked up once, in order, and kept: eight bytes for each 64 rows.
final class DatabasePages {
  private let connection: DatabaseConnection
  private let shape: DatabaseShape

  /// The number of rows.
  let rowCount: Int

  /// How many rows a page has.
  static let pageSize = 64

  /// How many pages are kept: those on both sides of a border, and those between which somebody jumps back and forth.
  private static let keptPages = 4

  /// The pages that were read last, the latest one at the end.
  private var pages: [(number: Int, rows: [[String]])] = []

  /// The key of each page's first row, as far as they are known.
  private var firstKeys: [Int64]

  /// Whether the keys follow each other without a gap.
  private let isDense: Bool

  private let pageStatement: DatabaseStatement

  /// Counts the rows. Called while the database is being read.
  init(_ shape: DatabaseShape, on connection: DatabaseConnection) throws(RecordError) {
    self.shape = shape
    self.connection = connection
    // By itself, each of the ends is found without looking through the rows.
    let (from, key) = (shape.source, shape.key)
    let statement = try DatabaseStatement(
      "SELECT (SELECT min(\(key)) FROM \(from)), (SELECT max(\(key)) FROM \(from)), (SELECT count(*) FROM \(from))",
      on: connection)
    _ = try statement.step()
    let (first, last, count) = (statement.integer(0), statement.integer(1), statement.integer(2))
    statement.reset()
    rowCount = Int(count)
    let (distance, overflows) = last.subtractingReportingOverflow(first)
    isDense = !overflows && distance == count - 1
    firstKeys = [first]
    let texts = shape.columnNames.indices.map { shape.text($0) }.joined(separator: ", ")
    pageStatement = try DatabaseStatement(
      "SELECT \(texts) FROM \(from) WHERE \(key) >= ?1 ORDER BY \(key) LIMIT ?2", on: connection)
  }

  /// The texts of a row. Called while nobody else uses the connection.
  ///
  /// - Throws: `RecordError.changed` if there is no such row any more; why it cannot be read.
  func row(_ row: Int) throws(RecordError) -> [String] {
    let number = row / Self.pageSize
    if let index = pages.firstIndex(where: { $0.number == number }) {
      if index < pages.count - 1 { pages.append(pages.remove(at: index)) }
    } else {
      let rows = try connection.read { () throws(RecordError) in try readPage(number) }
      if pages.count == Self.keptPages { pages.removeFirst() }
      pages.append((number, rows))
    }
    return pages[pages.count - 1].rows[row % Self.pageSize]
  }

  private func readPage(_ number: Int) throws(RecordError) -> [[String]] {
    let key = try firstKey(ofPage: number)
    pageStatement.bind(key, at: 1)
    pageStatement.bind(Int64(Self.pageSize), at: 2)
    defer { pageStatement.reset() }
    var rows: [[String]] = []
    while try pageStatement.step() {
      var texts: [String] = []
      texts.reserveCapacity(shape.columnNames.count)
      for column in 0..<shape.columnNames.count { texts.append(pageStatement.text(Int32(column))) }
      rows.append(texts)
    }
    guard rows.count == min(Self.pageSize, rowCount - number * Self.pageSize) else {
      throw .changed(database: connection.path)
    }
    return rows
  }

  private func firstKey(ofPage number: Int) throws(RecordError) -> Int64 {
    if isDense { return firstKeys[0] + Int64(number * Self.pageSize) }
    if number < firstKeys.count { return firstKeys[number] }
    let (from, key) = (shape.source, shape.key)
    let statement = try DatabaseStatement(
      "SELECT \(key) FROM \(from) WHERE \(key) >= ?1 ORDER BY \(key)", on: connection)
    statement.bind(firstKeys[firstKeys.count - 1], at: 1)
    var row = (firstKeys.count - 1) * Self.pageSize
    while firstKeys.count <= number, try statement.step() {
      if row == firstKeys.count * Self.pageSize { firstKeys.append(statement.integer(0)) }
      row += 1
    }
    statement.reset()
    guard number < firstKeys.count else { throw .changed(database: connection.path) }
    return firstKeys[number]
  }
}
