import StrictJSON

/// What a manifest says of one key of an adapter's configuration.
public struct ManifestConfigurationKey: Sendable, Hashable, Encodable {
  /// What a value is.
  public enum ValueType: String, Sendable, Hashable, Encodable, CaseIterable {
    /// Any text.
    case string
    /// A finite number.
    case number
    /// `true` or `false`.
    case flag
  }

  /// A value of one of the types.
  public enum Value: Sendable, Hashable {
    case string(String)
    case number(Double)
    case flag(Bool)
  }

  /// What the key's value is.
  public var type: ValueType
  /// The value that counts where the user gives none; `nil` if leaving the key out means something that no value says, or if
  /// the user has to give it.
  public var defaultValue: Value?
  /// What the key is for, in one line.
  public var summary: String?

  /// Makes a description of a key.
  public init(type: ValueType, defaultValue: Value? = nil, summary: String? = nil) {
    self.type = type
    self.defaultValue = defaultValue
    self.summary = summary
  }

  /// Reads a description.
  init(_ json: JSONReader) throws(JSONFault) {
    type = try json.required(CodingKeys.type.rawValue).word(of: ValueType.self)
    if let value = try json.optional(CodingKeys.defaultValue.rawValue) {
      defaultValue =
        switch type {
        case .string: .string(try value.text)
        case .number: .number(try value.number)
        case .flag: .flag(try value.flag)
        }
    }
    summary = try json.optional(CodingKeys.summary.rawValue)?.text
  }

  /// Writes the description.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type, forKey: .type)
    switch defaultValue {
    case .string(let text): try container.encode(text, forKey: .defaultValue)
    case .number(let number): try container.encode(number, forKey: .defaultValue)
    case .flag(let flag): try container.encode(flag, forKey: .defaultValue)
    case nil: break
    }
    try container.encodeIfPresent(summary, forKey: .summary)
  }

  enum CodingKeys: String, CodingKey, CaseIterable {
    case type
    case defaultValue = "default"
    case summary
  }
}

extension ManifestConfigurationKey.Value: CustomStringConvertible {
  /// The value as a user types it.
  public var description: String {
    switch self {
    case .string(let text): text
    case .number(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .flag(let flag): "\(flag)"
    }
  }
}
