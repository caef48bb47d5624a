/// A type of C whose values can be passed to functions, returned from them, or stand in a struct.
///
/// ```swift
/// let type = try CType("struct { int count; double mean; }")
/// type.size       // 16
/// type.alignment  // 8
/// ```
public enum CType: Hashable, Sendable {
  /// `void`: no value. Only a result can have this type.
  case void
  /// `bool`, which C also writes `_Bool`.
  case bool
  /// One of the integer types.
  case integer(CInteger)
  /// `float`, 32 bits.
  case float
  /// `double`, 64 bits.
  case double
  /// `long double`, where Swift has its representation: the 80 bits of x86 processors.
  case longDouble
  /// A pointer.
  case pointer(CPointer)
  /// A struct, by value.
  case structure(CStructure)
  /// An array as a member of a struct. Nothing else can have this type: as a parameter, C makes it a pointer.
  indirect case array(CType, count: Int)

  /// The size, in bytes; 0 for `void`.
  public var size: Int {
    switch self {
    case .void: 0
    case .bool: 1
    case .integer(let integer): integer.size
    case .float: 4
    case .double: 8
    case .longDouble: 16
    case .pointer: MemoryLayout<UnsafeRawPointer>.size
    case .structure(let structure): structure.size
    case .array(let element, let count): element.size * count
    }
  }

  /// The alignment, in bytes.
  public var alignment: Int {
    switch self {
    case .void, .bool: 1
    case .integer(let integer): integer.size
    case .float: 4
    case .double: 8
    case .longDouble: 16
    case .pointer: MemoryLayout<UnsafeRawPointer>.alignment
    case .structure(let structure): structure.alignment
    case .array(let element, _): element.alignment
    }
  }

  /// Whether values of both types have the same representation, member by member; names do not count.
  public func isRepresented(like other: CType) -> Bool {
    switch (self, other) {
    case (.integer(let own), .integer(let other)):
      return own.isRepresented(like: other)
    case (.pointer, .pointer):
      return true
    case (.structure(let own), .structure(let other)):
      guard own.fields.count == other.fields.count else { return false }
      return zip(own.fields, other.fields).allSatisfy { $0.type.isRepresented(like: $1.type) }
    case (.array(let own, let ownCount), .array(let other, let otherCount)):
      return ownCount == otherCount && own.isRepresented(like: other)
    default:
      return self == other
    }
  }

  /// Whether a `long double` stands in it somewhere.
  var containsLongDouble: Bool {
    switch self {
    case .longDouble: true
    case .structure(let structure): structure.fields.contains { $0.type.containsLongDouble }
    case .array(let element, _): element.containsLongDouble
    default: false
    }
  }
}

extension CType: CustomStringConvertible {
  /// The type as C writes it; a struct without a name is written `{int, double}`.
  public var description: String {
    switch self {
    case .void: "void"
    case .bool: "bool"
    case .integer(let integer): integer.spelling
    case .float: "float"
    case .double: "double"
    case .longDouble: "long double"
    case .pointer(let pointer): pointer.spelling
    case .structure(let structure): structure.description
    case .array(let element, let count): "\(element)[\(count)]"
    }
  }

  /// The Swift types that stand for this one, for messages.
  var swiftTypes: String {
    switch self {
    case .void: return "Void"
    case .bool: return "Bool"
    case .integer(let integer):
      let bits = integer.size * 8
      let word = integer.size == MemoryLayout<Int>.size
      let signed = word ? "Int or Int64" : "Int\(bits)"
      let unsigned = word ? "UInt or UInt64" : "UInt\(bits)"
      guard !integer.acceptsBothSigns else { return "\(signed) or \(unsigned)" }
      return integer.isSigned ? signed : unsigned
    case .float: return "Float"
    case .double: return "Double"
    case .longDouble: return "Float80"
    case .pointer(let pointer): return pointer.pointee == .character ? "String or a pointer" : "a pointer"
    case .structure: return "a struct imported from C that conforms to ForeignStruct, or ForeignStructure"
    case .array: return "ForeignStructure"
    }
  }
}
