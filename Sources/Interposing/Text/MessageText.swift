extension String {
  /// The text with its control characters written as escapes (`\n`, `\u{7}`), so that a message stays on one line whatever
  /// a user's file, folder or module brings into it.
  package var onOneLine: String {
    guard unicodeScalars.contains(where: \.breaksLine) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.breaksLine { result += scalar.escaped(asASCII: true) } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// The text in quotation marks and on one line; cut after 60 characters.
  package var quotedOnOneLine: String {
    let longest = 60
    let beginning = prefix(longest + 1)
    let shown = beginning.count > longest ? beginning.dropLast() + "…" : beginning
    return "“\(String(shown).onOneLine)”"
  }
}

extension Unicode.Scalar {
  fileprivate var breaksLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
