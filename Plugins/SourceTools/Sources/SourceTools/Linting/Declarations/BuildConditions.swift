import SwiftSyntax

/// The clauses of `#if` that a declaration stands in.
///
/// The lint looks at all clauses, whatever the machine it runs on.
internal struct BuildConditions: Hashable {
  /// For each `#if`, the number of the clause.
  private var clauses: [SyntaxIdentifier: Int] = [:]
  /// The outermost clause that is not built on Linux, whatever the flags.
  internal private(set) var clauseLeftOutOnLinux: IfConfigClauseSyntax?

  /// Whether it stands in no `#if`.
  internal var isEmpty: Bool { clauses.isEmpty }

  /// Goes into a clause.
  internal mutating func enter(_ clause: IfConfigClauseSyntax) {
    guard let list = clause.parent?.as(IfConfigClauseListSyntax.self), let condition = list.parent else { return }
    let number = list.firstIndex { $0.id == clause.id }.map { list.distance(from: list.startIndex, to: $0) }
    clauses[condition.id] = number
    if clauseLeftOutOnLinux == nil, Self.isLeftOutOnLinux(clause, in: list) { clauseLeftOutOnLinux = clause }
  }

  /// Whether a clause is not built on Linux: its condition does not hold there, or one before it does.
  private static func isLeftOutOnLinux(_ clause: IfConfigClauseSyntax, in list: IfConfigClauseListSyntax) -> Bool {
    for other in list {
      let value = other.condition.map(LinuxCondition.value) ?? true
      if other.id == clause.id { return value == false }
      if value == true { return true }
    }
    return false
  }

  /// Whether it is not built on Linux, whatever the flags.
  internal var isLeftOutOnLinux: Bool { clauseLeftOutOnLinux != nil }

  /// Leaves a clause.
  internal mutating func leave(_ clause: IfConfigClauseSyntax) {
    guard let condition = clause.parent?.parent else { return }
    clauses[condition.id] = nil
    if clauseLeftOutOnLinux?.id == clause.id { clauseLeftOutOnLinux = nil }
  }

  /// Whether one is never built together with the other, as they stand in different clauses of one `#if`.
  internal func excludes(_ other: BuildConditions) -> Bool {
    for (condition, clause) in clauses {
      if let theirs = other.clauses[condition], theirs != clause { return true }
    }
    return false
  }
}
