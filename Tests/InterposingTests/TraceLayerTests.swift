import Interposing
import Synchronization
import Testing

/// A trace names the layer that answered: the one below it, in the resolution that the call began with.
@MainActor
struct TraceLayerTests {
  private final class Heard: Sendable {
    private let storage = Mutex<[String]>([])
    var layers: [String] {
      storage.withLock { layers in
        defer { layers = [] }
        return layers
      }
    }
    func hear(_ layer: String?) { storage.withLock { $0.append(layer ?? "?") } }
  }

  private nonisolated func longer(_ name: String) -> Interposer<RelayDelegateWitness> {
    Interposer(name) { witness in
      guard let next = witness.shouldForward else { return }
      witness.shouldForward = { next($0, $1 + name) }
    }
  }

  private func heavier(_ name: String) -> Interposer<GaugeDelegateWitness> {
    Interposer(name) { witness in
      guard let next = witness.weightAt else { return }
      witness.weightAt = { next($0, $1) + 1 }
    }
  }

  /// Every order of three interposers and a trace, made by moving it: what is named is what stands right below.
  @Test func withoutIsolationItIsTheNextBelowWhereverTheTraceIs() throws {
    let chain = Chain(Relay().relayDelegateWitness)
    let heard = Heard()
    try chain.trace { heard.hear($0.layer) }
    for name in ["a", "b", "c"] { try chain.append(longer(name)) }
    for order in permutations(["a", "b", "c"]) {
      for (position, name) in order.enumerated() { try chain.move(named: name, to: position) }
      for position in 0...3 {
        try chain.move(named: "trace", to: position)
        _ = chain.resolution.witness.shouldForward?(0, "x")
        let below = chain.interposers.map(\.name).prefix(while: { $0 != "trace" }).last ?? "Relay"
        #expect(heard.layers == [below])
        // What it does not touch is answered by the conformer.
        chain.resolution.witness.didForward?("x")
        #expect(heard.layers == ["Relay"])
      }
      try chain.move(named: "trace", to: 3)
    }
  }

  @Test func onTheMainActorItIsTheNextBelowWhereverTheTraceIs() throws {
    let (gauge, delegate) = (Gauge(), FullDelegate())
    let chain = Chain(delegate.gaugeDelegateWitness)
    let heard = Heard()
    try chain.trace { heard.hear($0.layer) }
    for name in ["a", "b", "c"] { try chain.append(heavier(name)) }
    for order in permutations(["a", "b", "c"]) {
      for (position, name) in order.enumerated() { try chain.move(named: name, to: position) }
      for position in 0...3 {
        try chain.move(named: "trace", to: position)
        _ = chain.pass { $0.witness.weightAt?(gauge, 1) }
        let below = chain.interposers.map(\.name).prefix(while: { $0 != "trace" }).last ?? "FullDelegate"
        #expect(heard.layers == [below])
      }
      try chain.move(named: "trace", to: 3)
    }
  }

  @Test func aCallKeepsToTheResolutionThatItBeganWith() throws {
    let chain = Chain(Relay().relayDelegateWitness)
    let heard = Heard()
    try chain.append(longer("old"))
    try chain.trace { heard.hear($0.layer) }
    let kept = chain.resolution
    try chain.append(longer("above"))
    _ = chain.resolution.witness.shouldForward?(0, "x")
    #expect(heard.layers == ["old"])
    try chain.insert(longer("new"), at: 1)
    _ = kept.witness.shouldForward?(0, "x")
    _ = chain.resolution.witness.shouldForward?(0, "x")
    #expect(heard.layers == ["old", "new"])
    try chain.remove(named: "new")
    try chain.remove(named: "old")
    _ = chain.resolution.witness.shouldForward?(0, "x")
    _ = kept.witness.shouldForward?(0, "x")
    #expect(heard.layers == ["Relay", "old"])
  }

  @Test func aChangeThatFailsChangesNoName() throws {
    struct No: Error {}
    let chain = Chain(Relay().relayDelegateWitness)
    let heard = Heard()
    try chain.append(longer("below"))
    try chain.trace { heard.hear($0.layer) }
    try chain.append(
      Interposer("picky") { witness in if witness.read == nil { throw No() } })
    #expect(throws: ChainError.self) { try chain.insert(Interposer("none") { $0.read = nil }, at: 0) }
    _ = chain.resolution.witness.shouldForward?(0, "x")
    #expect(heard.layers == ["below"])
    try chain.append(longer("above"))
    _ = chain.resolution.witness.shouldForward?(0, "x")
    #expect(heard.layers == ["below"])
  }

  @Test func twoTracesNameOneAnother() throws {
    let chain = Chain(Relay().relayDelegateWitness)
    let (inner, outer) = (Heard(), Heard())
    try chain.trace(named: "inner") { inner.hear($0.layer) }
    try chain.trace(named: "outer") { outer.hear($0.layer) }
    _ = chain.resolution.witness.shouldForward?(0, "x")
    #expect(inner.layers == ["Relay"] && outer.layers == ["inner"])
  }

  @Test func whatThrewIsTracedWithItsError() async throws {
    let chain = Chain(Relay().relayDelegateWitness)
    let heard = Heard()
    try chain.trace { call in
      let text = call.description
      heard.hear(text.ranges(of: " in ").last.map { String(text[..<$0.lowerBound]) })
    }
    _ = try? chain.resolution.witness.read?(-1, 2)
    _ = try? await chain.resolution.witness.fetch?(-2, "a")
    _ = try? await chain.resolution.witness.fetch?(2, "a")
    #expect(
      heard.layers == [
        "read(-1, 2) threw Broken(line: -1) by Relay", "fetch(-2, \"a\") threw Broken(line: -2) by Relay",
        "fetch(2, \"a\") = \"2: a\" by Relay",
      ])
  }

  private func permutations(_ items: [String]) -> [[String]] {
    guard let first = items.first else { return [[]] }
    var all: [[String]] = []
    for rest in permutations(Array(items.dropFirst())) {
      for position in 0...rest.count {
        var order = rest
        order.insert(first, at: position)
        all.append(order)
      }
    }
    return all
  }
}
