/// An integer type of C, by the name under which a declaration uses it.
///
/// Two names can stand for the same representation (`long` and `int64_t`, say); `isRepresented(like:)` compares that.
/// How many bytes a type has, and whether `char` has a sign, is as the C compiler of this platform has it.
public enum CInteger: String, Hashable, Sendable, CaseIterable {
  case char
  case signedChar = "signed char"
  case unsignedChar = "unsigned char"
  case short
  case unsignedShort = "unsigned short"
  case int
  case unsignedInt = "unsigned int"
  case long
  case unsignedLong = "unsigned long"
  case longLong = "long long"
  case unsignedLongLong = "unsigned long long"
  case int8 = "int8_t"
  case uint8 = "uint8_t"
  case int16 = "int16_t"
  case uint16 = "uint16_t"
  case int32 = "int32_t"
  case uint32 = "uint32_t"
  case int64 = "int64_t"
  case uint64 = "uint64_t"
  case size = "size_t"
  case signedSize = "ssize_t"
  case intptr = "intptr_t"
  case uintptr = "uintptr_t"
  case ptrdiff = "ptrdiff_t"
  case intmax = "intmax_t"
  case uintmax = "uintmax_t"

  /// The type as C writes it.
  public var spelling: String { rawValue }

  /// The size, in bytes: 1, 2, 4 or 8. It is the alignment, too.
  public var size: Int {
    switch self {
    case .char, .signedChar, .unsignedChar, .int8, .uint8: 1
    case .short, .unsignedShort, .int16, .uint16: 2
    case .int, .unsignedInt, .int32, .uint32: 4
    case .longLong, .unsignedLongLong, .int64, .uint64, .intmax, .uintmax: 8
    case .long, .unsignedLong: MemoryLayout<CLong>.size
    case .size, .signedSize, .intptr, .uintptr, .ptrdiff: MemoryLayout<Int>.size
    }
  }

  /// Whether the type has negative values.
  public var isSigned: Bool {
    switch self {
    case .char: CChar.isSigned
    case .signedChar, .short, .int, .long, .longLong, .int8, .int16, .int32, .int64, .signedSize, .intptr, .ptrdiff,
      .intmax:
      true
    case .unsignedChar, .unsignedShort, .unsignedInt, .unsignedLong, .unsignedLongLong, .uint8, .uint16, .uint32,
      .uint64,
      .size, .uintptr, .uintmax:
      false
    }
  }

  /// The values that the type has.
  public var range: ClosedRange<Int128> {
    let bits = size * 8
    return isSigned ? -(1 << (bits - 1))...(1 << (bits - 1)) - 1 : 0...(1 << bits) - 1
  }

  /// Whether values of both types are the same bytes: same size, and both with a sign or both without.
  public func isRepresented(like other: CInteger) -> Bool {
    size == other.size && isSigned == other.isSigned
  }

  /// Whether C leaves the sign open, or Swift imports the type with one that C's lacks (`size_t` is `Int`): then
  /// Swift's signed and unsigned integers of its size both stand for it.
  var acceptsBothSigns: Bool { self == .char || self == .size }
}
