import SwiftSyntax

/// All declarations of all files, to be found by name.
internal final class DeclarationIndex {
  internal let files: [LintedFile]
  private var scopes: [DeclarationScope] = []
  /// The types in the order of the files.
  internal private(set) var types: [DeclaredType] = []
  /// What stands at the top of the files, but for what can be named there alone.
  private var shared: [String: [(name: DeclaredName, file: LintedFile)]] = [:]
  /// Types that only extensions are there of.
  private var elsewhere: [String: DeclaredType] = [:]

  /// Reads files.
  ///
  /// - Parameter files: The files, each once.
  internal init(_ files: [LintedFile]) {
    self.files = files
    var extensions: [DeclaredPart] = []
    for file in files {
      let collector = DeclarationCollector(file)
      scopes.append(collector.fileScope)
      types += collector.types
      extensions += collector.extensions
      share(collector.fileScope)
    }
    bind(extensions)
    types.removeAll { $0.parts.isEmpty }
  }

  private func share(_ scope: DeclarationScope) {
    for (name, declared) in scope.names.sorted(by: { $0.key < $1.key }) {
      switch declared {
      case .type(let type):
        guard !type.isFileprivate else { continue }
        if let twin = twin(of: type, in: scope.file) {
          twin.absorb(type)
          scope.names[name] = .type(twin)
        } else {
          shared[name, default: []].append((declared, scope.file))
        }
      case .alias: shared[name, default: []].append((declared, scope.file))
      case .placeholder: break
      }
    }
  }

  /// The same type in another file of the folder, if it is declared twice under conditions.
  private func twin(of type: DeclaredType, in file: LintedFile) -> DeclaredType? {
    for (declared, other) in shared[type.name] ?? [] where !other.folders.isEmpty && other.folders == file.folders {
      guard case .type(let twin) = declared else { continue }
      if (twin.parts + type.parts).contains(where: { !$0.conditions.isEmpty }) { return twin }
    }
    return nil
  }

  /// Gives each extension to its type. Some extend types that are declared in others.
  private func bind(_ extensions: [DeclaredPart]) {
    var rest = extensions
    while !rest.isEmpty {
      var unbound: [DeclaredPart] = []
      for part in rest {
        guard let type = extendedType(of: part) else {
          unbound.append(part)
          continue
        }
        type.add(part)
      }
      guard unbound.count < rest.count else { break }
      rest = unbound
    }
    for part in rest {
      let name = part.writtenPath.joined(separator: ".")
      let type =
        elsewhere[name]
        ?? DeclaredType(
          name: part.writtenPath.last ?? name, kind: .elsewhere, path: part.writtenPath, isFileprivate: false)
      if elsewhere[name] == nil {
        elsewhere[name] = type
        types.append(type)
      }
      type.add(part)
    }
  }

  private func extendedType(of part: DeclaredPart) -> DeclaredType? {
    part.scope.parent.flatMap { type(part.writtenPath, from: $0) }
  }

  // MARK: Looking up

  /// How deep aliases may stand for aliases.
  private static let deepest = 16

  /// What a name stands for at a place, aliases not followed; `nil` if nothing here declares it.
  ///
  /// - Parameters:
  ///   - path: The name with those before its dots.
  ///   - scope: Where it is written.
  internal func find(_ path: [String], from scope: DeclarationScope) -> DeclaredName? {
    find(path, from: scope, depth: 0)
  }

  /// The type that a name stands for at a place, through aliases.
  internal func type(_ path: [String], from scope: DeclarationScope) -> DeclaredType? {
    find(path, from: scope, depth: 0).flatMap { type($0, depth: 0) }
  }

  private func find(_ path: [String], from scope: DeclarationScope, depth: Int) -> DeclaredName? {
    guard let first = path.first else { return nil }
    let rest = path.dropFirst()
    if let found = lookUp(first, from: scope) { return member(rest, of: found, depth: depth) }
    // Perhaps it is a module's name.
    guard let second = rest.first, let found = nearest(second, to: scope.file) else { return nil }
    return member(rest.dropFirst(), of: found, depth: depth)
  }

  /// The type that a declaration declares, through aliases.
  private func type(_ declared: DeclaredName, depth: Int) -> DeclaredType? {
    switch declared {
    case .type(let type): return type
    case .placeholder: return nil
    case .alias(let alias):
      guard depth < Self.deepest, let target = alias.target, case .named(let names) = TypeShape(target),
        let found = find(names.map(\.name), from: alias.scope, depth: depth + 1)
      else { return nil }
      return type(found, depth: depth + 1)
    }
  }

  private func member(_ path: ArraySlice<String>, of declared: DeclaredName, depth: Int) -> DeclaredName? {
    guard let first = path.first else { return declared }
    if case .placeholder = declared { return .placeholder }
    let found = type(declared, depth: depth)?.member(named: first)
    return found.flatMap { member(path.dropFirst(), of: $0, depth: depth) }
  }

  private func lookUp(_ name: String, from scope: DeclarationScope) -> DeclaredName? {
    var place: DeclarationScope? = scope
    while let current = place {
      if let found = current.names[name] ?? current.part?.owner?.member(named: name) { return found }
      place = current.parent
    }
    return nearest(name, to: scope.file)
  }

  /// What the files declare under a name, the nearest to a file; `nil` if several are equally near.
  private func nearest(_ name: String, to file: LintedFile) -> DeclaredName? {
    var best: (name: DeclaredName, rank: (Int, Int))?
    var isAmbiguous = false
    for (declared, other) in shared[name] ?? [] {
      let rank = (file.nearness(to: other), other.role == .library ? 0 : 1)
      if let present = best?.rank, rank <= present {
        isAmbiguous = isAmbiguous || rank == present
      } else {
        best = (declared, rank)
        isAmbiguous = false
      }
    }
    return isAmbiguous ? nil : best?.name
  }
}
