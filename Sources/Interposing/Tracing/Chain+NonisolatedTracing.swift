extension Chain where Witness: NonisolatedWitness {
  /// Records each call that a host makes from now on, with the layer that answered it.
  ///
  /// ```swift
  /// try chain.trace { call in print(call) }
  /// // shouldRetryAfter(Downloader, "map.png", 1) = true by patience in 1.2 µs
  /// ```
  ///
  /// The interposer is put next to the host; ``remove(named:)`` ends the trace. Interposers that are appended later are above it.
  ///
  /// - Parameters:
  ///   - name: The name of the interposer, once per chain.
  ///   - record: What is given each record, after the call returned and where it was made.
  /// - Throws: ``ChainError/duplicateName(_:)``.
  public func trace(named name: String = "trace", _ record: @escaping @Sendable (TracedCall) -> Void)
    throws(ChainError)
  {
    try append(aware: name) { witness, layers in
      for position in Witness.requirements.indices where witness.isImplemented(position) {
        witness.trace(position) { call in
          var call = call
          call.layer = layers.answering(position)
          record(call)
        }
      }
    }
  }
}
