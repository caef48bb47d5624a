import Interposing

/// A composite of two witnesses of the same protocol.
struct TwinWitness: CompositeWitness, MainActorWitness {
  var first: GaugeDelegateWitness
  var second: GaugeDelegateWitness

  static let parts: [WitnessPart<TwinWitness>] = [
    WitnessPart(\.first, named: "first"), WitnessPart(\.second, named: "second"),
  ]
}
