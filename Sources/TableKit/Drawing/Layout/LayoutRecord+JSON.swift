import Foundation

extension LayoutRecord {
  /// The record as JSON text, a view a line.
  ///
  /// Keys stand in a fixed order, and those without a value are left out. Numbers are rounded to a millionth; whole ones are
  /// written without a point. Points and sizes are arrays of two, rectangles of four (x, y, width, height), transforms of
  /// six (a, b, c, d, tx, ty).
  public var json: String {
    var members = ["\"size\": \(Self.array(size.width, size.height))"]
    if let contentOffset { members.append("\"contentOffset\": \(Self.array(contentOffset.x, contentOffset.y))") }
    if let contentSize { members.append("\"contentSize\": \(Self.array(contentSize.width, contentSize.height))") }
    if entries.isEmpty {
      members.append("\"views\": []")
    } else {
      let lines = entries.map { "    " + Self.object($0) }
      members.append("\"views\": [\n\(lines.joined(separator: ",\n"))\n  ]")
    }
    return "{\n  \(members.joined(separator: ",\n  "))\n}\n"
  }

  private static func object(_ entry: Entry) -> String {
    var members = ["\"kind\": \(string(entry.kind.rawValue))"]
    if let section = entry.section { members.append("\"section\": \(section)") }
    if let row = entry.row { members.append("\"row\": \(row)") }
    let rect = entry.rect
    members.append("\"rect\": \(array(rect.minX, rect.minY, rect.width, rect.height))")
    members.append("\"transform\": \(array(entry.transform))")
    members.append("\"contentTransform\": \(array(entry.contentTransform))")
    if let text = entry.text { members.append("\"text\": \(string(text))") }
    if let reuseIdentifier = entry.reuseIdentifier { members.append("\"reuse\": \(string(reuseIdentifier))") }
    return "{\(members.joined(separator: ", "))}"
  }

  private static func array(_ transform: CGAffineTransform) -> String {
    array(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
  }

  private static func array(_ numbers: CGFloat...) -> String {
    "[\(numbers.map(number).joined(separator: ", "))]"
  }

  /// A number as JSON has it; `null` for one that is not finite.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "null" }
    // Beyond a billion a millionth is less than what the number's own precision leaves.
    let rounded = abs(value) < 1e9 ? (value * 1e6).rounded() / 1e6 : value
    if let whole = Int(exactly: rounded), abs(whole) < 1_000_000_000_000_000 { return String(whole) }
    return "\(Double(rounded))"
  }

  /// A text as JSON has it.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
