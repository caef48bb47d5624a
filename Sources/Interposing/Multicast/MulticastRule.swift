/// Who of two targets is asked, and whose result counts. Used with ``ErasableWitness/multicast(_:rule:)``.
///
/// Between more than two targets the rule holds pair by pair, from the first on, so it holds for all of them.
public enum MulticastRule: Sendable, Hashable {
  /// Only the first target that implements the requirement is asked.
  case firstAnswers
  /// Only the last target that implements the requirement is asked.
  case lastAnswers
  /// All are asked in order, and the first's result counts.
  case allAskedFirstCounts
  /// All are asked in order, and the last's result counts.
  case allAskedLastCounts

  /// What a multicast does where nothing else is said: requirements without a result reach everybody, of the others the first
  /// target answers alone, for an answer that is thrown away may have cost a cell.
  ///
  /// - Parameter requirement: The requirement.
  public static func standard(_ requirement: RequirementDescriptor) -> MulticastRule {
    requirement.result == "Void" ? .allAskedFirstCounts : .firstAnswers
  }

  /// Asks as the rule says. Generated code calls it.
  ///
  /// - Parameters:
  ///   - first: Asks the first target.
  ///   - second: Asks the second target.
  @inlinable @inline(__always)
  public func answer<Result>(_ first: () -> Result, _ second: () -> Result) -> Result {
    switch self {
    case .firstAnswers: return first()
    case .lastAnswers: return second()
    case .allAskedFirstCounts:
      let result = first()
      _ = second()
      return result
    case .allAskedLastCounts:
      _ = first()
      return second()
    }
  }
}

extension ErasableWitness {
  /// Several targets as one: a second delegate that hears as well, or one that answers what the first leaves out.
  ///
  /// ```swift
  /// let both = TableViewDelegateWitness.multicast([sizes.tableViewDelegateWitness, logger.tableViewDelegateWitness])
  /// ```
  ///
  /// A requirement is implemented if any target implements it. All targets must be alive in a pass.
  ///
  /// - Parameters:
  ///   - witnesses: The targets' witnesses, in order.
  ///   - rule: Who is asked where several implement a requirement; ``MulticastRule/standard(_:)`` by default.
  /// - Returns: One witness of all, or `nil` if there are none.
  public static func multicast(
    _ witnesses: [Self], rule: (RequirementDescriptor) -> MulticastRule = MulticastRule.standard
  ) -> Self? {
    guard var all = witnesses.first else { return nil }
    for witness in witnesses.dropFirst() { all.join(witness, rule: rule) }
    return all
  }
}
