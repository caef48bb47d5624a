/// The layers next below an interposer of a chain, by requirement: looked up once after each change of the chain, for a trace asks
/// at each call.
@MainActor
internal final class LayersBelow<Witness: ProtocolWitness> {
  private let interposer: String
  private weak var chain: Chain<Witness>?
  private var generation = -1
  private var names: [String??] = []

  /// - Parameters:
  ///   - interposer: The name of the interposer.
  ///   - chain: The chain that it is in.
  internal init(_ interposer: String, in chain: Chain<Witness>) {
    self.interposer = interposer
    self.chain = chain
  }

  /// Who answers when the interposer lets a call proceed: the name of another interposer, or the conformer's type.
  ///
  /// - Parameter position: The position of the requirement.
  /// - Returns: The name, or `nil` if the chain is gone or the interposer is not in it any more.
  internal func answering(_ position: Int) -> String? {
    guard let chain else { return nil }
    if generation != chain.generation {
      generation = chain.generation
      names = Array(repeating: nil, count: Witness.requirements.count)
    }
    if let known = names[position] { return known }
    let name = lookUp(position, in: chain)
    names[position] = .some(name)
    return name
  }

  private func lookUp(_ position: Int, in chain: Chain<Witness>) -> String? {
    var isBelow = false
    for layer in chain.answer(at: position).layers {
      if isBelow { return layer.description }
      isBelow = layer == .interposer(interposer)
    }
    return nil
  }
}
