import Foundation
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A parsed source file.
internal struct SourceFile {
  /// The file as it was named by the user.
  internal let path: String
  internal let tree: SourceFileSyntax
  /// The module whose interface this is; `nil` for a file.
  internal let module: String?
  private let converter: SourceLocationConverter

  /// The name of the file without its folders.
  internal var name: String { (path as NSString).lastPathComponent }

  /// Parses a source.
  ///
  /// - Parameters:
  ///   - path: The file as it was named by the user.
  ///   - source: Its text.
  internal init(path: String, source: String) {
    self.path = path
    module = nil
    tree = Parser.parse(source: source)
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// Parses the interface of a built module. It is named `module NAME`.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - interface: Its interface.
  internal init(module: String, interface: ModuleInterface) {
    path = "module \(module)"
    self.module = module
    tree = Parser.parse(source: interface.text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// Reads and parses a file.
  ///
  /// - Parameter path: The file.
  /// - Throws: ``SourceToolsError/failure(what:why:)`` if it cannot be read or is not UTF-8.
  internal init(path: String) throws(SourceToolsError) {
    self.init(path: path, source: try Self.text(of: path))
  }

  /// The text of a file.
  ///
  /// - Parameter path: The file.
  /// - Throws: ``SourceToolsError/failure(what:why:)`` if it cannot be read or is not UTF-8.
  internal static func text(of path: String) throws(SourceToolsError) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .failure(what: path, why: "no such file")
    }
    guard !isFolder.boolValue else { throw .failure(what: path, why: "is a folder, not a file") }
    // A pipe might be waited for without an end, and a device have none.
    var information = stat()
    guard stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
      throw .failure(what: path, why: "is a pipe or a device, not a file")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .failure(what: path, why: "cannot be read; check its permissions")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .failure(what: path, why: "is not UTF-8 text")
    }
    return text
  }

  /// What the parser found wrong.
  internal var syntaxErrors: [Diagnostic] {
    // What the compiler prints is not all meant to be parsed: there are no bodies.
    guard tree.hasError, module == nil else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .map { diagnostic($0.message, at: $0.position) }
  }

  /// A diagnostic at a node, where its text begins.
  internal func diagnostic(_ message: String, at node: some SyntaxProtocol) -> Diagnostic {
    diagnostic(message, at: node.positionAfterSkippingLeadingTrivia)
  }

  private func diagnostic(_ message: String, at position: AbsolutePosition) -> Diagnostic {
    let location = converter.location(for: position)
    return Diagnostic(file: path, line: location.line, column: location.column, message: message)
  }
}
