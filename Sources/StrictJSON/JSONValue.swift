/// A JSON text, read strictly by RFC 8259: the whole of it is JSON in UTF-8, and no object has a key twice.
///
/// Foundation's decoder looks at nothing that it need not decode, guesses other encodings, and takes one of two values of a
/// key, so what it makes of a text is no proof that the text is JSON. It also takes longer than all checks of a module.
package enum JSONValue: Hashable, Sendable {
  case object(JSONObject)
  case list([JSONValue])
  case text(String)
  /// A number as it is written.
  case number(String)
  case flag(Bool)
  case null

  /// How deep values may lie in one another.
  package static let greatestDepth = 100

  /// Reads a text.
  ///
  /// - Throws: Where the text stops being JSON, or has a key twice.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(_ json: [UInt8]) throws(JSONFault) {
    var scanner = try JSONScanner(json)
    self = try scanner.text()
  }

  /// The keys of an object, in alphabetical order; none if it is no object.
  package var keys: [String] {
    (members ?? []).map(\.key).sorted()
  }

  /// The members of an object, in the order of the text; `nil` if this is no object.
  package var members: [JSONObject.Member]? {
    if case .object(let object) = self { object.members } else { nil }
  }

  /// The value of a key; `nil` if this is no object, or has no such key.
  package subscript(key: String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }
}
