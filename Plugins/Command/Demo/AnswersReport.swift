import Arguments
import Interposing

/// Who answers what a table asks, set for a screen: a line for each requirement that somebody answers, the others together.
struct AnswersReport {
  /// The lines.
  let lines: [String]

  /// Sets a report.
  ///
  /// - Parameter answers: What the table's chain says of itself.
  init(_ answers: [Answer]) {
    let implemented = answers.filter(\.isImplemented)
    let column = (implemented.map(\.requirement.key.count).max() ?? 0) + 2
    var lines = implemented.map { answer in
      answer.requirement.key.padding(toLength: column, withPad: " ", startingAt: 0) + answer.path
    }
    // What nobody answers goes together, by protocol.
    var protocols: [String] = []
    var keys: [String: [String]] = [:]
    for answer in answers where !answer.isImplemented {
      let title = "\(answer.requirement.protocolName) \(answer.path)"
      if keys[title] == nil { protocols.append(title) }
      keys[title, default: []].append(answer.requirement.key)
    }
    for title in protocols {
      let names = keys[title] ?? []
      lines += TextColumns.wrap("\(title): \(names.joined(separator: ", "))", width: TextColumns.width - 2)
    }
    self.lines = lines
  }
}
