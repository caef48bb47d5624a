import Foundation

/// `generate`: writes the witnesses of a file's protocols, or checks that those written are still right.
internal struct GenerateCommand {
  internal static let usage = """
    usage: swivel generate FILE.swift [--protocol NAME]… [--module-import NAME]… [--search DIR]… [-I DIR]…
                           [--global-actor NAME]… [--output F] [--check]
           swivel generate --module NAME [the same options]
           swivel generate --for-c FILE.swift [--module-import NAME]… [--search DIR]… --output F [--check]
           swivel generate --base-class NAME --superclass NAME FILE.swift [--protocol NAME]… [--module-import NAME]…
                           [--search DIR]… --output F [--check]

    Writes the witnesses of the protocols that FILE.swift, or a built module, declares to standard output. Any protocol will
    do, also one that was never meant for it.

      --module NAME         read the protocols of a built module, whose sources need not be there
      -I DIR                look for built modules in DIR: for NAME, and for the protocols and global actors that NAME or
                            FILE.swift imports from others
      --for-c               write what lets functions of C answer the requirements of the composite witness in FILE.swift
      --base-class NAME     write a class NAME, a subclass of --superclass, that conforms to the protocols of the composite
                            witness in FILE.swift and whose subclasses implement optional requirements by overriding; what
                            they do not override is answered by static methods of NAMEDefaults, which you write
      --superclass NAME     what the class of --base-class is a subclass of
      --protocol NAME       only this protocol
      --module-import NAME  import this module too, besides those that FILE.swift imports and Interposing
      --search DIR          look for inherited protocols in DIR and below it, not in FILE.swift's folder and those beside it
      --global-actor NAME   @NAME is a global actor. Those that are declared in the files and modules that are looked into
                            are known, and those whose names end in Actor
      --output F            write to F
      --check               write nothing; fail if F (FILE.generated.swift without --output) is not what would be written

    """

  /// The options, by their names. A test compares them with those that the help names.
  internal enum Option: String, CaseIterable {
    case module = "--module"
    case moduleFolder = "-I"
    case isForC = "--for-c"
    case `protocol` = "--protocol"
    case moduleImport = "--module-import"
    case search = "--search"
    case globalActor = "--global-actor"
    case output = "--output"
    case check = "--check"
    case baseClass = "--base-class"
    case superclass = "--superclass"

    /// The option of a name, or of the short form that one has.
    fileprivate init?(named name: String) { self.init(rawValue: name == "-o" ? "--output" : name) }
  }

  private var file: String?
  private var module: String?
  private var moduleFolders: [String] = []
  private var protocols: [String] = []
  private var imports: [String] = []
  private var folders: [String] = []
  private var globalActors: [String] = []
  private var output: String?
  private var checks = false
  private var isForC = false
  private var baseClass: String?
  private var superclass: String?
  private var asksForHelp = false

