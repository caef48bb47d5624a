/// Why a value could not go to C or come from there. Positions count from 1, as people count arguments.
public enum ForeignCallError: Error, Hashable, Sendable {
  /// More or fewer arguments than parameters.
  case argumentCount(function: String, expected: Int, given: Int)
  /// An argument's type does not stand for the parameter's.
  case argumentType(
    function: String, position: Int, name: String?, expected: String, swiftTypes: String, given: String)
  /// An argument is no number that the parameter's type has.
  case argumentRange(function: String, position: Int, name: String?, expected: String, given: String)
  /// There is no such argument.
  case noSuchArgument(function: String, position: Int, count: Int)
  /// A prepared call was made before this argument was set.
  case argumentNotSet(function: String, position: Int)
  /// The type for a result does not stand for the function's.
  case resultType(function: String, expected: String, swiftTypes: String, given: String)
  /// A result is no number that the function's type has.
  case resultRange(function: String, expected: String, given: String)
  /// There is no function to proceed to.
  case nothingToProceedTo(function: String)
  /// The system gave no memory for a function pointer.
  case noExecutableMemory(function: String)
  /// libffi could not prepare a function pointer.
  case closureNotPrepared(function: String, status: Int)
  /// More or fewer values than the struct has fields.
  case fieldCount(structure: String, expected: Int, given: Int)
  /// The struct has no such field.
  case noSuchField(structure: String, field: String)
  /// A value is none of its field's type.
  case fieldValue(structure: String, field: String, expected: String, given: String)
}

extension ForeignCallError: CustomStringConvertible {
  /// One line: what failed, why, and what to do.
  public var description: String {
    switch self {
    case .argumentCount(let function, let expected, let given):
      "\(function): expected \(expected) argument\(expected == 1 ? "" : "s"), given \(given)"
    case .argumentType(let function, let position, let name, let expected, let swiftTypes, let given):
      "\(function): argument \(position)\(name.inBrackets): expected \(expected) (in Swift: \(swiftTypes)), "
        + "given \(given)"
    case .argumentRange(let function, let position, let name, let expected, let given):
      "\(function): argument \(position)\(name.inBrackets): expected \(expected), which has no \(given)"
    case .noSuchArgument(let function, let position, let count):
      "\(function): argument \(position): there are \(count)"
    case .argumentNotSet(let function, let position):
      "\(function): argument \(position): it was never set; set all arguments before the call"
    case .resultType(let function, let expected, let swiftTypes, let given):
      "\(function): result: expected \(expected) (in Swift: \(swiftTypes)), given \(given)"
    case .resultRange(let function, let expected, let given):
      "\(function): result: expected \(expected), which has no \(given)"
    case .nothingToProceedTo(let function):
      "\(function): nothing to proceed to: the closure stands for no other function; answer the call"
    case .noExecutableMemory(let function):
      "\(function): no function pointer: the system gives no executable memory (its security policy may forbid it)"
    case .closureNotPrepared(let function, let status):
      "\(function): no function pointer: libffi gives status \(status)"
    case .fieldCount(let structure, let expected, let given):
      "\(structure): expected \(expected) values, one for each field, given \(given)"
    case .noSuchField(let structure, let field):
      "\(structure): it has no field \(field)"
    case .fieldValue(let structure, let field, let expected, let given):
      "\(structure): field \(field): expected \(expected), given \(given)"
    }
  }
}

extension String? {
  fileprivate var inBrackets: String { map { " (\($0))" } ?? "" }
}
