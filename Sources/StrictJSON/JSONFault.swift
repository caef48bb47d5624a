/// Why a text is not what it should be: the JSON path of what is wrong, the problem, and where in the text that is.
package struct JSONFault: Error, Hashable {
  package let jsonPath: String
  /// What is wrong, without the place in the text.
  package let problem: String
  /// Where the text stops being JSON; `nil` if it is JSON, but not what was expected.
  package let position: JSONPosition?

  package init(jsonPath: String, reason problem: String, position: JSONPosition? = nil) {
    self.jsonPath = jsonPath
    self.problem = problem
    self.position = position
  }

  /// What is wrong, with the line if that is known.
  package var reason: String {
    position.map { "line \($0.line): \(problem)" } ?? problem
  }
}
