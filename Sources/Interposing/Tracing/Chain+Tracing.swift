extension Chain where Witness: MainActorWitness {
  /// Records each call that a host makes from now on, with the layer that answered it.
  ///
  /// ```swift
  /// try chain.trace { call in print(call) }
  /// // heightForRowAt(TableView, [0, 3]) = 44.0 by doubled in 1.2 µs
  /// ```
  ///
  /// The interposer is put next to the host; ``remove(named:)`` ends the trace. Interposers that are appended later are above it.
  ///
  /// - Parameters:
  ///   - name: The name of the interposer, once per chain.
  ///   - record: What is given each record, after the call returned.
  /// - Throws: ``ChainError/duplicateName(_:)``.
  @MainActor
  public func trace(named name: String = "trace", _ record: @escaping @MainActor (TracedCall) -> Void)
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
