import Interposing
import Testing

/// Requirements without isolation as sequences of what is taken out of their calls.
struct NonisolatedObservationTests {
  private func chain(_ conformer: Relay? = Relay()) -> Chain<RelayDelegateWitness> {
    Chain(conformer?.relayDelegateWitness ?? RelayDelegateWitness())
  }

  @Test func whatIsTakenArrivesInOrderAndAnswersStay() async throws {
    let chain = chain()
    let elements = try chain.observe("shouldForward") { call in
      "\(call.arguments) \(call.result ?? "-")"
    }
    let shouldForward = try #require(chain.resolution.witness.shouldForward)
    #expect(shouldForward(1, "ab") && !shouldForward(2, "ab"))
    var seen: [String] = []
    for await element in elements {
      seen.append(element)
      if seen.count == 2 { break }
    }
    #expect(seen == ["[1, \"ab\"] true", "[2, \"ab\"] false"])
  }

  @Test func whatThrowsAndWaitsIsObservedWithItsErrors() async throws {
    let chain = chain()
    let reads = try chain.observe("read") { call in call.error as? Relay.Broken }
    let fetches = try chain.observe("fetch") { call in call.result as? String }
    let before = try chain.observe("fetch", .before) { call in call.result == nil && call.error == nil }
    let witness = chain.resolution.witness
    #expect(try witness.read?(3, 2) == [3, 3])
    #expect(throws: Relay.Broken(line: -1)) { try witness.read?(-1, 2) }
    await #expect(throws: Relay.Broken(line: -2)) { try await witness.fetch?(-2, "a") }
    #expect(try await witness.fetch?(4, "b") == "4: b")
    try chain.replaceAll(with: [])
    withExtendedLifetime(witness) {}
    var heard: [String] = []
    var iterators = (reads.makeAsyncIterator(), fetches.makeAsyncIterator(), before.makeAsyncIterator())
    heard.append("\(await iterators.0.next()?.line ?? 0)")
    heard.append(await iterators.1.next() ?? "-")
    heard.append("\(await iterators.2.next() ?? false) \(await iterators.2.next() ?? false)")
    #expect(heard == ["-1", "4: b", "true true"])
  }

  @Test func whoIsLeftOutIsSeenAsLongAsSomebodyObservesAndNoLonger() async throws {
    let chain = chain(nil)
    let live = chain.live()
    var changes = 0
    chain.onChange = { changes += 1 }
    func canForward() -> (Bool, Bool) {
      (chain.resolution.witness.didForward != nil, live.resolution.witness.didForward != nil)
    }
    #expect(canForward() == (false, false))
    do {
      let texts = try chain.observe("didForward") { call in try? call.argument(at: 0, as: String.self) }
      #expect(canForward() == (true, true))
      #expect(changes == 1)
      live.resolution.witness.didForward?("a")
      for await text in texts {
        #expect(text == "a")
        break
      }
    }
    // Nobody listens any more: the next look at the chain, or at what follows it, finds it gone.
    #expect(canForward() == (false, false))
    #expect(changes == 2 && chain.interposers.isEmpty && chain.generation == 2)
  }

  @Test func aProxyThatIsLookedAtFirstFindsItGoneToo() async throws {
    let chain = chain(nil)
    let live = chain.live()
    let task = Task { [texts = try chain.observe("didForward") { _ in 1 }] in
      for await _ in texts {}
    }
    #expect(live.resolution.witness.didForward != nil)
    task.cancel()
    await task.value
    #expect(live.resolution.witness.didForward == nil)
    #expect(chain.interposers.isEmpty)
  }

  @Test func oneOfTwoObserversKeepsTheCapability() async throws {
    let chain = chain(nil)
    var first: AsyncStream<Int>? = try chain.observe("didForward") { _ in 1 }
    let second = try chain.observe("didForward") { _ in 2 }
    #expect(chain.interposers.count == 2)
    withExtendedLifetime(first) {}
    first = nil
    #expect(chain.interposers.count == 1 && chain.resolution.witness.didForward != nil)
    withExtendedLifetime(second) {}
  }

  @Test func theSequenceEndsWithTheChain() async throws {
    var chain: Chain<RelayDelegateWitness>? = chain()
    let calls = try #require(try chain?.observe("didForward") { _ in 1 })
    chain?.resolution.witness.didForward?("a")
    chain = nil
    var count = 0
    for await _ in calls { count += 1 }
    #expect(count == 1)
  }

  @Test func theSequenceEndsWhenItsObserverIsRemoved() async throws {
    let chain = chain()
    let calls = try chain.observe("didForward") { _ in 1 }
    try chain.replaceAll(with: [])
    var count = 0
    for await _ in calls { count += 1 }
    #expect(count == 0)
  }

  @Test func aResultThatNobodyGivesHasToBeSaid() throws {
    let chain = chain(nil)
    #expect(throws: ObservationError.self) { try chain.observe("read") { _ in 1 } }
    #expect(throws: ObservationError.self) { try chain.observe("read", answering: "x") { _ in 1 } }
    #expect(throws: ObservationError.self) { try chain.observe("raed") { _ in 1 } }
    #expect(chain.interposers.isEmpty)
    let calls = try chain.observe("read", answering: [7]) { _ in 1 }
    #expect(try chain.resolution.witness.read?(1, 1) == [7])
    withExtendedLifetime(calls) {}
  }
}
