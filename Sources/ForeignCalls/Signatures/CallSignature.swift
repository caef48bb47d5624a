/// What a C function takes and gives: the types of its parameters and of its result, ready for libffi.
///
/// ```swift
/// let signature = try CallSignature("double hypot(double x, double y)")
/// signature.parameters.count  // 2
/// signature.result            // double
/// ```
///
/// Everything that libffi has to know is prepared when the signature is made, once, and shared by all functions,
/// closures and copies that use it.
///
/// Two signatures are equal if their types are; the names of function and parameters do not count.
public struct CallSignature: Sendable {
  /// The largest number of parameters, as many as every C compiler must take (C17, 5.2.4.1).
  public static let largestParameterCount = 127
  /// The largest size of a struct that is passed or returned by value, in bytes.
  public static let largestValue = 1 << 16

  /// The function's name, if the declaration gave one. Messages use it.
  public let name: String?
  /// The parameters, in order.
  public let parameters: [CParameter]
  /// The result's type, `void` if there is none.
  public let result: CType

  @usableFromInline let interface: PreparedInterface

  /// Reads a signature from a function's declaration in C's notation.
  ///
  /// Names may be left out: `int (const char *, double)`. A pointer to a function will do as well: `int
  /// (*compare)(const void *, const void *)`.
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - names: The types that it may use beside C's own.
  /// - Throws: `CDeclarationError` if the text is no such declaration, or has a type that cannot be passed by value,
  ///   and where.
  public init(_ declaration: String, names: CTypeNames = CTypeNames()) throws(CDeclarationError) {
    var parser = try CDeclarationParser(declaration, names: names)
    let (name, function) = try parser.function()
    try self.init(function, name: name, parser: parser)
  }

  /// Makes a signature out of types.
  ///
  /// - Parameters:
  ///   - name: The function's name, for messages.
  ///   - result: The result's type, `void` if there is none.
  ///   - parameters: The parameters, in order.
  /// - Throws: `CDeclarationProblem` if a type cannot be passed or returned by value.
  public init(name: String? = nil, result: CType, parameters: [CParameter]) throws(CDeclarationProblem) {
    guard parameters.count <= Self.largestParameterCount else {
      throw .tooManyParameters(limit: Self.largestParameterCount)
    }
    for parameter in parameters { try Self.check(parameter: parameter.type) }
    try Self.check(result: result)
    self.name = name
    self.parameters = parameters
    self.result = result
    interface = try PreparedInterface(result: result, parameters: parameters.map(\.type))
  }

  /// Makes a signature out of a declared function; problems are shown in the parser's text.
  init(_ function: CFunctionType, name: String?, parser: CDeclarationParser) throws(CDeclarationError) {
    if let offset = function.variadicOffset {
      throw parser.error(
        .unsupported(
          "arguments without a declaration",
          reason: "each call would need a signature of its own, and a closure could not know what it was given; "
            + "declare the arguments that you pass, for a function with a fixed number of them"), at: offset)
    }
    var parameters: [CParameter] = []
    for parameter in function.parameters {
      guard parameters.count < Self.largestParameterCount else {
        throw parser.error(.tooManyParameters(limit: Self.largestParameterCount), at: parameter.offset)
      }
      let type = try parser.located(at: parameter.offset) { () throws(CDeclarationProblem) in
        let type = try parameter.type.valueType()
        try Self.check(parameter: type)
        return type
      }
      parameters.append(CParameter(name: parameter.name, type: type))
    }
    let result = try parser.located(at: function.resultOffset) { () throws(CDeclarationProblem) in
      let result = try function.result.valueType()
      try Self.check(result: result)
      return result
    }
    self.name = name
    self.parameters = parameters
    self.result = result
    interface = try parser.located(at: function.resultOffset) { () throws(CDeclarationProblem) in
      try PreparedInterface(result: result, parameters: parameters.map(\.type))
    }
  }

  private static func check(parameter type: CType) throws(CDeclarationProblem) {
    switch type {
    case .void: throw .voidValue
    case .array: throw .misplaced("an array", hint: "an array is passed as a pointer to its first element")
    default: try check(value: type)
    }
  }

  private static func check(result type: CType) throws(CDeclarationProblem) {
    if case .array = type {
      throw .misplaced("an array", hint: "a function returns a pointer, or a struct with an array in it")
    }
    if case .structure = type, type.containsLongDouble, type.size <= 16 {
      // libffi 3.4 takes it from the general registers, while the platform's convention returns it on the x87 stack.
      throw .unsupported(
        "a struct with nothing but a long double as a result",
        reason: "libffi returns it in the wrong registers; return a long double")
    }
    try check(value: type)
  }

  private static func check(value type: CType) throws(CDeclarationProblem) {
    guard type.size <= largestValue else { throw .tooLarge(limit: largestValue) }
    #if !arch(x86_64)
      guard !type.containsLongDouble else {
        throw .unsupported("long double", reason: "Swift has no type for this platform's; pass a pointer")
      }
    #endif
  }
}

extension CallSignature: Hashable {
  /// Whether both have the same types, in the same order.
  public static func == (left: CallSignature, right: CallSignature) -> Bool {
    left.result == right.result && left.parameters.count == right.parameters.count
      && zip(left.parameters, right.parameters).allSatisfy { $0.type == $1.type }
  }

  /// Feeds the types to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(result)
    for parameter in parameters { hasher.combine(parameter.type) }
  }
}

extension CallSignature: CustomStringConvertible {
  /// The signature as C declares it, `double hypot(double x, double y)`.
  public var description: String {
    let list = parameters.isEmpty ? "void" : parameters.map(\.description).joined(separator: ", ")
    let result = result.description
    return "\(result)\(result.hasSuffix("*") && name != nil ? "" : " ")\(name ?? "")(\(list))"
  }
}
