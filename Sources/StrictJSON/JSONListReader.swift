/// Reads a text that is a list, one element at a time: a list of any length takes no more memory than its text and one element.
package struct JSONListReader {
  /// An element with the place of its first byte.
  package struct Element {
    package let value: JSONValue
    package let offset: Int
  }

  private var scanner: JSONScanner
  private var count = 0

  /// Begins to read.
  ///
  /// - Throws: That the text is no list.
  package init(_ json: [UInt8]) throws(JSONFault) {
    scanner = try JSONScanner(json)
    try scanner.beginList()
  }

  /// The next element; `nil` behind the last one. It is called until then, or until it throws.
  ///
  /// - Throws: Where the text stops being JSON, or has a key twice.
  package mutating func next() throws(JSONFault) -> Element? {
    guard let (value, start) = try scanner.element(count) else { return nil }
    count += 1
    return Element(value: value, offset: start)
  }

  /// Where a byte stands.
  ///
  /// - Complexity: O(*n*) for *n* bytes before it.
  package func position(of offset: Int) -> JSONPosition {
    scanner.place(of: offset)
  }
}
