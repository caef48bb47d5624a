import SwiftParser

extension String {
  /// The name with its first word in lower case: `TableView` → `tableView`, `URLSession` → `urlSession`, `URL` → `url`.
  ///
  /// A run of capitals is one word, but for its last letter if a lower-case letter follows, which begins the next word.
  internal var lowerCamelCased: String {
    let capitals = prefix { $0.isUppercase }.count
    guard capitals > 0 else { return self }
    let rest = dropFirst(capitals)
    let lowered = capitals > 1 && rest.first?.isLowercase == true ? capitals - 1 : capitals
    return prefix(lowered).lowercased() + dropFirst(lowered)
  }

  /// The name with its first letter in upper case, as it stands behind another word: `heightForRowAt` → `HeightForRowAt`.
  internal var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The name without the backticks that let a keyword be a name.
  internal var withoutBackticks: String {
    count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }

  /// The name as it must be written where it is used as a variable: in backticks where it is a keyword.
  internal var asVariable: String { isValidSwiftIdentifier(for: .variableName) ? self : "`\(self)`" }

  /// The name as it must be written where it is a member after a dot: few keywords need backticks there.
  internal var asMember: String { isValidSwiftIdentifier(for: .memberAccess) ? self : "`\(self)`" }

  /// The name as it must be written where it is a property of the witness that is being written: behind `self` where the
  /// generated code has a variable of that name.
  internal var asOwnProperty: String {
    let variables = [
      "all", "answer", "arguments", "chain", "changed", "conformer", "decided", "first", "handler", "lease", "next",
      "other",
      "position",
      "rule", "second", "target", "template", "value",
    ]
    // A variable that would have a parameter's name gets a number.
    let name = reversed().drop { $0.isNumber }.reversed()
    return variables.contains(String(name)) ? "self.\(asMember)" : asVariable
  }

  /// The name as it must be written where it is an argument's label.
  internal var asLabel: String {
    let needsBackticks = ["inout", "var", "let"].contains(self) || !(asMember == self || asVariable == self)
    return needsBackticks && self != "_" ? "`\(self)`" : self
  }

  /// The text as a string literal.
  internal var asLiteral: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

extension Array<String> {
  /// The words as one name in camel case: `commit`, `forRowAt` → `commitForRowAt`.
  internal var camelCaseJoined: String {
    guard let first else { return "" }
    return first.lowerCamelCased + dropFirst().map(\.capitalizedFirst).joined()
  }
}