  /// Reads the arguments.
  ///
  /// - Parameter arguments: What was typed after `generate`.
  /// - Throws: ``SourceToolsError/usage(_:)``.
  internal init(_ arguments: [String]) throws(SourceToolsError) {
    var rest = arguments[...]
    var takesOptions = true
    while let argument = rest.popFirst() {
      guard takesOptions, argument.hasPrefix("-"), argument != "-" else {
        guard file == nil else { throw Self.misuse("\(argument): one file at a time") }
        file = argument
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0]
      func value() throws(SourceToolsError) -> String {
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
          throw Self.misuse("\(name) needs a value")
        }
        return value
      }
      func flag() throws(SourceToolsError) -> Bool {
        guard parts.count == 1 else { throw Self.misuse("\(name) takes no value") }
        return true
      }
      switch Option(named: name) {
      case .module:
        guard module == nil else { throw Self.misuse("--module is given twice") }
        module = try value()
      case .moduleFolder: moduleFolders.append(try value())
      case .protocol: protocols.append(try value())
      case .moduleImport: imports.append(try value())
      case .search: folders.append(try value())
      case .globalActor: globalActors.append(try value())
      case .output:
        guard output == nil else { throw Self.misuse("--output is given twice") }
        output = try value()
      case .check: checks = try flag()
      case .isForC: isForC = try flag()
      case .baseClass: baseClass = try value()
      case .superclass: superclass = try value()
      case nil where name == "--help" || name == "-h": asksForHelp = try flag()
      case nil where name == "--": takesOptions = false
      case nil: throw Self.misuse("\(name): no such option")
      }
    }
    guard !asksForHelp else { return }
    guard file != nil || module != nil else { throw Self.misuse("no file to generate from") }
    guard file == nil || module == nil else { throw Self.misuse("a file or a module, not both") }
    guard !isForC || module == nil && protocols.isEmpty else {
      throw Self.misuse("--for-c reads a file, and takes all protocols of its witness")
    }
    guard (baseClass == nil) == (superclass == nil) else {
      throw Self.misuse("--base-class and --superclass belong together")
    }
    guard baseClass == nil || module == nil && !isForC else {
      throw Self.misuse("--base-class reads a file, and goes neither with --module nor with --for-c")
    }
    guard baseClass == nil || !checks || output != nil else {
      throw Self.misuse("--check with --base-class needs --output, which names the file to check")
    }
    guard !isForC || !checks || output != nil else {
      throw Self.misuse("--check with --for-c needs --output, which names the file to check")
    }
    guard module == nil || !checks || output != nil else {
      throw Self.misuse("--check of a module needs --output, which names the file to check")
    }
  }

  private static func misuse(_ why: String) -> SourceToolsError {
    .usage("generate: \(why); `swivel generate --help` lists the options")
  }

  /// Does what was asked.
  ///
  /// - Throws: ``SourceToolsError``.
  internal func run() throws(SourceToolsError) -> Outcome {
    guard !asksForHelp else { return Outcome(output: Self.usage) }
    for folder in folders + moduleFolders {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
        throw .failure(what: folder, why: "no such folder to search")
      }
    }
    if let file, let output, !checks, Self.areSame(file, output) {
      throw .failure(what: output, why: "the source itself, which would be lost; write to another file")
    }
    let source = try source()
    let text = try text(from: source)
    if checks { return try check(text, of: source.path) }
    guard let output else { return Outcome(output: text) }
    try TextOutput.write(text, toFile: output)
    return Outcome()
  }

  /// Whether two paths lead to one file that is there.
  private static func areSame(_ first: String, _ second: String) -> Bool {
    var (one, other) = (stat(), stat())
    guard stat(first, &one) == 0, stat(second, &other) == 0 else { return false }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  private func text(from source: SourceFile) throws(SourceToolsError) -> String {
    if isForC { return try CCrossingsFile(from: source, imports: imports, folders: folders).text }
    if let baseClass, let superclass {
      return try BaseClassFile(
        from: source, class: baseClass, superclass: superclass, protocols: protocols, imports: imports, folders: folders
      ).text
    }
    return try GeneratedFile(
      from: source, protocols: protocols, imports: imports, folders: folders, moduleFolders: moduleFolders,
      globalActors: globalActors
    ).text
  }

  private func source() throws(SourceToolsError) -> SourceFile {
    guard let module else { return try SourceFile(path: file ?? "") }
    return SourceFile(module: module, interface: try ModuleInterface(of: module, folders: moduleFolders))
  }

  private func check(_ text: String, of file: String) throws(SourceToolsError) -> Outcome {
    let path = output ?? Self.generatedPath(of: file)
    let present = try SourceFile.text(of: path)
    guard present != text else { return Outcome() }
    let old = present.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    throw .failure(what: path, why: "line \(line + 1) is not what \(file) generates; generate it again")
  }

  /// The file beside a source that its witnesses are in: `X.swift` → `X.generated.swift`.
  internal static func generatedPath(of file: String) -> String {
    (file.hasSuffix(".swift") ? String(file.dropLast(".swift".count)) : file) + ".generated.swift"
  }
}
