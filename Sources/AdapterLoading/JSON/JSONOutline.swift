/// The keys of a JSON text, read strictly by RFC 8259: the whole of it is JSON in UTF-8, and no object has a key twice.
///
/// Foundation's decoder looks at nothing that it need not decode, guesses other encodings, and takes one of two values of a
/// key, so what it makes of a text is no proof that the text is JSON.
struct JSONOutline: Hashable {
  /// The values of an object's keys; `nil` if this is no object.
  let members: [String: JSONOutline]?

  /// How deep values may lie in one another.
  static let greatestDepth = 100

  /// Reads a text.
  ///
  /// - Throws: Where the text stops being JSON, or has a key twice.
  /// - Complexity: O(*n*) in the number of bytes.
  init(_ json: [UInt8]) throws(AdapterManifest.Fault) {
    guard String(validating: json, as: UTF8.self) != nil else {
      throw AdapterManifest.Fault(jsonPath: "$", reason: "it is not text in UTF-8")
    }
    var scanner = JSONScanner(json)
    self = try scanner.text()
  }

  init(members: [String: JSONOutline]?) {
    self.members = members
  }

  /// The keys of an object, in alphabetical order; none if it is no object.
  var keys: [String] { (members ?? [:]).keys.sorted() }

  /// The value of a key.
  subscript(key: String) -> JSONOutline? { members?[key] }
}
