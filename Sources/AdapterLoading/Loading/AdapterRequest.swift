import Interposing

/// An adapter that a user asks for, with what the user sets: `NAME` or `NAME:key=value,key=value`.
///
/// A backslash before any character of a value takes that character as it is: `title=a\,b`.
public struct AdapterRequest: Sendable, Hashable {
  /// The adapter's name.
  public var name: String
  /// What the user set, by key.
  public var values: [String: String]

  /// Makes a request.
  public init(name: String, values: [String: String] = [:]) {
    self.name = name
    self.values = values
  }

  /// Whether a text can be an adapter's name: words of the letters a to z and of digits, joined by single hyphens, beginning
  /// with a letter.
  public static func isName(_ text: String) -> Bool {
    AdapterName.isWellFormed(text)
  }

  /// Reads a request as a user types it.
  ///
  /// - Throws: `.invalidRequest` if a setting has no `=`, no key, or a key that was set before, or if it ends in the
  ///   midst of an escape. Whether there is such an
  ///   adapter is not asked here.
  public init(parsing text: String) throws(AdapterLoadingError) {
    guard let colon = text.firstIndex(of: ":") else {
      self.init(name: text)
      return
    }
    self.init(name: String(text[..<colon]))
    let rest = text[text.index(after: colon)...]
    guard rest.reversed().prefix(while: { $0 == "\\" }).count.isMultiple(of: 2) else {
      throw .invalidRequest(text, reason: "nothing follows the last backslash")
    }
    for setting in Self.settings(in: rest) {
      guard let value = setting.value else {
        throw .invalidRequest(text, reason: "\(setting.key.quotedOnOneLine) has no =")
      }
      guard !setting.key.isEmpty else { throw .invalidRequest(text, reason: "a setting has no key") }
      guard values.updateValue(value, forKey: setting.key) == nil else {
        throw .invalidRequest(text, reason: "\(setting.key.quotedOnOneLine) is set twice")
      }
    }
  }

  /// Splits at commas, and each part at its first `=`.
  private static func settings(in text: Substring) -> [(key: String, value: String?)] {
    var settings: [(key: String, value: String?)] = [("", nil)]
    var isEscaped = false
    for character in text {
      let last = settings.count - 1
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
        continue
      } else if character == "," {
        settings.append(("", nil))
        continue
      } else if character == "=", settings[last].value == nil {
        settings[last].value = ""
        continue
      }
      if settings[last].value == nil {
        settings[last].key.append(character)
      } else {
        settings[last].value?.append(character)
      }
    }
    return settings
  }
}
