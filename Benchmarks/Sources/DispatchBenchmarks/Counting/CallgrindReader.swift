/// Reads the files that callgrind writes of one process, one after another: a function's name stands in the first that has the
/// function, and only its number in the others.
struct CallgrindReader {
  /// What one file says.
  struct Counts: Sendable, Hashable {
    /// The number of instructions.
    var instructions: Double
    /// How often each function was called, by its name.
    var calls: [String: Double]

    /// How often any of some functions was called.
    func calls(of names: [String]) -> Double {
      var sum = 0.0
      for name in names { sum += calls[name] ?? 0 }
      return sum
    }
  }

  private var names: [Substring: String] = [:]

  /// Reads a file.
  ///
  /// - Parameter text: Its contents.
  /// - Returns: `nil` if it has no line that begins with `totals:`.
  mutating func read(_ text: String) -> Counts? {
    var total: Double?
    var calls: [String: Double] = [:]
    var callee: String?
    for line in text.split(separator: "\n") {
      if let value = Self.value(of: "totals: ", in: line) {
        total = Self.number(value)
      } else if let value = Self.value(of: "cfn=", in: line) {
        callee = name(value)
      } else if let value = Self.value(of: "fn=", in: line) {
        _ = name(value)
      } else if let value = Self.value(of: "calls=", in: line), let callee, let count = Self.number(value) {
        calls[callee, default: 0] += count
      }
    }
    return total.map { Counts(instructions: $0, calls: calls) }
  }

  private static func value(of key: String, in line: Substring) -> Substring? {
    line.hasPrefix(key) ? line.dropFirst(key.count) : nil
  }

  private static func number(_ text: Substring) -> Double? {
    text.split(separator: " ").first.flatMap { Double($0) }
  }

  /// The name in `(12) swift_retain`, or that of the number in `(12)`.
  private mutating func name(_ text: Substring) -> String? {
    guard text.hasPrefix("("), let end = text.firstIndex(of: ")") else { return String(text) }
    let number = text[text.index(after: text.startIndex)..<end]
    let name = text[text.index(after: end)...].drop { $0 == " " }
    if !name.isEmpty { names[number] = String(name) }
    return names[number]
  }
}
