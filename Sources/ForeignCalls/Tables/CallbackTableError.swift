/// Why a table of function pointers cannot be copied or changed. The copy is then as it was before.
public enum CallbackTableError: Error, Hashable, Sendable {
  /// The layout has no field of that name.
  case unknownField(table: String, field: String, fields: [String])
  /// The field holds no function.
  case notASlot(table: String, field: String, type: String)
  /// The field holds a function, not data.
  case isASlot(table: String, field: String)
  /// The field is no integer, so it cannot say how large the table is.
  case notAnInteger(table: String, field: String, type: String)
  /// A later version ends before an earlier one.
  case versionsOutOfOrder(table: String, version: Int, last: String)
  /// A versioned layout without versions.
  case noVersions(table: String)
  /// The table is of a version before the first that the layout knows.
  case olderVersion(table: String, found: Int, oldest: Int)
  /// The table is of a version behind the last that the layout knows, so nobody knows how large it is.
  case newerVersion(table: String, found: Int, newest: Int)
  /// The layout has no versions to limit a table to.
  case notVersioned(table: String)
  /// The table says that it is so small that the field which says so is not in it, or too large.
  case impossibleSize(table: String, found: Int)
  /// The table does not reach up to the field.
  case notInTable(table: String, field: String, size: Int)
  /// The slot is `NULL`: the function was left out.
  case leftOut(table: String, slot: String)
  /// The slot is not `NULL`.
  case notLeftOut(table: String, slot: String)
  /// The slot's function cannot be called or made: its declaration says why.
  case signature(table: String, slot: String, CDeclarationError)
  /// libffi cannot call the slot's function with two arguments more.
  case noRoomForContext(table: String, slot: String, CDeclarationProblem)
  /// A type does not fit, or there is no memory for a function pointer.
  case call(ForeignCallError)
}

extension CallbackTableError: CustomStringConvertible {
  /// One line: what failed, why, and what to do.
  public var description: String {
    switch self {
    case .unknownField(let table, let field, let fields):
      "\(table): no field \(field): it has \(fields.prefix(8).joined(separator: ", "))"
        + (fields.count > 8 ? " and \(fields.count - 8) more" : "")
    case .notASlot(let table, let field, let type):
      "\(table): \(field) holds no function: it is a \(type)"
    case .isASlot(let table, let field):
      "\(table): \(field) holds a function: interpose on it, fill it or leave it out"
    case .notAnInteger(let table, let field, let type):
      "\(table): \(field) cannot tell how large the table is: it is a \(type), not an integer"
    case .versionsOutOfOrder(let table, let version, let last):
      "\(table): version \(version) cannot end with \(last): an earlier version has more fields"
    case .noVersions(let table):
      "\(table): no versions: give the last field of at least one"
    case .olderVersion(let table, let found, let oldest):
      "\(table): version \(found): the first that is known is \(oldest)"
    case .newerVersion(let table, let found, let newest):
      "\(table): version \(found): the last that is known is \(newest); describe the newer fields, or limit "
        + "the copy to \(newest)"
    case .notVersioned(let table):
      "\(table): it cannot be limited to a version: its layout has none"
    case .impossibleSize(let table, let found):
      "\(table): it says that it has \(found) bytes, which cannot be"
    case .notInTable(let table, let field, let size):
      "\(table): \(field) is not in this table, which has \(size) bytes: it is of an older version"
    case .leftOut(let table, let slot):
      "\(table): \(slot) is NULL: there is nothing to interpose on; fill it if you want to add it"
    case .notLeftOut(let table, let slot):
      "\(table): \(slot) is not NULL: interpose on it, or leave it out first"
    case .signature(let table, let slot, let error):
      "\(table): \(slot) cannot be interposed on: \(error)"
    case .noRoomForContext(let table, let slot, let problem):
      "\(table): \(slot) cannot be given a function with a context: \(problem)"
    case .call(let error):
      error.description
    }
  }
}
