import SwiftSyntax

/// Finds what conformers got wrong about optional requirements without a word from the compiler.
internal final class Linter {
  internal let index: DeclarationIndex
  internal let comparison: TypeComparison
  internal let uses: UseCollector
  internal let protocols = ProtocolTable()
  /// The full names of all requirements of all protocols in the files, the names of methods with labels.
  internal let requiredNames: Set<String>

  /// Prepares a run.
  ///
  /// - Parameter files: The files to lint, and those that tell what is in the protocols and the library.
  internal init(_ files: [LintedFile]) {
    let index = DeclarationIndex(files)
    self.index = index
    comparison = TypeComparison(index: index)
    // A file that does not parse may use what it likes; that it does not parse is said elsewhere.
    uses = UseCollector(files.filter { $0.role == .linted })
    var names: Set<String> = []
    for type in index.types where type.kind == .protocol {
      for requirement in protocols[type].requirements { names.insert(requirement.fullName) }
    }
    requiredNames = names
  }

  /// All findings, in the order of their places.
  internal func findings() -> [LintFinding] {
    var findings: Set<LintFinding> = []
    for type in index.types where type.kind != .protocol {
      guard type.parts.contains(where: { isLinted($0.file) }) else { continue }
      let conformances = Conformances(of: type, in: index, protocols: protocols)
      guard conformances.all.contains(where: \.known.isChecked) else { continue }
      findings.formUnion(ConformerCheck(type, conformances, linter: self).findings())
    }
    return findings.filter { !$0.isIgnored }.sorted()
  }

  /// Whether findings are wanted in a file. A file with syntax errors has those alone: what else it says is guesswork.
  internal func isLinted(_ file: LintedFile) -> Bool {
    file.role == .linted && file.syntaxErrors.isEmpty
  }
}
