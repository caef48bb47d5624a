extension CallbackTableLayout {
  /// How many bytes a table has.
  ///
  /// Unsafe: the table is read where the layout says that a version or size is; every table has that field.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - version: The version that counts if the table has a later one.
  /// - Returns: The size in bytes, and what the version field of a copy has to say if that is not what the table's
  ///   says.
  func measure(
    _ table: UnsafeRawPointer, limitedTo version: Int?
  ) throws(CallbackTableError) -> (size: Int, version: (field: String, value: Int)?) {
    switch extent {
    case .whole:
      guard version == nil else { throw .notVersioned(table: title) }
      return (size, nil)
    case .size(let name):
      guard version == nil else { throw .notVersioned(table: title) }
      let field = try field(name)
      let found = try integer(field, in: table)
      // A newer table may be larger than the layout; all of it is copied.
      guard found >= field.end, found <= CStructure.largestSize else {
        throw .impossibleSize(table: title, found: found)
      }
      return (found, nil)
    case .versions(let name, let versions):
      let found = try integer(try field(name), in: table)
      let wanted = min(found, version ?? found)
      guard let newest = versions.last, let oldest = versions.first else { throw .noVersions(table: title) }
      guard wanted <= newest.number else { throw .newerVersion(table: title, found: wanted, newest: newest.number) }
      guard let known = versions.last(where: { $0.number <= wanted }) else {
        throw .olderVersion(table: title, found: wanted, oldest: oldest.number)
      }
      // A version between two known ones has at least the fields of the earlier.
      return (known.end, wanted == found ? nil : (name, wanted))
    }
  }

  private func integer(_ field: Field, in table: UnsafeRawPointer) throws(CallbackTableError) -> Int {
    let value = ForeignValue(at: table + field.offset, type: field.type)
    guard let number = value.integer(as: Int.self) else {
      throw .impossibleSize(table: title, found: Int.max)
    }
    return number
  }
}
