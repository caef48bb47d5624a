import SwiftSyntax

/// The comment with which a source says that something is meant to be as it is.
internal enum IgnoreMark {
  /// What the comment begins with; a reason may follow.
  internal static let text = "swivel-lint-ignore"

  /// Whether the comment stands before the declaration that a node is in, or before one around it.
  internal static func covers(_ node: Syntax) -> Bool {
    var place: Syntax? = node
    while let current = place {
      if current.is(DeclSyntax.self), current.leadingTrivia.contains(where: isMark) { return true }
      place = current.parent
    }
    return false
  }

  private static func isMark(_ piece: TriviaPiece) -> Bool {
    switch piece {
    case .lineComment(let comment), .docLineComment(let comment), .blockComment(let comment),
      .docBlockComment(let comment):
      comment.drop { $0 == "/" || $0 == "*" || $0.isWhitespace }.hasPrefix(text)
    default: false
    }
  }
}
