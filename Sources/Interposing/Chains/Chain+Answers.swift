extension Chain {
  /// Who answers each requirement, in the order of ``ProtocolWitness/requirements``.
  ///
  /// Complexity: O(requirements × interposers).
  public var answers: [Answer] { Witness.requirements.indices.map { answer(at: $0, in: resolution) } }

  /// Who answers the requirement of a key.
  ///
  /// - Parameter key: The name of the witness's property, `heightForRowAt`.
  /// - Returns: The answer, or `nil` if no requirement has the key.
  public func answer(for key: String) -> Answer? {
    Witness.requirements.firstIndex { $0.key == key }.map { answer(at: $0, in: resolution) }
  }

  /// Who answers a requirement.
  ///
  /// - Parameter requirement: One of the witness's requirements.
  /// - Returns: The answer, or `nil` if it is no requirement of the witness.
  public func answer(for requirement: RequirementDescriptor) -> Answer? {
    Witness.requirements.firstIndex(of: requirement).map { answer(at: $0, in: resolution) }
  }

  internal func answer(at position: Int, in resolution: Resolution<Witness>) -> Answer {
    var path: [Answer.Layer] = []
    for layer in layers(of: position).reversed() {
      path.append(layer.removals.contains(position) ? .remover(layer.name) : .interposer(layer.name))
    }
    let origin = base.origin(of: position)
    if let name = origin.conformerName {
      path.append(base.isImplemented(position) ? .conformer(name) : .leftOut)
    } else {
      path.append(.noConformer)
    }
    return Answer(
      requirement: Witness.requirements[position], layers: path,
      isImplemented: resolution.witness.isImplemented(position))
  }
}
