import AdapterLoading

/// An adapter on the search path as `swivel adapters` shows it.
struct AdapterEntry: Encodable {
  let name: String
  /// The adapter's version; absent if its manifest is refused.
  let version: String?
  /// Whether it is in.
  let isIn: Bool
  /// Its place in the chain, 1 next to the conformer; absent if it is out.
  let position: Int?
  /// Why it is in or out.
  let reason: String
  /// The path of its manifest.
  let manifest: String
  /// The path of its module; absent if its manifest is refused.
  let module: String?
  /// Who named the folder that it is in.
  let origin: String
  /// Why its manifest is refused.
  let refused: String?

  private enum CodingKeys: String, CodingKey {
    case name, version
    case isIn = "in"
    case position, reason, manifest, module, origin, refused
  }

  private init(_ listing: AdapterListing, position: Int?, isIn: Bool, reason: String) {
    name = listing.name
    manifest = listing.path
    origin = listing.origin.description
    self.position = position
    self.isIn = isIn
    switch listing.manifest {
    case .success(let file):
      version = file.manifest.version
      module = file.modulePath
      refused = nil
      self.reason = reason
    case .failure(let error):
      version = nil
      module = nil
      refused = error.description
      self.reason = isIn ? reason : error.description
    }
  }

  /// All adapters: those that are in, in the chain's order, then the others by name, each followed by those that it shadows.
  static func all(_ listings: [AdapterListing], decisions: [AdapterDecision]) -> [AdapterEntry] {
    var entries: [AdapterEntry] = []
    var position = 0
    for decision in decisions {
      if decision.isIn { position += 1 }
      for listing in listings where listing.name == decision.name {
        if let first = listing.shadowedBy {
          entries.append(AdapterEntry(listing, position: nil, isIn: false, reason: "\(first) comes first"))
        } else {
          entries.append(
            AdapterEntry(
              listing, position: decision.isIn ? position : nil, isIn: decision.isIn, reason: "\(decision.reason)"))
        }
      }
    }
    return entries
  }
}
