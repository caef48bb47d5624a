internal import CLibFFI

/// What libffi knows of a signature: its call interface (*cif*), and where arguments and result stand in a frame.
///
/// All that is unsafe about it stands in this file:
///
/// - The cif and all type descriptions that it points to live in memory that this object allocates when it is made
///   and frees when it dies. Nobody writes to them in between, so any thread may use them. Whoever hands out the
///   cif's address (a closure's stub) keeps this object alive.
/// - libffi fills in the size and the alignment of a struct's description while the cif is prepared. The descriptions
///   are this object's own, so nothing that another thread uses is written to.
/// - The descriptions of the basic types are libffi's constants.
@usableFromInline
final class PreparedInterface: @unchecked Sendable {
  /// The cif, prepared.
  let callInterface: UnsafeMutablePointer<ffi_cif>

  /// How many arguments there are.
  @usableFromInline let argumentCount: Int

  /// Where each argument stands in a frame, in bytes from its beginning. Each has at least a register's width.
  @usableFromInline let argumentOffsets: UnsafeMutablePointer<Int>

  /// Where the result stands in a frame, with room for a register at least: libffi widens narrow integers.
  @usableFromInline let resultOffset: Int

  /// How many bytes a frame has: the addresses of the arguments, the arguments, the result.
  @usableFromInline let frameSize: Int

  /// How many bytes of a result buffer are cleared before a closure's body runs.
  let resultSize: Int

  /// Where in its buffer a result is read, in bytes: behind the widening, where the high bytes come first.
  @usableFromInline let resultReadOffset: Int

  private let memory: PreparedMemory

  /// The alignment of a frame, in bytes.
  @usableFromInline static var frameAlignment: Int { 16 }

  private static let registerSize = MemoryLayout<ffi_arg>.size

  init(result: CType, parameters: [CType]) throws(CDeclarationProblem) {
    var memory = PreparedMemory()
    let count = parameters.count
    let offsets = memory.allocate(Int.self, count: max(count, 1))
    let types = memory.allocate(UnsafeMutablePointer<ffi_type>?.self, count: max(count, 1))
    var end = count * MemoryLayout<UnsafeMutableRawPointer?>.size
    for (position, type) in parameters.enumerated() {
      types[position] = Self.description(of: type, in: &memory)
      end = end.roundedUp(toMultipleOf: max(type.alignment, Self.registerSize))
      offsets[position] = end
      end += max(type.size, Self.registerSize)
    }
    resultOffset = end.roundedUp(toMultipleOf: Self.frameAlignment)
    // Two registers at least: a struct of up to 16 bytes comes in two.
    frameSize = resultOffset + max(result.size, 2 * Self.registerSize).roundedUp(toMultipleOf: Self.frameAlignment)
    argumentCount = count
    argumentOffsets = offsets
    let isScalar =
      switch result {
      case .structure, .array, .longDouble, .void: false
      default: true
      }
    resultSize = isScalar ? Self.registerSize : result.size
    let isWidened =
      switch result {
      case .bool, .integer: result.size < Self.registerSize
      default: false
      }
    resultReadOffset = isWidened && Int(bigEndian: 1) == 1 ? Self.registerSize - result.size : 0

    callInterface = memory.allocate(ffi_cif.self, count: 1)
    let resultType = Self.description(of: result, in: &memory)
    let status = ffi_prep_cif(callInterface, FFI_DEFAULT_ABI, UInt32(count), resultType, types)
    self.memory = memory
    guard status == FFI_OK else {
      throw .unsupported("a call with these types", reason: "libffi gives status \(status.rawValue)")
    }
    // Where fields stand is worked out here, and by libffi for itself. If the two ever differed, memory would be at
    // stake.
    for (position, type) in parameters.enumerated() {
      guard let description = types[position], Self.agrees(description.pointee, with: type) else {
        throw .unsupported("\(type)", reason: "libffi lays it out in another way")
      }
    }
    guard result == .void || Self.agrees(resultType.pointee, with: result) else {
      throw .unsupported("\(result)", reason: "libffi lays it out in another way")
    }
    guard InterfaceProbe.argumentsArrive(self, parameters) else {
      throw .unsupported(
        "a struct of an integer and a floating-point number behind five integers and a floating-point number",
        reason:
          "this release of libffi passes it wrongly; libffi 3.4.7 does not, and a pointer to the struct always works")
    }
  }

  deinit { memory.free() }

  private static func agrees(_ description: ffi_type, with type: CType) -> Bool {
    description.size == type.size && Int(description.alignment) == type.alignment
  }

  /// libffi's description of a type. A struct's lists its elements; an array is a struct of equal elements to libffi.
  private static func description(
    of type: CType, in memory: inout PreparedMemory
  ) -> UnsafeMutablePointer<ffi_type> {
    switch type {
    case .void: return libffi_void_type()
    case .bool: return libffi_uint8_type()
    case .float: return libffi_float_type()
    case .double: return libffi_double_type()
    case .longDouble: return libffi_long_double_type()
    case .pointer: return libffi_pointer_type()
    case .integer(let integer):
      switch (integer.size, integer.isSigned) {
      case (1, true): return libffi_sint8_type()
      case (1, false): return libffi_uint8_type()
      case (2, true): return libffi_sint16_type()
      case (2, false): return libffi_uint16_type()
      case (4, true): return libffi_sint32_type()
      case (4, false): return libffi_uint32_type()
      case (_, true): return libffi_sint64_type()
      case (_, false): return libffi_uint64_type()
      }
    case .structure(let structure):
      let elements = memory.allocate(UnsafeMutablePointer<ffi_type>?.self, count: structure.fields.count + 1)
      for (position, field) in structure.fields.enumerated() {
        elements[position] = description(of: field.type, in: &memory)
      }
      return aggregate(elements, in: &memory)
    case .array(let element, let count):
      let elements = memory.allocate(UnsafeMutablePointer<ffi_type>?.self, count: count + 1)
      let element = description(of: element, in: &memory)
      for position in 0..<count { elements[position] = element }
      return aggregate(elements, in: &memory)
    }
  }

  private static func aggregate(
    _ elements: UnsafeMutablePointer<UnsafeMutablePointer<ffi_type>?>, in memory: inout PreparedMemory
  ) -> UnsafeMutablePointer<ffi_type> {
    let aggregate = memory.allocate(ffi_type.self, count: 1)
    // A size of 0 has libffi work out size and alignment.
    aggregate.pointee.type = UInt16(FFI_TYPE_STRUCT)
    aggregate.pointee.elements = elements
    return aggregate
  }
}

/// The blocks of memory that an interface is prepared in.
private struct PreparedMemory {
  private var blocks: [UnsafeMutableRawPointer] = []

  /// Room for `count` values, all bytes zero; it lives until `free()`.
  mutating func allocate<Value: BitwiseCopyable>(_ type: Value.Type, count: Int) -> UnsafeMutablePointer<Value> {
    let size = MemoryLayout<Value>.stride * count
    let block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: MemoryLayout<Value>.alignment)
    block.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    blocks.append(block)
    return block.bindMemory(to: Value.self, capacity: count)
  }

  func free() {
    for block in blocks { block.deallocate() }
  }
}
