import Synchronization

/// The layers next below an interposer of a chain, by requirement, in one resolution of it.
///
/// A call belongs to the resolution that it began with. What is above the interposer, and what the chain resolves to later, has no
/// part in it; so each time the interposer is applied there is one of these for the closures that it makes.
internal final class LayersBelow: Sendable {
  private final class Names: Sendable {
    let names: [String?]

    init(_ names: [String?]) { self.names = names }
  }

  private let names = AtomicLazyReference<Names>()

  /// Who answers when the interposer lets a call proceed: the name of another interposer, or the conformer's type.
  ///
  /// - Parameter position: The position of the requirement.
  /// - Returns: The name, or `nil` if it is not known: the closures are not a chain's yet.
  internal func answering(_ position: Int) -> String? { names.load()?.names[position] }

  /// Notes the names, once: layers that are put on top later change none of them.
  ///
  /// - Parameter find: Finds the name of each requirement's.
  internal func note(_ find: () -> [String?]) {
    if names.load() == nil { _ = names.storeIfNil(Names(find())) }
  }
}

/// The layers that were last looked at from an interposer, for its chain to note their names.
private final class LatestLayers: Sendable {
  private let layers = Mutex<LayersBelow?>(nil)

  var latest: LayersBelow? {
    get { layers.withLock { $0 } }
    set { layers.withLock { $0 = newValue } }
  }
}

extension Chain {
  /// Appends an interposer that knows the layers next below it.
  ///
  /// - Parameters:
  ///   - name: The name of the interposer.
  ///   - edit: What it does, with the layers that its closures will be above.
  /// - Throws: ``ChainError/duplicateName(_:)``.
  internal func append(
    aware name: String, _ edit: @escaping @Sendable (inout Witness, LayersBelow) -> Void
  ) throws(ChainError) {
    let seen = LatestLayers()
    beforeUpdates { [weak self, weak seen] in
      guard let self, let seen else { return false }
      seen.latest?.note { self.namesBelow(name) }
      return true
    }
    try append(
      Interposer(name) { witness in
        let layers = LayersBelow()
        seen.latest = layers
        edit(&witness, layers)
      })
  }

  /// The layers next below an interposer, by requirement; `nil` where it does not touch one. Complexity: O(requirements ×
  /// interposers).
  private func namesBelow(_ name: String) -> [String?] {
    var names: [String?] = []
    for position in Witness.requirements.indices {
      let layers = answer(at: position, in: resolved).layers
      var found: String?
      for index in layers.indices.dropLast() where layers[index] == .interposer(name) {
        found = layers[index + 1].description
      }
      names.append(found)
    }
    return names
  }
}
