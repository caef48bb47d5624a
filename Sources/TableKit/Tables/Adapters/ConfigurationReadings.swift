import Synchronization

/// What an adapter asks its configuration for while it is made, so that it can be compared with what its manifest says.
///
/// ```swift
/// let readings = ConfigurationReadings()
/// let adapter = try ConfigurationReadings.$current.withValue(readings) { try make(configuration) }
/// ```
package final class ConfigurationReadings: Sendable {
  /// A key that was asked for.
  package struct Reading: Sendable, Hashable {
    package let key: String
    /// What its text was read as.
    package let type: AdapterConfigurationError.ValueType
    /// What stands in for it if the user does not set it, as a user would type it; `nil` if nothing does.
    package let fallback: String?
  }

  /// Where readings are noted; `nil` where nobody wants to know.
  @TaskLocal package static var current: ConfigurationReadings?

  private let noted = Mutex<(readings: [Reading], known: Set<String>)>(([], []))

  package init() {}

  /// All readings so far, in order.
  package var readings: [Reading] { noted.withLock { $0.readings } }

  /// The keys that were asked for, and those that the adapter said it knows.
  package var keys: Set<String> { noted.withLock { $0.known } }

  static func note(_ key: String, _ type: AdapterConfigurationError.ValueType, fallback: String? = nil) {
    current?.noted.withLock {
      $0.readings.append(Reading(key: key, type: type, fallback: fallback))
      $0.known.insert(key)
    }
  }

  static func note(known keys: [String]) {
    current?.noted.withLock { $0.known.formUnion(keys) }
  }
}
