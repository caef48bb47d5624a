import Foundation
import Interposing

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
    let outline: JSONOutline
    do {
      outline = try JSONOutline(json)
    } catch {
      throw .settingsInvalid(path: path, jsonPath: error.jsonPath, reason: error.reason)
    }
    do {
      let content = try JSONDecoder().decode(Content.self, from: Data(json))
      self.path = path
      enabled = content.enable.map { NamePattern($0) }
      disabled = content.disable.map { NamePattern($0) }
      configuration = content.configuration.mapValues { $0.mapValues(\.text) }
    } catch let error as DecodingError {
      let fault = AdapterManifest.Fault(error)
      throw .settingsInvalid(path: path, jsonPath: fault.jsonPath, reason: fault.reason)
    } catch {
      throw .settingsInvalid(path: path, jsonPath: "$", reason: "\(error)")
    }
    let known = Content.CodingKeys.allCases.map(\.rawValue)
    warnings = outline.keys.filter { !known.contains($0) }
      .map { .unknownSetting(file: path, key: $0, known: known) }
  }

  private struct Content: Decodable {
    var enable: [String] = []
    var disable: [String] = []
    var configuration: [String: [String: SettingValue]] = [:]

    enum CodingKeys: String, CodingKey, CaseIterable {
      case enable, disable, configuration
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if container.contains(.enable) { enable = try container.decode([String].self, forKey: .enable) }
      if container.contains(.disable) { disable = try container.decode([String].self, forKey: .disable) }
      if container.contains(.configuration) {
        configuration = try container.decode([String: [String: SettingValue]].self, forKey: .configuration)
      }
    }
  }

  /// A text, a number or a truth value, as the text that a user would type.
  private struct SettingValue: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let value: ManifestConfigurationKey.Value
      if let flag = try? container.decode(Bool.self) {
        value = .flag(flag)
      } else if let number = try? container.decode(Double.self) {
        value = .number(number)
      } else {
        value = .string(try container.decode(String.self))
      }
      text = value.description
    }
  }
}
