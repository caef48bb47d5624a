import Foundation
import SwiftSyntax

/// Where inherited protocols and global actors are looked for: in the file itself, then in the folders, then in the built modules
/// that the file imports.
internal struct ProtocolSources {
  private let file: SourceFile
  /// The places, the nearer first: what to call each, and its files.
  private let places: [(name: String, files: () -> [String])]

  /// The names of type aliases at the top of these files that stand for function types. Only a name says that a parameter of
  /// such a type does not escape.
  internal let functionAliases: Set<String>

  /// The names of types in these files that cannot be copied. Nothing where one is returned says so.
  internal let uncopyableTypes: Set<String>

  /// The names of the global actors that these files declare, and of those that whoever runs the generator names.
  private let globalActors: Set<String>
  /// The built modules that the file imports, as far as they lie in the folders of modules.
  private let modules: ImportedModules

  /// Sets the places.
  ///
  /// - Parameters:
  ///   - file: The file that witnesses are generated for.
  ///   - folders: Folders, searched with all below them; without any, the file's own folder and then, one level deep, the
  ///     folders beside it.
  ///   - moduleFolders: Where the modules that the file imports are looked for.
  ///   - globalActors: The names of global actors that are declared elsewhere.
  internal init(file: SourceFile, folders: [String], moduleFolders: [String] = [], globalActors: [String] = []) {
    self.file = file
    places =
      folders.isEmpty
      ? (file.module == nil ? Self.places(around: file) : [])
      : folders.map { folder in (folder, { Self.sources(below: folder) }) }
    var aliases = file.functionAliases
    var uncopyable = file.uncopyableTypes
    var actors = file.globalActors.union(globalActors)
    for path in Set(places.flatMap { $0.files() }) {
      guard let text = try? SourceFile.text(of: path),
        ["typealias ", "~Copyable", "@globalActor"].contains(where: text.contains)
      else { continue }
      let source = SourceFile(path: path, source: text)
      aliases.formUnion(source.functionAliases)
      uncopyable.formUnion(source.uncopyableTypes)
      actors.formUnion(source.globalActors)
    }
    functionAliases = aliases
    uncopyableTypes = uncopyable
    self.globalActors = actors
    modules = ImportedModules(of: file, folders: moduleFolders)
  }

  /// Whether an attribute is a global actor. One that is declared in these files or in an imported module is, and one that whoever
  /// runs the generator names; of others the name tells, for nothing else in a source does.
  ///
  /// - Parameter attribute: The attribute's name, `MainActor`, `Audio.Studio`.
  internal func isGlobalActor(_ attribute: String) -> Bool {
    let name = attribute.split(separator: ".").last.map(String.init) ?? attribute
    return globalActors.contains(attribute) || globalActors.contains(name) || name.hasSuffix("Actor")
      || (name.first?.isUppercase == true && modules.files.contains { $0.globalActors.contains(name) })
  }

  private static func places(around file: SourceFile) -> [(name: String, files: () -> [String])] {
    let folder = URL(fileURLWithPath: file.path).deletingLastPathComponent()
    let parent = folder.deletingLastPathComponent()
    return [
      (folder.path, { sources(in: folder) }),
      (parent.path, { sources(in: parent) + self.folders(in: parent).flatMap(sources(in:)) }),
    ]
  }

  /// The declaration of a protocol, and the file it stands in.
  ///
  /// - Parameter name: The protocol's name.
  /// - Returns: `nil` if there is none.
  /// - Throws: ``SourceToolsError`` if several files of one folder tree declare the protocol, or one cannot be parsed.
  internal func declaration(of name: String) throws(SourceToolsError) -> (ProtocolDeclSyntax, SourceFile)? {
    if let found = file.protocols.first(where: { $0.name.text.withoutBackticks == name }) { return (found, file) }
    for place in places {
      var found: [(ProtocolDeclSyntax, SourceFile)] = []
      for path in place.files() {
        // Parsing everything would take long: a file that lacks the name cannot declare it.
        guard let text = try? SourceFile.text(of: path), text.contains("protocol \(name)") else { continue }
        let candidate = SourceFile(path: path, source: text)
        for declaration in candidate.protocols where declaration.name.text.withoutBackticks == name {
          guard candidate.syntaxErrors.isEmpty else { throw .source(candidate.syntaxErrors) }
          found.append((declaration, candidate))
        }
      }
      if found.count > 1 {
        throw .failure(
          what: "protocol \(name)",
          why: "is declared in \(found.map(\.1.path).joined(separator: " and ")); name the right folder with --search")
      }
      if let only = found.first { return only }
    }
    for module in modules.files {
      for declaration in module.protocols where declaration.name.text.withoutBackticks == name {
        return (declaration, module)
      }
    }
    return nil
  }

