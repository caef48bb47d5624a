import AdapterLoading
import Arguments
import Foundation
import Rendering

/// `swivel adapters new NAME`: writes a package with a working adapter module, to begin with.
enum AdaptersNewCommand: Subcommand {
  /// What a module is written in.
  private enum Kind: String, CaseIterable {
    case swift, c
  }

  static func run(_ arguments: ParsedArguments) throws(CommandFailure) {
    let name = arguments.operands[0]
    let kind = try arguments.choice("--kind", Kind.self) ?? .swift
    let folder = try arguments.path("--path") ?? name
    let library = try arguments.path("--library") ?? LibraryFolder.ofProgram
    guard AdapterRequest.isName(name) else { throw .failed(AdapterLoadingError.invalidName(name)) }
    guard let library else {
      throw .failed("adapters new", "the library's package is not found above the program; name it with --library")
    }
    guard LibraryFolder.isLibrary(library) else {
      throw .failed("--library \(library)", "that is not the folder of the library's package")
    }
    let path = URL(filePath: library).standardizedFileURL.resolvingSymlinksInPath().path
    switch kind {
    case .swift:
      try write(AdapterTemplate(name: name, library: path).files, into: folder)
      try Terminal.write("\(folder): a package with the adapter \(name); its README.md says how to build it\n")
    case .c:
      let header = LibraryFolder.header(of: path)
      guard let text = try? String(contentsOfFile: header, encoding: .utf8) else {
        throw .failed(header, "it cannot be read; --library names the folder of the library's package")
      }
      try write(CAdapterTemplate(name: name, header: text).files, into: folder)
      try Terminal.write("\(folder): the adapter \(name) in C; its README.md says how to build it\n")
    }
  }

  /// Writes files into a folder that is empty or not there yet.
  private static func write(_ files: [(path: String, text: String)], into folder: String) throws(CommandFailure) {
    let manager = FileManager.default
    if manager.fileExists(atPath: folder) {
      guard let contents = try? manager.contentsOfDirectory(atPath: folder) else {
        throw .failed(folder, "that is not a folder that can be read")
      }
      guard contents.isEmpty else { throw .failed(folder, "the folder is not empty; nothing was written") }
    }
    var made = try OutputFolder(folder)
    var contents: [OutputFile.Content] = []
    for (path, text) in files {
      let path = "\(folder)/\(path)"
      if let slash = path.lastIndex(of: "/") { try made.add(String(path[..<slash])) }
      contents.append(OutputFile.Content(path: path, bytes: Array(text.utf8)))
    }
    do {
      try OutputFile.write(contents)
    } catch {
      made.remove()
      throw .failed(error)
    }
  }

  static let declaration = CommandDeclaration(
    name: "adapters new",
    summary: "write a package with a working adapter module, to begin with",
    operand: "NAME",
    operandValues: .any,
    discussion: [
      "Writes a package with an adapter that makes rows higher, its manifest, a test that loads the built module, and a README "
        + "that says how to build and use it. NAME is in kebab-case, such as tall-rows.",
      "In C it is a folder with a Makefile and a copy of the contract's header, swivel_adapter.h: it needs nothing else of the "
        + "library.",
    ],
    options: [
      OptionDeclaration(
        name: "--kind", value: "KIND", help: "what it is written in: swift or c; swift if not given",
        values: .words(["swift", "c"])),
      OptionDeclaration(
        name: "--path", value: "DIR", help: "the folder to write into, empty or not there yet; NAME if not given",
        values: .folder),
      OptionDeclaration(
        name: "--library", value: "DIR",
        help: "the folder of the library's package; the one that this program was built in if not given",
        values: .folder),
    ],
    examples: [
      "swivel adapters new tall-rows --kind swift --path ../tall-rows", "swivel adapters new tall-rows --kind c",
    ])
}
