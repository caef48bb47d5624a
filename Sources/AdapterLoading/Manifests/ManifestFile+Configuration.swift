import Interposing
import TableKit

extension ManifestFile {
  /// Compares what the manifest says of the configuration with what an adapter asked for while it was made.
  ///
  /// A manifest that describes no key makes no claim. A key that is described and not asked for counts as known if the adapter
  /// said so (``AdapterConfiguration/requireKnownKeys(_:)``): it may be needed only beside another one. Texts can be read of a
  /// key of any type, for an adapter may take them apart itself.
  ///
  /// - Returns: What differs, by key in alphabetical order.
  func warnings(about readings: ConfigurationReadings) -> [AdapterLoadingWarning] {
    let declared = manifest.configuration
    guard !declared.isEmpty else { return [] }
    let known = readings.keys
    var warnings: [AdapterLoadingWarning] = []
    for key in Set(declared.keys).union(known).sorted() {
      guard let description = declared[key] else {
        warnings.append(
          .undeclaredKey(adapter: manifest.name, manifest: path, key: key, declared: declared.keys.sorted()))
        continue
      }
      guard known.contains(key) else {
        warnings.append(.unreadKey(adapter: manifest.name, manifest: path, key: key, known: known.sorted()))
        continue
      }
      let differing = readings.readings.lazy.filter { $0.key == key }.compactMap { warning($0, description) }
      if let warning = differing.first { warnings.append(warning) }
    }
    return warnings
  }

  private func warning(
    _ reading: ConfigurationReadings.Reading, _ declared: ManifestConfigurationKey
  ) -> AdapterLoadingWarning? {
    guard reading.type == .string || reading.type == declared.type.valueType else {
      return .otherKeyType(
        adapter: manifest.name, manifest: path, key: reading.key, declared: declared.type.valueType.rawValue,
        read: reading.type.rawValue)
    }
    guard let used = reading.fallback, let value = declared.defaultValue, !value.isWritten(used) else { return nil }
    return .otherDefault(
      adapter: manifest.name, manifest: path, key: reading.key, declared: value.description, used: used)
  }
}

extension ManifestConfigurationKey.ValueType {
  /// The same type in the words of configurations.
  fileprivate var valueType: AdapterConfigurationError.ValueType {
    switch self {
    case .string: .string
    case .number: .number
    case .flag: .flag
    }
  }
}

extension ManifestConfigurationKey.Value {
  /// Whether a text that a user could type means this value.
  fileprivate func isWritten(_ text: String) -> Bool {
    switch self {
    case .string(let own): own == text
    case .number(let own): DecimalNumber.value(of: text) == own
    case .flag(let own): Bool(text) == own
    }
  }
}
