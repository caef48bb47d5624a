/// A JSON value with the place it stands at, taken for what it should be.
package struct JSONReader {
  package let value: JSONValue
  package let jsonPath: String

  /// The outermost value of a text.
  package init(_ value: JSONValue) {
    self.init(value, at: "$")
  }

  private init(_ value: JSONValue, at jsonPath: String) {
    self.value = value
    self.jsonPath = jsonPath
  }

  /// The value of a key that may be left out. `null` is not as good as leaving it out: it is a value of the wrong type.
  ///
  /// - Throws: If this is no object.
  package func optional(_ key: String) throws(JSONFault) -> JSONReader? {
    guard case .object(let object) = value else { throw fault("an object") }
    return object[key].map { JSONReader($0, at: "\(jsonPath).\(key)") }
  }

  /// The value of a key.
  ///
  /// - Throws: If this is no object, or has no such key.
  package func required(_ key: String) throws(JSONFault) -> JSONReader {
    guard let reader = try optional(key) else {
      throw JSONFault(jsonPath: "\(jsonPath).\(key)", reason: "it is missing")
    }
    return reader
  }

  /// The members of an object, in alphabetical order.
  package var members: [(key: String, value: JSONReader)] {
    get throws(JSONFault) {
      guard case .object(let object) = value else { throw fault("an object") }
      return object.members.sorted { $0.key < $1.key }
        .map { ($0.key, JSONReader($0.value, at: "\(jsonPath).\($0.key)")) }
    }
  }

  package var text: String {
    get throws(JSONFault) {
      guard case .text(let text) = value else { throw fault("a text") }
      return text
    }
  }

  /// A list of texts.
  package var texts: [String] {
    get throws(JSONFault) {
      guard case .list(let values) = value else { throw fault("a list") }
      var texts: [String] = []
      for (index, value) in values.enumerated() {
        texts.append(try JSONReader(value, at: "\(jsonPath)[\(index)]").text)
      }
      return texts
    }
  }

  /// A number that a `Double` can hold.
  package var number: Double {
    get throws(JSONFault) {
      guard case .number(let text) = value, let number = Double(text), number.isFinite else { throw fault("a number") }
      return number
    }
  }

  /// A number without a fraction, however it is written.
  package var wholeNumber: Int {
    get throws(JSONFault) {
      guard case .number(let text) = value, let number = Int(text) ?? Double(text).flatMap({ Int(exactly: $0) }) else {
        throw fault("a whole number")
      }
      return number
    }
  }

  package var flag: Bool {
    get throws(JSONFault) {
      guard case .flag(let flag) = value else { throw fault("true or false") }
      return flag
    }
  }

  /// One of some words.
  package func word<Word: RawRepresentable<String> & CaseIterable>(of type: Word.Type) throws(JSONFault) -> Word {
    guard let word = Word(rawValue: try text) else {
      throw fault(Word.allCases.map(\.rawValue).joined(separator: " or "))
    }
    return word
  }

  /// What is wrong with a value that should be something else.
  package func fault(_ expected: String) -> JSONFault {
    JSONFault(jsonPath: jsonPath, reason: "expected \(expected)")
  }
}
