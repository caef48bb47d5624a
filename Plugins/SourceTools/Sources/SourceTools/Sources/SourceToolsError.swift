/// Why a tool gave up.
public enum SourceToolsError: Error, Hashable {
  /// What was typed makes no sense.
  case usage(String)
  /// Something besides the source is wrong: `what` failed because of `why`.
  case failure(what: String, why: String)
  /// The source cannot be used as it is.
  case source([Diagnostic])
}

extension SourceToolsError: CustomStringConvertible {
  /// One line for each thing that is wrong.
  public var description: String {
    switch self {
    case .usage(let why): Self.line("swivel: \(why)")
    case .failure(let what, let why): Self.line("swivel: \(what): \(why)")
    case .source(let diagnostics): diagnostics.sorted().map(\.description).joined(separator: "\n")
    }
  }

  /// A text on one line, whatever the user's paths bring into it.
  private static func line(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: line += scalar.escaped(asASCII: true)
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
