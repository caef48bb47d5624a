/// The order of a chain.
enum AdapterOrder {
  /// Sorts adapters so that each stands before those that it, or they, wish.
  ///
  /// Of those that may come next, the one that was given first does. Wishes about adapters that are not given say nothing.
  ///
  /// - Parameters:
  ///   - names: The adapters in the order that they have without wishes, each once.
  ///   - manifest: An adapter's manifest.
  /// - Throws: `.orderCycle` if the wishes contradict each other.
  /// - Complexity: O(*n*² · *w*) for *n* adapters of *w* wishes.
  static func sorted(
    _ names: [String], manifest: (String) -> AdapterManifest?
  ) throws(AdapterLoadingError) -> [String] {
    var predecessors: [String: Set<String>] = [:]
    for name in names {
      guard let manifest = manifest(name) else { continue }
      for other in manifest.after where names.contains(other) { predecessors[name, default: []].insert(other) }
      for other in manifest.before where names.contains(other) { predecessors[other, default: []].insert(name) }
    }
    var remaining = names
    var sorted: [String] = []
    while !remaining.isEmpty {
      guard let next = remaining.firstIndex(where: { predecessors[$0, default: []].isSubset(of: sorted) }) else {
        throw .orderCycle(cycle(in: remaining, predecessors))
      }
      sorted.append(remaining.remove(at: next))
    }
    return sorted
  }

  /// A circle among adapters each of which has a predecessor among them. It begins with its first name in alphabetical
  /// order; each stands before the next, the last before the first.
  private static func cycle(in names: [String], _ predecessors: [String: Set<String>]) -> [String] {
    var path: [String] = []
    var name = names.first
    while let current = name {
      if let start = path.firstIndex(of: current) {
        let circle = Array(path[start...].reversed())
        let first = circle.indices.min { circle[$0] < circle[$1] } ?? 0
        return Array(circle[first...] + circle[..<first])
      }
      path.append(current)
      name = predecessors[current, default: []].intersection(names).min()
    }
    return path
  }
}
