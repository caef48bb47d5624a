// How values whose type is known at run time stand in memory. The addresses that these functions get have room for
// the type; nothing is assumed of their alignment, since fields of structs that stand in a byte buffer are read here,
// too.

/// Why a value cannot stand for a type.
enum ForeignValueProblem: Error {
  /// It is of another kind.
  case kind
  /// The type has no such number.
  case range
}

extension ForeignValue {
  /// Reads a value.
  init(at address: UnsafeRawPointer, type: CType) {
    switch type {
    case .void:
      self = .void
    case .bool:
      self = .boolean(address.load(as: UInt8.self) != 0)
    case .float:
      self = .real(Double(address.loadUnaligned(as: Float.self)))
    case .double:
      self = .real(address.loadUnaligned(as: Double.self))
    case .longDouble:
      #if arch(x86_64)
        self = .extended(address.loadUnaligned(as: Float80.self))
      #else
        // No signature has this type on other platforms; a field of a table may.
        self = .void
      #endif
    case .pointer:
      self = .pointer(address.loadUnaligned(as: UnsafeMutableRawPointer?.self))
    case .integer(let integer):
      switch (integer.size, integer.isSigned) {
      case (1, true): self.init(address.loadUnaligned(as: Int8.self))
      case (1, false): self.init(address.loadUnaligned(as: UInt8.self))
      case (2, true): self.init(address.loadUnaligned(as: Int16.self))
      case (2, false): self.init(address.loadUnaligned(as: UInt16.self))
      case (4, true): self.init(address.loadUnaligned(as: Int32.self))
      case (4, false): self.init(address.loadUnaligned(as: UInt32.self))
      case (_, true): self.init(address.loadUnaligned(as: Int64.self))
      case (_, false): self.init(address.loadUnaligned(as: UInt64.self))
      }
    case .structure(let structure):
      self = .structure(ForeignStructure(structure, copying: address))
    case .array(let element, let count):
      var values: [ForeignValue] = []
      values.reserveCapacity(count)
      for position in 0..<count { values.append(ForeignValue(at: address + position * element.size, type: element)) }
      self = .array(values)
    }
  }

  /// Writes the value as a type has it.
  ///
  /// - Throws: The problem if it is no value of the type. Nothing is written then, except elements of an array before
  ///   the one with the problem.
  func store(at address: UnsafeMutableRawPointer, as type: CType) throws(ForeignValueProblem) {
    switch (self, type) {
    case (.boolean(let boolean), .bool):
      address.storeBytes(of: boolean ? 1 : 0, as: UInt8.self)
    case (.integer(let number), .integer(let integer)):
      guard integer.range.contains(number) else { throw .range }
      switch integer.size {
      case 1: address.storeBytes(of: UInt8(truncatingIfNeeded: number), as: UInt8.self)
      case 2: address.storeBytes(of: UInt16(truncatingIfNeeded: number), as: UInt16.self)
      case 4: address.storeBytes(of: UInt32(truncatingIfNeeded: number), as: UInt32.self)
      default: address.storeBytes(of: UInt64(truncatingIfNeeded: number), as: UInt64.self)
      }
    case (.real(let real), .float):
      address.storeBytes(of: Float(real), as: Float.self)
    case (.real(let real), .double):
      address.storeBytes(of: real, as: Double.self)
    #if arch(x86_64)
      case (.real(let real), .longDouble):
        address.storeBytes(of: Float80(real), as: Float80.self)
      case (.extended(let extended), .longDouble):
        address.storeBytes(of: extended, as: Float80.self)
    #endif
    case (.pointer(let pointer), .pointer):
      address.storeBytes(of: pointer, as: UnsafeMutableRawPointer?.self)
    case (.structure(let value), .structure):
      guard CType.structure(value.type).isRepresented(like: type) else { throw .kind }
      value.copyBytes(to: address)
    case (.array(let values), .array(let element, let count)):
      guard values.count == count else { throw .kind }
      for (position, value) in values.enumerated() {
        try value.store(at: address + position * element.size, as: element)
      }
    default:
      throw .kind
    }
  }

  /// Writes the value as an argument of a call. Other than elsewhere, a string can be one.
  func store(
    asArgument type: CType, at address: UnsafeMutableRawPointer, storage: inout ArgumentStorage
  ) throws(ForeignValueProblem) {
    if case .string(let string) = self {
      guard String.represents(type) else { throw .kind }
      string.store(in: address, storage: &storage)
    } else {
      try store(at: address, as: type)
    }
  }

  /// Writes the value as a closure's result: an integer fills a register.
  func store(asResult type: CType, in buffer: UnsafeMutableRawPointer) throws(ForeignValueProblem) {
    switch (self, type) {
    case (.void, .void):
      return
    case (.boolean(let boolean), .bool):
      boolean.storeAsResult(in: buffer)
    case (.integer(let number), .integer(let integer)):
      guard integer.range.contains(number) else { throw .range }
      Int(truncatingIfNeeded: number).storeAsResult(in: buffer)
    default:
      try store(at: buffer, as: type)
    }
  }
}
