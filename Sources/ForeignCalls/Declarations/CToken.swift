/// A word, number or sign of a declaration, with its place in the text.
struct CToken {
  enum Kind: Hashable {
    case word(String)
    case number(String)
    /// One of `* ( ) { } [ ] , ; :`.
    case sign(Character)
    case ellipsis
    case end
  }

  let kind: Kind
  /// Bytes of UTF-8 from the text's beginning.
  let offset: Int

  /// The token in messages.
  var description: String {
    switch kind {
    case .word(let text), .number(let text): "‘\(text.declarationOnOneLine)’"
    case .sign(let sign): "‘\(sign)’"
    case .ellipsis: "‘...’"
    case .end: "the end"
    }
  }
}
