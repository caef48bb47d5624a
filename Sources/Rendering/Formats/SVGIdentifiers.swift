/// Numbers the identifiers in an SVG file anew, in the order in which they appear.
///
/// cairo names surfaces by a number that goes up with each surface of the whole process, so that the same picture would have
/// other bytes each time.
struct SVGIdentifiers {
  private var numbers: [ArraySlice<UInt8>: Int] = [:]
  private var counts: [ArraySlice<UInt8>: Int] = [:]

  /// The file with its identifiers renamed, where they stand for something and where they are referred to.
  ///
  /// - Parameter file: A file as cairo writes it: identifiers stand behind ` id="` or `#`, and neither is part of a text.
  /// - Complexity: O(*n*) for *n* bytes.
  static func renumbered(_ file: [UInt8]) -> [UInt8] {
    var identifiers = SVGIdentifiers()
    var result: [UInt8] = []
    result.reserveCapacity(file.count)
    var copied = 0
    var position = 0
    while let start = startOfIdentifier(in: file, from: position) {
      position = start
      guard let (prefixEnd, end) = numberedIdentifier(in: file, at: start) else { continue }
      result += file[copied..<prefixEnd]
      result += String(identifiers.number(of: file[start..<end], prefix: file[start..<prefixEnd])).utf8
      copied = end
      position = end
    }
    return result + file[copied...]
  }

  private mutating func number(of identifier: ArraySlice<UInt8>, prefix: ArraySlice<UInt8>) -> Int {
    if let number = numbers[identifier] { return number }
    let number = counts[prefix, default: 0]
    counts[prefix] = number + 1
    numbers[identifier] = number
    return number
  }

  /// The place behind the next ` id="` or `#`.
  private static func startOfIdentifier(in file: [UInt8], from start: Int) -> Int? {
    for index in start..<file.count {
      switch file[index] {
      case UInt8(ascii: "#"):
        return index + 1
      case UInt8(ascii: "\""):
        if index >= 4, file[index - 4..<index].elementsEqual(" id=".utf8) { return index + 1 }
      default:
        continue
      }
    }
    return nil
  }

  /// Where an identifier's digits begin and end, if it is made of letters and then digits.
  private static func numberedIdentifier(in file: [UInt8], at start: Int) -> (prefixEnd: Int, end: Int)? {
    var prefixEnd = start
    while prefixEnd < file.count, file[prefixEnd] == UInt8(ascii: "-") || isLetter(file[prefixEnd]) { prefixEnd += 1 }
    var end = prefixEnd
    while end < file.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(file[end]) { end += 1 }
    guard prefixEnd > start, end > prefixEnd, end < file.count,
      file[end] == UInt8(ascii: "\"") || file[end] == UInt8(ascii: ")")
    else { return nil }
    return (prefixEnd, end)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