  /// The names of a protocol's associated types that are not failures, those of inherited protocols included as far as they
  /// are found.
  internal func associatedTypeNames(of declaration: ProtocolDeclSyntax) -> Set<String> {
    var names: Set<String> = []
    var visited: Set<String> = []
    var pending = [declaration]
    while let declaration = pending.popLast() {
      let name = declaration.name.text.withoutBackticks
      guard visited.insert(name).inserted else { continue }
      for member in declaration.memberBlock.members {
        guard let type = member.decl.as(AssociatedTypeDeclSyntax.self), !type.isFailure(of: name) else { continue }
        names.insert(type.name.text.withoutBackticks)
      }
      for inherited in declaration.inheritanceClause?.inheritedTypes ?? [] {
        guard let base = TypeModel(inherited.type).baseName else { continue }
        if let found = try? self.declaration(of: base) { pending.append(found.0) }
      }
    }
    return names
  }

  /// The folders as a message names them.
  internal var description: String {
    let all = (places.isEmpty ? [file.path] : places.map(\.name)) + modules.names.map { "module \($0)" }
    return all.joined(separator: " and ")
  }

  /// The sources below a folder in the order of their paths, but for hidden ones.
  private static func sources(below folder: String) -> [String] {
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var paths: [String] = []
    while let url = files?.nextObject() as? URL {
      if isSource(url) { paths.append(url.path) }
    }
    return paths.sorted()
  }

  /// The sources that lie in a folder itself, in the order of their names.
  private static func sources(in folder: URL) -> [String] {
    contents(of: folder).filter(isSource).map(\.path).sorted()
  }

  private static func folders(in folder: URL) -> [URL] {
    contents(of: folder).filter(\.hasDirectoryPath).sorted { $0.path < $1.path }
  }

  private static func contents(of folder: URL) -> [URL] {
    let contents = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    return contents ?? []
  }

  private static func isSource(_ file: URL) -> Bool {
    file.pathExtension == "swift" && !file.lastPathComponent.hasSuffix(".generated.swift")
  }
}

extension SourceFile {
  /// Every protocol that the file declares, in any place.
  internal var protocols: [ProtocolDeclSyntax] {
    let visitor = ProtocolVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.found
  }
}

extension SourceFile {
  /// The names of type aliases at the top of the file that stand for function types.
  internal var functionAliases: Set<String> {
    var names: Set<String> = []
    for item in tree.statements {
      guard let alias = item.item.as(TypeAliasDeclSyntax.self), TypeModel(alias.initializer.value).isFunction else {
        continue
      }
      names.insert(alias.name.text.withoutBackticks)
    }
    return names
  }
}

extension SourceFile {
  /// The names of the global actors at the top of the file.
  internal var globalActors: Set<String> {
    var names: Set<String> = []
    for item in tree.statements {
      let (name, attributes): (TokenSyntax, AttributeListSyntax)
      if let type = item.item.as(ActorDeclSyntax.self) {
        (name, attributes) = (type.name, type.attributes)
      } else if let type = item.item.as(ClassDeclSyntax.self) {
        (name, attributes) = (type.name, type.attributes)
      } else if let type = item.item.as(StructDeclSyntax.self) {
        (name, attributes) = (type.name, type.attributes)
      } else if let type = item.item.as(EnumDeclSyntax.self) {
        (name, attributes) = (type.name, type.attributes)
      } else {
        continue
      }
      if attributes.contains(where: { $0.name == "globalActor" }) { names.insert(name.text.withoutBackticks) }
    }
    return names
  }
}

extension SourceFile {
  /// The names of structs and enums at the top of the file that cannot be copied.
  internal var uncopyableTypes: Set<String> {
    var names: Set<String> = []
    for item in tree.statements {
      let (name, clause): (TokenSyntax, InheritanceClauseSyntax?)
      if let type = item.item.as(StructDeclSyntax.self) {
        (name, clause) = (type.name, type.inheritanceClause)
      } else if let type = item.item.as(EnumDeclSyntax.self) {
        (name, clause) = (type.name, type.inheritanceClause)
      } else {
        continue
      }
      let inherited = clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      if inherited.contains("~Copyable") { names.insert(name.text.withoutBackticks) }
    }
    return names
  }
}

private final class ProtocolVisitor: SyntaxVisitor {
  var found: [ProtocolDeclSyntax] = []

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}
