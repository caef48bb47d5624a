import StrictJSON

/// An adapter's manifest with the place where it was found.
public struct ManifestFile: Sendable, Hashable {
  /// The manifest.
  public let manifest: AdapterManifest
  /// The path of the manifest's file.
  public let path: String
  /// What is odd about it without being wrong.
  public let warnings: [AdapterLoadingWarning]

  /// The largest file that is read as a manifest, in bytes.
  static let largestSize = 1 << 16

  /// The path of the module's file: the manifest's folder and the manifest's `file`.
  public var modulePath: String {
    FilePath.join(FilePath.folder(of: path), manifest.file)
  }

  /// Reads a manifest's file, without touching the module.
  ///
  /// - Parameter path: The file's path. Its name, without `.json`, has to be the adapter's.
  /// - Throws: `.manifestUnreadable` or `.manifestInvalid`.
  public init(contentsOf path: String) throws(AdapterLoadingError) {
    try self.init(json: Self.bytes(of: path), path: path)
  }

  init(json: [UInt8], path: String) throws(AdapterLoadingError) {
    let value: JSONValue
    let manifest: AdapterManifest
    do {
      value = try JSONValue(json)
      manifest = try AdapterManifest(value)
    } catch {
      throw .manifestInvalid(path: path, jsonPath: error.jsonPath, reason: error.reason)
    }
    guard "\(manifest.name).json" == FilePath.name(of: path) else {
      throw .manifestInvalid(
        path: path, jsonPath: "$.name",
        reason: "\(manifest.name) belongs into a file called \(manifest.name).json")
    }
    self.manifest = manifest
    self.path = path
    warnings =
      AdapterManifest.unknownKeys(in: value).map { .unknownKey(manifest: path, key: $0) }
      + manifest.unknownRequirements.map {
        .unknownRequirement(manifest: path, jsonPath: $0.jsonPath, name: $0.name, known: $0.known)
      }
  }

  /// The bytes of a file that may be a manifest.
  static func bytes(of path: String) throws(AdapterLoadingError) -> [UInt8] {
    do {
      let file = try RegularFile(path: path)
      let bytes = file.size > largestSize ? [] : try file.bytes(at: 0, count: largestSize + 1)
      guard file.size <= largestSize, bytes.count <= largestSize else {
        throw RegularFileError.unreadable(reason: "it has more than \(largestSize) bytes")
      }
      return bytes
    } catch {
      throw .manifestUnreadable(path: path, reason: "\(error)")
    }
  }
}
