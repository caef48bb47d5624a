import Arguments

/// The files that a command was asked to write.
package enum OutputPaths {
  /// Whether two paths lead to the same file, by links too.
  package static func areSame(_ first: String, _ second: String) -> Bool { FileIdentity.areSame(first, second) }

  /// Checks that no file is written over: the input, or one by another.
  ///
  /// - Parameters:
  ///   - outputs: The options that name files, with the paths as far as they are given.
  ///   - input: The path of the file that is read; `nil` for none.
  /// - Throws: Which are the same, as wrong use.
  package static func check(
    _ outputs: [(option: String, path: String?)], input: String?, of arguments: ParsedArguments
  ) throws(CommandFailure) {
    var earlier: [(option: String, path: String)] = []
    for (option, path) in outputs {
      guard let path else { continue }
      if let input, areSame(path, input) {
        throw arguments.failure("\(path) is the input; write to another file")
      }
      for other in earlier where areSame(path, other.path) {
        throw arguments.failure("\(other.option) and \(option) name the same file")
      }
      earlier.append((option, path))
    }
  }
}
