/// A call whose arguments all go in registers, made without libffi.
///
/// libffi works out again at each call where every argument goes, which takes longer than all else that a call of a few arguments needs.
/// On the platforms named below numbers and pointers go in registers of two kinds, in order and independently of each other: so a
/// function that takes a few of them can be called as one that takes as many as there are registers. It does not look at those
/// that are not its own.
///
/// All that is unsafe about it stands in this file: `function` is the address of a function with the signature that the call was made
/// for, and each argument's address is good for its type. The conventions relied on are those of the System V ABI for x86-64 (3.2.3) and
/// of the AAPCS for AArch64 (6.8.2): up to six (eight) integers and pointers in general registers, up to eight `float` and `double` in
/// vector registers, narrow integers widened by the caller; a result in the first of either kind, narrow ones not widened.
struct RegisterCall {
  /// How a value is read, and where it goes.
  private enum Kind: UInt8 {
    case signed8, signed16, signed32, unsigned8, unsigned16, unsigned32, word, float, double, none
  }

  private typealias Word = UInt
  private typealias Vector = Double
  private typealias WordFunction =
    @convention(c) (
      Word, Word, Word, Word, Word, Word, Vector, Vector, Vector, Vector, Vector, Vector, Vector, Vector
    ) -> Word
  private typealias FloatFunction =
    @convention(c) (
      Word, Word, Word, Word, Word, Word, Vector, Vector, Vector, Vector, Vector, Vector, Vector, Vector
    ) -> Float
  private typealias DoubleFunction =
    @convention(c) (
      Word, Word, Word, Word, Word, Word, Vector, Vector, Vector, Vector, Vector, Vector, Vector, Vector
    ) -> Double

  private static let wordCount = 6
  private static let vectorCount = 8

  private let parameters: [Kind]
  private let result: Kind

  /// Finds out whether a call can be made in this way.
  ///
  /// - Parameters:
  ///   - signature: The types of the arguments behind the first two words, and of the result.
  /// - Returns: `nil` if not all of them go in registers, or the platform is another one.
  init?(after signature: CallSignature) {
    #if (arch(x86_64) || arch(arm64)) && os(Linux) && _endian(little)
      guard let result = Self.kind(of: signature.result) else { return nil }
      var parameters: [Kind] = []
      var words = 2
      var vectors = 0
      for parameter in signature.parameters {
        guard let kind = Self.kind(of: parameter.type), kind != .none else { return nil }
        if kind == .float || kind == .double { vectors += 1 } else { words += 1 }
        parameters.append(kind)
      }
      guard words <= Self.wordCount, vectors <= Self.vectorCount else { return nil }
      self.parameters = parameters
      self.result = result
    #else
      return nil
    #endif
  }

  private static func kind(of type: CType) -> Kind? {
    switch type {
    case .void: return Kind.none
    case .bool: return .unsigned8
    case .pointer: return .word
    case .float: return .float
    case .double: return .double
    case .integer(let integer):
      switch (integer.size, integer.isSigned) {
      case (1, true): return .signed8
      case (2, true): return .signed16
      case (4, true): return .signed32
      case (1, false): return .unsigned8
      case (2, false): return .unsigned16
      case (4, false): return .unsigned32
      case (8, _): return .word
      default: return nil
      }
    case .longDouble, .structure, .array: return nil
    }
  }

  /// Makes the call.
  ///
  /// - Parameters:
  ///   - function: The function's address.
  ///   - first: Its first argument.
  ///   - second: Its second argument.
  ///   - arguments: The addresses of the others.
  ///   - buffer: Where the result goes, widened as libffi's closures have it.
  @inline(__always)
  func perform(
    _ function: UnsafeRawPointer, _ first: UInt, _ second: UInt,
    _ arguments: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ buffer: UnsafeMutableRawPointer
  ) {
    var words: InlineArray<6, UInt> = InlineArray(repeating: 0)
    var vectors: InlineArray<8, Double> = InlineArray(repeating: 0)
    words[0] = first
    words[1] = second
    var word = 2
    var vector = 0
    for position in parameters.indices {
      // libffi gives an address for each.
      guard let address = arguments[position] else { return }
      switch parameters[position] {
      case .float:
        // A float is the lower half of its register.
        vectors[vector] = Double(bitPattern: UInt64(address.load(as: UInt32.self)))
        vector += 1
      case .double:
        vectors[vector] = address.load(as: Double.self)
        vector += 1
      case let kind:
        words[word] = Self.load(kind, address)
        word += 1
      }
    }
    switch result {
    case .double:
      let body = unsafeBitCast(function, to: DoubleFunction.self)
      let answer = body(
        words[0], words[1], words[2], words[3], words[4], words[5], vectors[0], vectors[1], vectors[2], vectors[3],
        vectors[4], vectors[5], vectors[6], vectors[7])
      buffer.storeBytes(of: answer, as: Double.self)
    case .float:
      let body = unsafeBitCast(function, to: FloatFunction.self)
      let answer = body(
        words[0], words[1], words[2], words[3], words[4], words[5], vectors[0], vectors[1], vectors[2], vectors[3],
        vectors[4], vectors[5], vectors[6], vectors[7])
      buffer.storeBytes(of: answer, as: Float.self)
    case let kind:
      let body = unsafeBitCast(function, to: WordFunction.self)
      var answer = body(
        words[0], words[1], words[2], words[3], words[4], words[5], vectors[0], vectors[1], vectors[2], vectors[3],
        vectors[4], vectors[5], vectors[6], vectors[7])
      if kind != .none { buffer.storeBytes(of: Self.load(kind, &answer), as: UInt.self) }
    }
  }

  /// Reads a number or a pointer, widened to a word.
  @inline(__always)
  private static func load(_ kind: Kind, _ address: UnsafeRawPointer) -> UInt {
    switch kind {
    case .signed8: UInt(bitPattern: Int(address.load(as: Int8.self)))
    case .signed16: UInt(bitPattern: Int(address.load(as: Int16.self)))
    case .signed32: UInt(bitPattern: Int(address.load(as: Int32.self)))
    case .unsigned8: UInt(address.load(as: UInt8.self))
    case .unsigned16: UInt(address.load(as: UInt16.self))
    case .unsigned32: UInt(address.load(as: UInt32.self))
    case .word, .float, .double, .none: address.load(as: UInt.self)
    }
  }
}
