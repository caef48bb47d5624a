import Interposing

/// Why a module in C is refused once its entry has been called: which rule of `swivel_adapter.h` it breaks.
public enum CModuleFault: Error, Sendable, Hashable {
  // Versions: rules C2 and C3.

  /// The module knows none of the versions that were offered. `reason` is its own, if it gives one.
  case refusesVersions(offered: ClosedRange<Int>, reason: String?)
  /// The module answered with a version that was not offered.
  case wrongVersion(answered: Int, offered: ClosedRange<Int>)
  /// A struct says that it has a size which no version of it has.
  case wrongSize(structure: String, given: Int, expected: Int)
  /// A field that has to be 0 is not.
  case reservedField(structure: String)

  // What the module has to have.

  /// A field that has to point to something is `NULL`.
  case null(field: String)
  /// A list has more entries than any module could have.
  case tooLong(list: String, count: UInt)

  // What it answers: rules C11, C14 and C17.

  /// No table has a requirement of that name.
  case unknownRequirement(String, known: [String])
  /// The requirement has a type that C has nothing for.
  case impossibleRequirement(String, type: String)
  /// The module lists the requirement, or slot, twice.
  case listedTwice(String)
  /// The function is of another signature than the requirement.
  case signatureMismatch(requirement: String, given: String, expected: String)
  /// There is no function.
  case noFunction(requirement: String)
  /// There is a function although the requirement is to be left out.
  case functionToLeaveOut(requirement: String)
  /// There is no such case.
  case unknownCase(requirement: String, when: Int)
}

extension CModuleFault: CustomStringConvertible {
  /// One line: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .refusesVersions(let offered, let reason):
      "it keeps to none of the versions of the contract that this program offers, \(Self.range(offered))"
        + (reason.map { ": \($0)" } ?? "")
    case .wrongVersion(let answered, let offered):
      "it answers with version \(answered) of the contract, and was offered \(Self.range(offered))"
    case .wrongSize(let structure, let given, let expected):
      "a \(structure) says that its size is \(given) bytes; expected \(expected): begin it with sizeof(\(structure))"
    case .reservedField(let structure):
      "a \(structure) has something in its field reserved; expected 0"
    case .null(let field):
      "\(field) is NULL"
    case .tooLong(let list, let count):
      "it lists \(count) \(list), which cannot be"
    case .unknownRequirement(let name, let known):
      "no table has a requirement \(name.quotedOnOneLine)"
        + (Self.question(about: name, known: known).map { "; \($0)" } ?? "")
    case .impossibleRequirement(let name, let type):
      "\(name) cannot be answered from C: there is nothing for its type \(type)"
    case .listedTwice(let name):
      "it lists \(name.onOneLine) twice"
    case .signatureMismatch(let requirement, let given, let expected):
      "its function for \(requirement.onOneLine) is \(given.quotedOnOneLine), the requirement is \(expected)"
    case .noFunction(let requirement):
      "its function for \(requirement.onOneLine) is NULL"
    case .functionToLeaveOut(let requirement):
      "it leaves \(requirement.onOneLine) out and has a function for it; expected NULL"
    case .unknownCase(let requirement, let when):
      "its case for \(requirement.onOneLine) is \(when); expected SWIVEL_IF_ANSWERED, SWIVEL_ALWAYS or SWIVEL_LEAVE_OUT"
    }
  }

  /// The names that an unknown one may have meant: those of its own protocol, if there is such.
  private static func question(about name: String, known: [String]) -> String? {
    guard let dot = name.lastIndex(of: ".") else { return NearestNames(to: name, among: known).question }
    let own = known.filter { $0.hasPrefix(name[...dot]) }
    guard own.isEmpty else {
      return NearestNames(
        to: String(name[name.index(after: dot)...]), among: own.map { String($0.dropFirst(name[...dot].count)) }
      )
      .question
    }
    let protocols = Set(known.map { String($0.prefix { $0 != "." }) }).sorted()
    return NearestNames(to: String(name[..<dot]), among: protocols).question
  }

  private static func range(_ versions: ClosedRange<Int>) -> String {
    versions.count == 1 ? "\(versions.lowerBound)" : "\(versions.lowerBound) to \(versions.upperBound)"
  }
}
