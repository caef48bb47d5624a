/// An adapter on the search path, as its manifest describes it; its module has not been opened.
public struct AdapterListing: Sendable {
  /// The adapter's name.
  public let name: String
  /// The path of its manifest.
  public let path: String
  /// Who named the folder it was found in.
  public let origin: SearchFolder.Origin
  /// The manifest, or why it is refused.
  public let manifest: Result<ManifestFile, AdapterLoadingError>
  /// The path of another manifest of this name that stands earlier on the search path, and so is the one that is used.
  public let shadowedBy: String?
}
