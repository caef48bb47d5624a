import SwiftSyntax

/// The imports of a generated file: those of its source, the library's core, and those asked for.
internal struct Imports {
  /// The lines, sorted by module as the formatter wants them.
  internal let lines: [String]

  /// Collects the imports.
  ///
  /// - Parameters:
  ///   - file: The source.
  ///   - modules: Modules to import besides those that the source imports.
  internal init(of file: SourceFile, adding modules: [String]) {
    var imports: [(module: String, line: String)] = []
    var conditions: [String] = []
    for item in file.tree.statements {
      if let declaration = item.item.as(ImportDeclSyntax.self) {
        let module = declaration.path.trimmedDescription
        if file.module != nil, !Self.isVisible(declaration) { continue }
        guard !imports.contains(where: { $0.module == module }) else { continue }
        imports.append((module, Self.line(declaration)))
      } else if let condition = item.item.as(IfConfigDeclSyntax.self), Self.hasOnlyImports(condition) {
        conditions.append(condition.trimmedDescription)
      }
    }
    // Public declarations need public imports where a source has begun to say so.
    let access = imports.contains { $0.line.hasPrefix("public ") } ? "public " : ""
    for module in ["Interposing"] + modules + [file.module].compactMap({ $0 })
    where !imports.contains(where: { $0.module == module }) {
      imports.append((module, "\(access)import \(module)"))
    }
    imports.sort { $0.module < $1.module }
    lines =
      imports.map(\.line)
      + conditions.flatMap { [""] + $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
  }

  /// An import without what only its source needs: an export would be made twice.
  private static func line(_ declaration: ImportDeclSyntax) -> String {
    let attributes = declaration.attributes.map(\.trimmedDescription).filter { $0 != "@_exported" }
    let modifiers = declaration.modifiers.map(\.trimmedDescription)
    let kind = declaration.importKindSpecifier.map { [$0.text] } ?? []
    return (attributes + modifiers + ["import"] + kind + [declaration.path.trimmedDescription]).joined(separator: " ")
  }

  /// Whether those who import a module may have to import this too: not what it keeps to itself, nor what everybody has.
  private static func isVisible(_ declaration: ImportDeclSyntax) -> Bool {
    let module = declaration.path.trimmedDescription
    return !module.hasPrefix("_") && module != "Swift" && module != "SwiftOnoneSupport"
      && declaration.modifiers.allSatisfy { $0.name.text == "public" }
      && declaration.attributes.allSatisfy { $0.name == "_exported" }
  }

  private static func hasOnlyImports(_ condition: IfConfigDeclSyntax) -> Bool {
    condition.clauses.allSatisfy { clause in
      guard case .statements(let statements) = clause.elements else { return clause.elements == nil }
      return statements.allSatisfy { $0.item.is(ImportDeclSyntax.self) }
    }
  }
}
