import Foundation
import Testing

@testable import SourceTools

/// Sources, and what is to be found in them: a mark `▸` stands before each place.
struct LintCase: Sendable, CustomTestStringConvertible {
  /// What stands at a mark: a part of the message, and the whole replacement.
  struct Expectation: Sendable {
    let message: String
    let replacement: String
  }

  let name: String
  /// The sources by their paths.
  let files: [String: String]
  /// A source of protocols to know.
  let protocols: String?
  /// The expectations in the order of the marks, files in the order of their paths.
  let expectations: [Expectation]

  /// A case in one file.
  init(_ name: String, _ source: String, protocols: String? = nil, finds expectations: (String, String)...) {
    self.init(name, files: ["App.swift": source], protocols: protocols, expectations: expectations)
  }

  /// A case in several files.
  init(
    _ name: String, files: [String: String], protocols: String? = nil, finds expectations: (String, String)...
  ) {
    self.init(name, files: files, protocols: protocols, expectations: expectations)
  }

  private init(
    _ name: String, files: [String: String], protocols: String?, expectations: [(String, String)]
  ) {
    self.name = name
    self.files = files
    self.protocols = protocols
    self.expectations = expectations.map { Expectation(message: $0.0, replacement: $0.1) }
  }

  var testDescription: String { name }

  /// The marks' places.
  var places: [String] {
    files.sorted { $0.key < $1.key }.flatMap { path, marked in
      let parts = marked.split(separator: "▸", omittingEmptySubsequences: false)
      var before = ""
      return parts.dropLast().map { part in
        before += part
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
        return "\(path):\(lines.count):\((lines.last ?? "").utf8.count + 1)"
      }
    }
  }

  /// What the lint finds.
  var findings: [LintFinding] {
    var linted = files.sorted { $0.key < $1.key }.map { path, marked in
      LintedFile(
        SourceFile(path: path, source: marked.filter { $0 != "▸" }), role: .linted,
        location: URL(fileURLWithPath: "/nowhere/\(path)"))
    }
    if let protocols {
      linted.append(
        LintedFile(
          SourceFile(path: "Protocols.swift", source: protocols), role: .given,
          location: URL(fileURLWithPath: "/elsewhere/Protocols.swift")))
    }
    return Linter(linted + [LibrarySources.stock]).findings()
  }
}
