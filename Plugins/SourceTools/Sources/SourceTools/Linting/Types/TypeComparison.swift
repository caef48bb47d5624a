/// Compares types that are written in different places.
///
/// Only a compiler knows all types. So there are three answers, and a finding needs the third: two spellings stand for one
/// type, or they may, since one of them could be an alias of a module whose source is not there, or they surely do not.
internal struct TypeComparison {
  internal enum Likeness: Int, Comparable {
    case different, unknown, same

    internal static func < (left: Likeness, right: Likeness) -> Bool { left.rawValue < right.rawValue }
  }

  internal let index: DeclarationIndex

  /// How deep aliases may stand for aliases.
  private static let deepest = 16

  /// Compares two types.
  ///
  /// - Parameters:
  ///   - left: A type.
  ///   - leftScope: Where it is written.
  ///   - right: Another.
  ///   - rightScope: Where that one is written.
  internal func compare(
    _ left: TypeShape, in leftScope: DeclarationScope, _ right: TypeShape, in rightScope: DeclarationScope,
    depth: Int = 0
  ) -> Likeness {
    guard depth < Self.deepest else { return .unknown }
    func both(_ left: TypeShape, _ right: TypeShape) -> Likeness {
      compare(left, in: leftScope, right, in: rightScope, depth: depth + 1)
    }
    func all(_ left: [TypeShape], _ right: [TypeShape]) -> Likeness {
      guard left.count == right.count else { return .different }
      return zip(left, right).map(both).min() ?? .same
    }
    switch (left, right) {
    case (.other(let left), .other(let right)): return left == right ? .same : .unknown
    case (.other, _), (_, .other): return .unknown
    case (.opaque, _), (_, .opaque): return .unknown
    case (.inOut(let left), .inOut(let right)), (.variadic(let left), .variadic(let right)),
      (.metatype(let left), .metatype(let right)), (.optional(let left), .optional(let right)),
      (.unwrapped(let left), .unwrapped(let right)):
      return both(left, right)
    case (.inOut, _), (_, .inOut), (.variadic, _), (_, .variadic), (.unwrapped, _), (_, .unwrapped): return .different
    case (.named(let leftNames), .named(let rightNames)):
      return compare(leftNames, in: leftScope, rightNames, in: rightScope, depth: depth)
    case (.named(let names), _):
      return compareName(names, in: leftScope, structure: right, in: rightScope, depth: depth)
    case (_, .named(let names)):
      return compareName(names, in: rightScope, structure: left, in: leftScope, depth: depth)
    case (.tuple(let left), .tuple(let right)): return all(left, right)
    case (
      .function(let parameters, let effects, let attributes, let result),
      .function(let otherParameters, let otherEffects, let otherAttributes, let otherResult)
    ):
      guard effects == otherEffects else { return .different }
      return [
        all(parameters, otherParameters), both(result, otherResult), attributes == otherAttributes ? .same : .unknown,
      ].min() ?? .unknown
    case (.composition(let left), .composition(let right)): return left == right ? .same : .unknown
    default: return .different
    }
  }

  // MARK: Names

  private func compare(
    _ left: [TypeShape.Component], in leftScope: DeclarationScope, _ right: [TypeShape.Component],
    in rightScope: DeclarationScope, depth: Int
  ) -> Likeness {
    if haveOneName(left.map(\.name), right.map(\.name)) {
      return compareArguments(left, in: leftScope, right, in: rightScope, depth: depth)
    }
    if let (target, scope) = expanded(left, in: leftScope) {
      return compare(target, in: scope, .named(right), in: rightScope, depth: depth + 1)
    }
    if let (target, scope) = expanded(right, in: rightScope) {
      return compare(.named(left), in: leftScope, target, in: scope, depth: depth + 1)
    }
    if let left = index.type(left.map(\.name), from: leftScope),
      let right = index.type(right.map(\.name), from: rightScope),
      left === right
    {
      return .same
    }
    return isNominal(left, in: leftScope) && isNominal(right, in: rightScope) ? .different : .unknown
  }

  /// Whether one name is the other, perhaps with a module's or an outer type's name before it.
  private func haveOneName(_ left: [String], _ right: [String]) -> Bool {
    let shorter = min(left.count, right.count)
    return left.suffix(shorter) == right.suffix(shorter)
  }

  private func compareArguments(
    _ left: [TypeShape.Component], in leftScope: DeclarationScope, _ right: [TypeShape.Component],
    in rightScope: DeclarationScope, depth: Int
  ) -> Likeness {
    let shorter = min(left.count, right.count)
    var likeness = Likeness.same
    for (left, right) in zip(left.suffix(shorter), right.suffix(shorter)) {
      guard left.arguments.count == right.arguments.count else { return .unknown }
      for (left, right) in zip(left.arguments, right.arguments) {
        likeness = min(likeness, compare(left, in: leftScope, right, in: rightScope, depth: depth + 1))
      }
    }
    return likeness
  }

  private func compareName(
    _ names: [TypeShape.Component], in scope: DeclarationScope, structure: TypeShape, in other: DeclarationScope,
    depth: Int
  ) -> Likeness {
    if let (target, targetScope) = expanded(names, in: scope) {
      return compare(target, in: targetScope, structure, in: other, depth: depth + 1)
    }
    return isNominal(names, in: scope) ? .different : .unknown
  }

  /// What an alias stands for, and where that is written; `nil` for names that are none, or none that is known.
  private func expanded(
    _ names: [TypeShape.Component], in scope: DeclarationScope
  ) -> (TypeShape, DeclarationScope)? {
    switch index.find(names.map(\.name), from: scope) {
    case .alias(let alias)?: return alias.target.map { (TypeShape($0), alias.scope) }
    case .type?, .placeholder?: return nil
    case nil:
      guard let last = names.last, names.count <= 2, let target = WellKnownTypes.aliases[last.name] else { return nil }
      return (target, scope)
    }
  }

  /// Whether a name surely is a type of its own.
  private func isNominal(_ names: [TypeShape.Component], in scope: DeclarationScope) -> Bool {
    switch index.find(names.map(\.name), from: scope) {
    case .type?: return true
    case .alias?, .placeholder?: return false
    case nil:
      guard let last = names.last, names.count == 1 || ["Swift", "Foundation"].contains(names[0].name) else {
        return false
      }
      return WellKnownTypes.nominal.contains(last.name)
    }
  }
}
