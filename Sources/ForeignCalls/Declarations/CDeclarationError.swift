/// Why a text is no declaration that can be used, and where in it.
///
/// ```
/// int f(int, strutc point): column 12: unknown type ‘strutc’: declare it in CTypeNames, or use a pointer to it
/// ```
public struct CDeclarationError: Error, Hashable, Sendable {
  /// What is wrong.
  public let problem: CDeclarationProblem
  /// The text as it was given.
  public let text: String
  /// Where the problem stands, in bytes of UTF-8 from the text's beginning, counted from 0.
  public let offset: Int

  init(_ problem: CDeclarationProblem, in text: String, at offset: Int) {
    self.problem = problem
    self.text = text
    self.offset = offset
  }

  /// The line with the problem, counted from 1.
  ///
  /// - Complexity: O(*n*) for *n* bytes before the problem.
  public var line: Int {
    1 + text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") }
  }

  /// Where the problem stands in its line, in characters, counted from 1.
  ///
  /// - Complexity: O(*n*) for *n* bytes before the problem.
  public var column: Int {
    let before = text.utf8.prefix(offset)
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { before.index(after: $0) } ?? before.startIndex
    return 1 + String(decoding: before[lineStart...], as: UTF8.self).count
  }
}

extension CDeclarationError: CustomStringConvertible {
  /// One line: the declaration, the place in it, what is wrong and what to do.
  public var description: String {
    let isOneLine = !text.utf8.contains(UInt8(ascii: "\n"))
    let place = isOneLine ? "column \(column)" : "line \(line), column \(column)"
    return "\(text.declarationOnOneLine): \(place): \(problem)"
  }
}

extension String {
  /// The text with line breaks and other blanks as single spaces, and cut behind 80 characters.
  var declarationOnOneLine: String {
    let longest = 80
    var result = ""
    for character in self {
      if character.isWhitespace || character.isNewline {
        if !result.isEmpty, result.last != " " { result.append(" ") }
      } else if character.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
        result.append("�")
      } else {
        result.append(character)
      }
      if result.count > longest { return result.prefix(longest) + "…" }
    }
    return result.last == " " ? String(result.dropLast()) : result
  }
}
