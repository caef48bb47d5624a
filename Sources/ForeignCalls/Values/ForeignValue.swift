/// A value that goes to C or comes from there, when its type is only known at run time.
///
/// Literals make arguments: `try function.call([1, 2.5, "text", nil])`.
public enum ForeignValue: Hashable, @unchecked Sendable {
  /// No value: the result of a `void` function.
  case void
  /// A `bool`.
  case boolean(Bool)
  /// An integer of any size.
  case integer(Int128)
  /// A `float` or a `double`. As a `float` it is rounded.
  case real(Double)
  #if arch(x86_64)
    /// A `long double`.
    case extended(Float80)
  #endif
  /// A pointer of any type, `nil` for `NULL`.
  case pointer(UnsafeMutableRawPointer?)
  /// A string to be passed to a function; what comes from C is a pointer.
  case string(String)
  /// A struct.
  case structure(ForeignStructure)
  /// An array that is a struct's field.
  case array([ForeignValue])
}

extension ForeignValue {
  /// A pointer's value.
  public init(_ pointer: (some ForeignPointer)?) { self = .pointer(pointer?.foreignAddress) }

  /// An integer's value.
  public init(_ integer: some FixedWidthInteger) { self = .integer(Int128(truncatingIfNeeded: integer)) }

  /// The number, if it is an integer that the type has.
  public func integer<Integer: FixedWidthInteger>(as type: Integer.Type = Int.self) -> Integer? {
    guard case .integer(let integer) = self else { return nil }
    return Integer(exactly: integer)
  }

  /// The number, if it is a `float` or a `double`.
  public var real: Double? { if case .real(let real) = self { real } else { nil } }

  /// The address, if it is a pointer and not `NULL`.
  public var pointer: UnsafeMutableRawPointer? { if case .pointer(let pointer) = self { pointer } else { nil } }

  /// What kind of value it is, for messages.
  var kind: String {
    switch self {
    case .void: "no value"
    case .boolean: "a boolean"
    case .integer: "an integer"
    case .real: "a floating-point number"
    #if arch(x86_64)
      case .extended: "a Float80"
    #endif
    case .pointer(let pointer): pointer == nil ? "NULL" : "a pointer"
    case .string: "a string"
    case .structure(let structure): structure.type.description
    case .array(let values): "an array of \(values.count)"
    }
  }
}

extension ForeignValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByStringLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral
{
  /// An integer.
  public init(integerLiteral value: Int128) { self = .integer(value) }
  /// A floating-point number.
  public init(floatLiteral value: Double) { self = .real(value) }
  /// A boolean.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// `NULL`.
  public init(nilLiteral: ()) { self = .pointer(nil) }
  /// The elements of an array in a struct.
  public init(arrayLiteral elements: ForeignValue...) { self = .array(elements) }
}

extension ForeignValue: CustomStringConvertible {
  /// The value as a trace shows it.
  public var description: String {
    switch self {
    case .void: "void"
    case .boolean(let boolean): "\(boolean)"
    case .integer(let integer): "\(integer)"
    case .real(let real): "\(real)"
    #if arch(x86_64)
      case .extended(let extended): "\(extended)"
    #endif
    case .pointer(nil): "NULL"
    case .pointer(let pointer?): "0x" + String(UInt(bitPattern: pointer), radix: 16)
    case .string(let string): string.debugDescription
    case .structure(let structure): structure.description
    case .array(let values): "{\(values.map(\.description).joined(separator: ", "))}"
    }
  }
}
