import Interposing
import Testing

/// Requirements as sequences of their calls.
@MainActor
struct ObservationTests {
  private let gauge = Gauge()

  /// Lets tasks that are due run.
  private func settle() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @Test func callsArriveInOrderAndAnswersStay() async throws {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    let calls = try chain.observe("weightAt")
    for position in 1...3 {
      #expect(chain.pass { $0.witness.weightAt?(gauge, position) } == .some(Double(position) + 0.5))
    }
    var seen: [String] = []
    for await call in calls {
      let position = call.argument(at: 1, as: Int.self)
      seen.append("\(position ?? -1): \(call.result ?? "none")")
      if seen.count == 3 { break }
    }
    #expect(seen == ["1: 1.5", "2: 2.5", "3: 3.5"])
  }

  @Test func beforeTheAnswerThereIsNoResult() async throws {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    var order: [String] = []
    delegate.onChange = { order.append("conformer") }
    var before = try chain.observe("didChange", .before).makeAsyncIterator()
    _ = chain.pass { $0.witness.didChange?(gauge) }
    let call = await before.next()
    #expect(call?.requirement.key == "didChange" && call?.result == nil)
    #expect(order == ["conformer"])
  }

  @Test func whoIsLeftOutIsSeenAsLongAsSomebodyObserves() async throws {
    let delegate = BareDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    #expect(chain.resolution.witness.didChange == nil)
    let task = Task { [calls = try chain.observe("didChange")] in
      var count = 0
      for await _ in calls { count += 1 }
      return count
    }
    #expect(chain.resolution.witness.didChange != nil)
    _ = chain.pass { $0.witness.didChange?(gauge) }
    await settle()
    task.cancel()
    #expect(await task.value == 1)
    await settle()
    #expect(chain.resolution.witness.didChange == nil)
    #expect(chain.interposers.isEmpty)
  }

  @Test func aResultThatNobodyGivesHasToBeSaid() async throws {
    let delegate = BareDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    #expect(throws: ObservationError.self) { try chain.observe("weightAt") }
    #expect(throws: ObservationError.self) { try chain.observe("weightAt", answering: "heavy") }
    #expect(chain.interposers.isEmpty)
    let calls = try chain.observe("weightAt", answering: 8.0)
    #expect(chain.pass { $0.witness.weightAt?(gauge, 0) } == .some(8))
    withExtendedLifetime(calls) {}
  }

  @Test func aMistypedKeyIsAnErrorWithTheNearest() {
    let chain = Chain(GaugeDelegateWitness())
    do {
      _ = try chain.observe("wieghtAt")
      Issue.record("there is no such key")
    } catch {
      #expect("\(error)" == "requirement 'wieghtAt': the witness has none of that key; did you mean weightAt?")
    }
  }

  @Test func theSequenceEndsWithTheChain() async throws {
    let delegate = FullDelegate()
    var chain: Chain<GaugeDelegateWitness>? = Chain(delegate.gaugeDelegateWitness)
    let calls = try #require(try chain?.observe("weightAt"))
    _ = chain?.pass { $0.witness.weightAt?(gauge, 1) }
    chain = nil
    var count = 0
    for await _ in calls { count += 1 }
    #expect(count == 1)
  }

  @Test func theSequenceEndsWhenItsObserverIsRemoved() async throws {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    let calls = try chain.observe("weightAt")
    try chain.replaceAll(with: [])
    var count = 0
    for await _ in calls { count += 1 }
    #expect(count == 0)
  }
}
