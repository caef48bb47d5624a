/// Takes fields and line ends as a CSV parser reports them, and keeps count of the lines.
struct CSVCollector {
  private(set) var builder: RecordTableBuilder

  /// Line ends seen so far, those within quoted fields included.
  private var lineEnds = LineEndCounter()
  private var rowLine = 1

  init(name: String) {
    builder = RecordTableBuilder(name: name)
  }

  /// The line on which the field begins that comes next.
  var fieldLine: Int { 1 + lineEnds.count }

  mutating func collect(field: UnsafeRawBufferPointer) {
    if !builder.isInsideRow { rowLine = fieldLine }
    builder.append(field: field)
    lineEnds.see(field)
  }

  /// A line ends, with a row or blank. `lineEnd` is `nil` where the text ends without one.
  mutating func endRow(lineEnd: UInt8?) {
    if builder.isInsideRow { builder.endRow(line: rowLine) }
    if let lineEnd { lineEnds.see(lineEnd) }
  }
}
