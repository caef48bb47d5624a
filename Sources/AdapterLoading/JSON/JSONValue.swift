/// A JSON text, read strictly by RFC 8259: the whole of it is JSON in UTF-8, and no object has a key twice.
///
/// Foundation's decoder looks at nothing that it need not decode, guesses other encodings, and takes one of two values of a
/// key, so what it makes of a text is no proof that the text is JSON. It also takes longer than all checks of a module.
enum JSONValue: Hashable {
  case object([String: JSONValue])
  case list([JSONValue])
  case text(String)
  /// A number as it is written.
  case number(String)
  case flag(Bool)
  case null

  /// How deep values may lie in one another.
  static let greatestDepth = 100

  /// Reads a text.
  ///
  /// - Throws: Where the text stops being JSON, or has a key twice.
  /// - Complexity: O(*n*) in the number of bytes.
  init(_ json: [UInt8]) throws(JSONFault) {
    guard String(validating: json, as: UTF8.self) != nil else {
      throw JSONFault(jsonPath: "$", reason: "it is not text in UTF-8")
    }
    var scanner = JSONScanner(json)
    self = try scanner.text()
  }

  /// The keys of an object, in alphabetical order; none if it is no object.
  var keys: [String] { (members ?? [:]).keys.sorted() }

  /// The values of an object's keys; `nil` if this is no object.
  var members: [String: JSONValue]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The value of a key; `nil` if this is no object, or has no such key.
  subscript(key: String) -> JSONValue? { members?[key] }
}

/// Why a text is not what it should be: the JSON path of what is wrong, and the reason.
struct JSONFault: Error, Hashable {
  let jsonPath: String
  let reason: String

  init(jsonPath: String, reason: String) {
    self.jsonPath = jsonPath
    self.reason = reason
  }
}
