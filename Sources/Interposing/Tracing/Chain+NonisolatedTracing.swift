import Synchronization

extension Chain where Witness: NonisolatedWitness {
  /// Records each call that a host makes from now on, with the layer that answered it.
  ///
  /// ```swift
  /// try chain.trace { call in print(call) }
  /// // shouldRetryAfter(Downloader, "map.png", 1) = true by patience in 1.2 µs
  /// ```
  ///
  /// The interposer is put next to the host; ``remove(named:)`` ends the trace.
  ///
  /// - Parameters:
  ///   - name: The name of the interposer, once per chain.
  ///   - record: What is given each record, after the call returned and where it was made.
  /// - Throws: ``ChainError/duplicateName(_:)``.
  public func trace(named name: String = "trace", _ record: @escaping @Sendable (TracedCall) -> Void)
    throws(ChainError)
  {
    let layers = AnsweringLayers()
    follow { [weak self, weak layers] in
      guard let self, let layers else { return false }
      var names: [RequirementDescriptor: String] = [:]
      for answer in self.answers {
        names[answer.requirement] = answer.layers.first { $0 != .interposer(name) }?.description
      }
      layers.names.withLock { $0 = names }
      return true
    }
    try append(
      .tracing(name) { call in
        var call = call
        call.layer = layers.names.withLock { $0[call.requirement] }
        record(call)
      })
  }
}

/// Which layer answers each requirement: written where the chain changes, read where requirements are called.
private final class AnsweringLayers: Sendable {
  let names = Mutex<[RequirementDescriptor: String]>([:])
}
