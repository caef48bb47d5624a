import Interposing

/// Takes the numbers of a column that says how long rows are, one after the other.
struct ExtentCollector {
  private(set) var extents: [Double] = []
  private var sum = 0.0
  private let table: String
  private let column: String

  /// - Parameters:
  ///   - table: What the records are called in messages.
  ///   - column: The column's name.
  ///   - count: How many rows there are.
  init(table: String, column: String, count: Int) {
    self.table = table
    self.column = column
    extents.reserveCapacity(count)
  }

  /// Takes the next row's text.
  ///
  /// - Parameters:
  ///   - text: The text: a decimal number, with spaces around it or without.
  ///   - line: The line of the file on which the row begins.
  mutating func append(text: String, line: @autoclosure () -> Int?) throws(RecordError) {
    let written = text.trimmingSpaces
    try append(DecimalNumber.isWellFormed(written) ? Double(written) : nil, text: text, line: line())
  }

  /// Takes the next row's number.
  ///
  /// - Parameters:
  ///   - extent: The number, or `nil` if it is none.
  ///   - text: How it is written.
  ///   - line: The line of the file on which the row begins.
  mutating func append(
    _ extent: Double?, text: @autoclosure () -> String, line: @autoclosure () -> Int?
  ) throws(RecordError) {
    if let extent, extent >= 0, extent.isFinite {
      sum += extent
      guard sum.isFinite else { throw .extentsTooLarge(table: table, row: extents.count + 1, column: column) }
      extents.append(extent)
      return
    }
    let problem: RecordError.ExtentProblem
    switch extent {
    case .some(let number) where number < 0: problem = .negative
    case .some(let number) where number == .infinity: problem = .infinite
    default: problem = .notANumber
    }
    throw .invalidExtent(
      table: table, row: extents.count + 1, line: line(), column: column, text: text(), problem: problem)
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
