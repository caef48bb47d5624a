import Foundation

extension JSONValue {
  /// The value as JSON without blanks, numbers as they were written.
  package var json: String {
    switch self {
    case .object(let object):
      "{" + object.members.map { "\(Self.quoted($0.key)):\($0.value.json)" }.joined(separator: ",") + "}"
    case .list(let values): "[" + values.map(\.json).joined(separator: ",") + "]"
    case .text(let text): Self.quoted(text)
    case .number(let number): number
    case .flag(let flag): "\(flag)"
    case .null: "null"
    }
  }

  private static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // Any text can be encoded.
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
