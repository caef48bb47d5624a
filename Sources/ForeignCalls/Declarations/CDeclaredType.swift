/// What a declaration says of a type, before it is known whether a value of it can be passed: functions, arrays and
/// types of which only the name is known are in here too, since pointers to all of them can be.
indirect enum CDeclaredType: Hashable, Sendable {
  /// A complete type that is not put together from others by `*`, `()` or `[]`.
  case base(CType, isConstant: Bool)
  /// Only the name is known. The problem says what is wrong with a value of it.
  case incomplete(spelling: String, isConstant: Bool, problem: CDeclarationProblem)
  case pointer(to: CDeclaredType, isConstant: Bool)
  case function(CFunctionType)
  /// An array; without a count it is open.
  case array(of: CDeclaredType, count: Int?)
}

/// The type of a function.
struct CFunctionType: Hashable, Sendable {
  struct Parameter: Hashable, Sendable {
    let name: String?
    let type: CDeclaredType
    /// Where its declaration begins, in bytes from the text's beginning.
    let offset: Int
  }

  let result: CDeclaredType
  /// Where the declaration of the result begins.
  let resultOffset: Int
  let parameters: [Parameter]
  /// Where `...` stands, if the function takes arguments without a declaration.
  let variadicOffset: Int?
}

extension CDeclaredType {
  /// The type of a value: it can be passed, returned, or be the member of a struct.
  func valueType() throws(CDeclarationProblem) -> CType {
    switch self {
    case .base(let type, _):
      return type
    case .incomplete(_, _, let problem):
      throw problem
    case .pointer(let pointee, _):
      return .pointer(CPointer(spelling: spelling, pointee: pointee.asPointee))
    case .function:
      throw .misplaced("a function", hint: "write a pointer to one, as in int (*name)(int)")
    case .array(let element, let count):
      guard let count else { throw .unsupported("an array of open size as a value", reason: "give its size") }
      let type = try element.valueType()
      guard type != .void else { throw .voidValue }
      guard count <= CStructure.largestSize, count * type.size <= CStructure.largestSize else {
        throw .tooLarge(limit: CStructure.largestSize)
      }
      return .array(type, count: count)
    }
  }

  /// As a parameter: an array is a pointer to its element there, a function a pointer to it.
  var asParameter: CDeclaredType {
    switch self {
    case .array(let element, _): .pointer(to: element, isConstant: false)
    case .function: .pointer(to: self, isConstant: false)
    default: self
    }
  }

  /// The same type, all of it declared at one place. That is where a name for it is used: what is wrong with it is to
  /// be shown there, not in the text that declares the name.
  func declared(at offset: Int) -> CDeclaredType {
    switch self {
    case .base, .incomplete: return self
    case .pointer(let pointee, let isConstant):
      return .pointer(to: pointee.declared(at: offset), isConstant: isConstant)
    case .array(let element, let count):
      return .array(of: element.declared(at: offset), count: count)
    case .function(let function):
      var parameters: [CFunctionType.Parameter] = []
      for parameter in function.parameters {
        parameters.append(
          CFunctionType.Parameter(name: parameter.name, type: parameter.type.declared(at: offset), offset: offset))
      }
      return .function(
        CFunctionType(
          result: function.result.declared(at: offset), resultOffset: offset, parameters: parameters,
          variadicOffset: function.variadicOffset == nil ? nil : offset))
    }
  }

  private var asPointee: CPointer.Pointee {
    switch self {
    case .base(.integer(.char), _): .character
    case .function: .function
    default: .other
    }
  }

  /// The type as C writes it, without a name.
  var spelling: String { declaration(of: "") }

  /// The declaration of something of this type. C writes what is derived around the name, from the inside out.
  private func declaration(of declared: String) -> String {
    switch self {
    case .base(let type, let isConstant):
      return (isConstant ? "const " : "") + "\(type)" + (declared.isEmpty ? "" : " \(declared)")
    case .incomplete(let spelling, let isConstant, _):
      return (isConstant ? "const " : "") + spelling + (declared.isEmpty ? "" : " \(declared)")
    case .pointer(let pointee, let isConstant):
      let star = "*" + (isConstant ? "const" + (declared.isEmpty ? "" : " ") : "") + declared
      switch pointee {
      case .function, .array: return pointee.declaration(of: "(\(star))")
      default: return pointee.declaration(of: star)
      }
    case .function(let function):
      var parameters = function.parameters.map(\.type.spelling)
      if function.variadicOffset != nil { parameters.append("...") }
      let list = parameters.isEmpty ? "void" : parameters.joined(separator: ", ")
      return function.result.declaration(of: "\(declared)(\(list))")
    case .array(let element, let count):
      return element.declaration(of: "\(declared)[\(count.map(String.init) ?? "")]")
    }
  }
}
