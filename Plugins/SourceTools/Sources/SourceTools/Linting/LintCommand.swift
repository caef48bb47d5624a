import Foundation
import SwiftSyntax

/// `lint`: finds what conformers got wrong about optional requirements.
internal struct LintCommand {
  internal static let usage = """
    usage: swivel lint PATH… [--protocols FILE.swift]…

    Finds members that were meant to answer an optional requirement and do not, about which the compiler says nothing: near
    misses of its name, wrong types, throws and async, members that are hidden or static, those that a subclass adds in
    vain, and those that an #if leaves out on Linux. PATH is a Swift file or a folder, which is searched with all below it.
    Known are the protocols of tables and scroll views, and those in the files themselves whose requirements throw failures
    of their own.

      --protocols FILE.swift  know the protocols in FILE.swift too, and aliases for them; what has a default in an extension
                              is optional

    Prints a line for each finding and one for what to write instead. Ends with 1 if it found any. A declaration with the
    comment `// swivel-lint-ignore` before it is left as it is.

    """

  private var paths: [String] = []
  private var protocols: [String] = []
  private var asksForHelp = false

  /// Reads the arguments.
  ///
  /// - Parameter arguments: What was typed after `lint`.
  /// - Throws: ``SourceToolsError/usage(_:)``.
  internal init(_ arguments: [String]) throws(SourceToolsError) {
    var rest = arguments[...]
    var takesOptions = true
    while let argument = rest.popFirst() {
      guard takesOptions, argument.hasPrefix("-"), argument != "-" else {
        guard !argument.isEmpty else { throw Self.misuse("a path is empty") }
        paths.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      switch parts[0] {
      case "--protocols":
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
          throw Self.misuse("--protocols needs a value")
        }
        protocols.append(value)
      case "--help", "-h":
        guard parts.count == 1 else { throw Self.misuse("\(parts[0]) takes no value") }
        asksForHelp = true
      case "--": takesOptions = false
      default: throw Self.misuse("\(parts[0]): no such option")
      }
    }
    guard !paths.isEmpty || asksForHelp else { throw Self.misuse("no file or folder to look at") }
  }

  private static func misuse(_ why: String) -> SourceToolsError {
    .usage("lint: \(why); `swivel lint --help` lists the options")
  }

  /// Does what was asked.
  ///
  /// - Parameter library: The library's sources.
  /// - Throws: ``SourceToolsError`` if a file of protocols is of no use.
  internal func run(library: @autoclosure () -> [LintedFile]) throws(SourceToolsError) -> Outcome {
    guard !asksForHelp else { return Outcome(output: Self.usage) }
    var failures: [SourceToolsError] = []
    var files: [LintedFile] = []
    var locations: Set<URL> = []
    var given: [(SourceFile, URL)] = []
    for path in protocols {
      let file = try protocolFile(path)
      given.append((file, URL(fileURLWithPath: path).resolvingSymlinksInPath()))
    }
    let givenLocations = Set(given.map(\.1))
    for path in paths {
      let folder = SourceFolder(path)
      failures += folder.failures
      for source in folder.sources where locations.insert(source.location).inserted {
        do {
          let file = try SourceFile(path: source.path)
          let isGiven = givenLocations.contains(source.location)
          files.append(LintedFile(file, role: .linted, isGiven: isGiven, location: source.location))
        } catch {
          failures.append(error)
        }
      }
    }
    let syntaxErrors = files.flatMap { file in file.syntaxErrors.map { LintFinding($0) } }
    for (file, location) in given where locations.insert(location).inserted {
      files.append(LintedFile(file, role: .given, location: location))
    }
    for file in library() where file.location.map({ locations.insert($0).inserted }) ?? true { files.append(file) }
    let findings = (syntaxErrors + Linter(files).findings()).sorted()
    return Outcome(
      output: findings.map { "\($0)\n" }.joined(), errors: failures.map { "\($0)\n" }.joined(),
      status: findings.isEmpty && failures.isEmpty ? 0 : 1)
  }

  private func protocolFile(_ path: String) throws(SourceToolsError) -> SourceFile {
    let file = try SourceFile(path: path)
    guard file.syntaxErrors.isEmpty else { throw .source(file.syntaxErrors) }
    let declaresAlias = file.tree.statements.contains { $0.item.is(TypeAliasDeclSyntax.self) }
    guard !file.protocols.isEmpty || declaresAlias else {
      throw .failure(what: path, why: "declares no protocol and no alias for one")
    }
    return file
  }
}
