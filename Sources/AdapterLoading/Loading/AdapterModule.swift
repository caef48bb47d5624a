import TableKit

/// A loaded adapter module. It stays loaded as long as the process runs.
@MainActor
public struct AdapterModule {
  /// What the module says of itself, and where that was found.
  public let manifestFile: ManifestFile
  /// The canonical path of the module's file.
  public let path: String
  /// What makes the module's adapters.
  public let factory: AdapterFactory

  /// The adapter's name.
  public var name: String { manifestFile.manifest.name }

  /// Makes an adapter, for one host.
  ///
  /// - Parameter values: What the user set, by key.
  /// - Throws: `.refused` with the adapter's own reason; `.nameMismatch` if it goes by another name than its manifest says.
  public func makeAdapter(values: [String: String] = [:]) throws(AdapterLoadingError) -> any Adapter {
    try makeComparedAdapter(values: values).adapter
  }

  /// Makes an adapter, and compares what it asks its configuration for with what the manifest says.
  func makeComparedAdapter(
    values: [String: String]
  ) throws(AdapterLoadingError) -> (adapter: any Adapter, warnings: [AdapterLoadingWarning]) {
    let configuration = AdapterConfiguration(adapter: name, values: values)
    let readings = ConfigurationReadings()
    let adapter: any Adapter
    do {
      adapter = try ConfigurationReadings.$current.withValue(readings) {
        try factory.makeAdapter(configuration: configuration)
      }
    } catch {
      throw .refused(adapter: name, reason: "\(error)")
    }
    guard adapter.name == name else { throw .nameMismatch(adapter: name, actual: adapter.name) }
    return (adapter, manifestFile.warnings(about: readings))
  }
}
