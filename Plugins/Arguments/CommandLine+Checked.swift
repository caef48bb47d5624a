import Foundation

extension CommandLine {
  /// The arguments behind the program's name.
  ///
  /// - Throws: That one is not UTF-8. It would be read as another text, and so a file of another name be read or written.
  package static func checkedArguments() throws(CommandFailure) -> [String] {
    let texts = Array(arguments.dropFirst())
    for (index, text) in texts.enumerated() {
      // The system keeps the arguments, each with a zero at its end, as long as the process lives.
      guard let bytes = unsafeArgv[index + 1], String(validatingCString: bytes) == nil else { continue }
      throw .usage("argument \(index + 1)", "it is not UTF-8: \(text)")
    }
    return texts
  }
}
