import Interposing
import StrictJSON

/// A user's settings for adapters, in a JSON file: `swivel/adapters.json` in `$XDG_CONFIG_HOME`, or else in `~/.config`.
///
/// ```json
/// {
///   "enable": ["row-scale"],
///   "disable": ["rotated-*"],
///   "configuration": { "row-scale": { "factor": 1.5 } }
/// }
/// ```
///
/// All keys may be left out. `enable` and `disable` hold patterns. What `configuration` sets counts for an adapter however
/// it came to be enabled, and a program's own setting of the same key counts more.
public struct AdapterSettingsFile: Sendable, Hashable {
  /// The path of the file; `nil` if there is none.
  public let path: String?
  /// The adapters that are in, if neither the environment nor the program says otherwise.
  public let enabled: [NamePattern]
  /// The adapters that are out, if neither the environment nor the program says otherwise.
  public let disabled: [NamePattern]
  /// What is set for each adapter, by key.
  public let configuration: [String: [String: String]]
  /// What is odd about the file without being wrong.
  public let warnings: [AdapterLoadingWarning]

  /// No settings.
  public static let none = AdapterSettingsFile()

  /// Where this process's user has the file.
  public static var standardPath: String? {
    StandardFolders.current.userConfiguration.map { FilePath.join($0, "swivel/adapters.json") }
  }

  /// Reads the user's file, if there is one.
  ///
  /// - Throws: `.settingsInvalid` if it cannot be read or breaks a rule.
  public static func standard() throws(AdapterLoadingError) -> AdapterSettingsFile {
    guard let path = standardPath, FilePath.exists(path) else { return .none }
    return try AdapterSettingsFile(contentsOf: path)
  }

  private init() {
    path = nil
    enabled = []
    disabled = []
    configuration = [:]
    warnings = []
  }

  /// Reads a file.
  ///
  /// - Throws: `.settingsInvalid`, which names the file and the place in it.
  public init(contentsOf path: String) throws(AdapterLoadingError) {
    let json: [UInt8]
    do {
      json = try ManifestFile.bytes(of: path)
    } catch {
      guard case .manifestUnreadable(_, let reason) = error else { throw error }
      throw .settingsInvalid(path: path, jsonPath: "$", reason: reason)
    }
    let settings: JSONReader
    do {
      settings = JSONReader(try JSONValue(json))
      enabled = try settings.optional(Self.keys[0])?.texts.map { NamePattern($0) } ?? []
      disabled = try settings.optional(Self.keys[1])?.texts.map { NamePattern($0) } ?? []
      configuration = try Self.configuration(settings.optional(Self.keys[2])?.members ?? [])
    } catch {
      throw .settingsInvalid(path: path, jsonPath: error.jsonPath, reason: error.reason)
    }
    self.path = path
    warnings = settings.value.keys.filter { !Self.keys.contains($0) }
      .map { .unknownSetting(file: path, key: $0, known: Self.keys) }
  }

  private static let keys = ["enable", "disable", "configuration"]

  private static func configuration(
    _ adapters: [(key: String, value: JSONReader)]
  ) throws(JSONFault) -> [String: [String: String]] {
    var configuration: [String: [String: String]] = [:]
    for adapter in adapters {
      var values: [String: String] = [:]
      for setting in try adapter.value.members { values[setting.key] = try text(of: setting.value) }
      configuration[adapter.key] = values
    }
    return configuration
  }

  /// A text, a number or a truth value, as the text that a user would type.
  private static func text(of value: JSONReader) throws(JSONFault) -> String {
    switch value.value {
    case .flag(let flag): ManifestConfigurationKey.Value.flag(flag).description
    case .number: ManifestConfigurationKey.Value.number(try value.number).description
    default: try value.text
    }
  }
}
