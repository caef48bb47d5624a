import Foundation

/// A line of `swivel show --log`, read as any tool would read it.
struct LogLine: Decodable, Hashable {
  let event: String?
  let x: Double?
  let y: Double?
  let finger: Int?
  let name: String?
  let on: Bool?
  let requirement: String?
  let arguments: [String?]?
  let result: String?
  let layer: String?

  /// The lines of a log, but for one that is still being written.
  static func lines(of text: String) throws -> [LogLine] {
    let decoder = JSONDecoder()
    let whole = text.lastIndex(of: "\n").map { text[..<$0] } ?? ""
    return try whole.split(separator: "\n").map { try decoder.decode(LogLine.self, from: Data($0.utf8)) }
  }
}
