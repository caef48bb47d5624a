/// Why the program ends without having done what it was asked.
package struct CommandFailure: Error, Hashable {
  /// What failed.
  package let what: String
  /// Why, and what to do.
  package let why: String
  /// The process's exit status: 2 where it was called wrongly, else 1.
  package let status: Int32

  /// The program was called in a way that it does not understand.
  package static func usage(_ what: String, _ why: String) -> CommandFailure {
    CommandFailure(what: what, why: why, status: 2)
  }

  /// What was asked could not be done.
  package static func failed(_ what: String, _ why: String) -> CommandFailure {
    CommandFailure(what: what, why: why, status: 1)
  }

  /// What was asked could not be done: an error of the library, whose description says what and why in one line.
  package static func failed(_ error: any Error & CustomStringConvertible) -> CommandFailure {
    CommandFailure(what: error.description, why: "", status: 1)
  }

  /// `WHAT: WHY` on one line, whatever the user's file names and arguments bring into it.
  package var line: String {
    let text = why.isEmpty ? what : "\(what): \(why)"
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
