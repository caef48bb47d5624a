import Foundation

/// A source file and its part in a run of the lint.
internal final class LintedFile {
  /// What a file is read for.
  internal enum Role {
    /// The user asked for findings in it.
    case linted
    /// The user named it for the protocols in it.
    case given
    /// It belongs to the library, and tells what the library's names stand for.
    case library
  }

  internal let source: SourceFile
  internal let role: Role
  /// What the parser found wrong in it.
  internal let syntaxErrors: [Diagnostic]
  /// Whether the protocols in it are known although they say nothing of failures.
  internal let isGiven: Bool
  /// Where it lies, links resolved; `nil` for text that is no file.
  internal let location: URL?
  /// The folders that lead to it, the outermost first; empty for text that is no file.
  internal let folders: [String]

  /// Makes a file.
  ///
  /// - Parameters:
  ///   - source: The parsed source.
  ///   - role: What it is read for.
  ///   - isGiven: Whether the user named it for its protocols, besides what else it is read for.
  ///   - location: Where it lies, links resolved; `nil` for text that is no file.
  internal init(_ source: SourceFile, role: Role, isGiven: Bool = false, location: URL? = nil) {
    self.source = source
    self.role = role
    syntaxErrors = source.syntaxErrors
    self.isGiven = isGiven || role == .given
    self.location = location
    folders = location?.deletingLastPathComponent().pathComponents ?? []
  }

  /// How many of the outermost folders two files share: the more, the likelier they belong to one module.
  internal func nearness(to other: LintedFile) -> Int {
    zip(folders, other.folders).prefix { $0 == $1 }.count
  }
}
