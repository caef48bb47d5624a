import Interposing
import Testing

/// Eight threads at once. What is not permitted the compiler refuses: a chain is not `Sendable`, so one thread or actor has it, and
/// a witness may be sent only if its protocol is `Sendable`.
@Suite("Eight threads")
struct ThreadSafetyTests {
  private let rounds = 500

  @Test("They call a witness of a protocol without isolation")
  func witness() {
    let tally = Tally()
    let (witness, rounds, total) = (tally.tallyDelegateWitness, rounds, Total())
    onEightThreads { thread in
      var sum = 0
      for round in 0..<rounds {
        sum += witness.add?(thread, round) ?? 0
        witness.didAdd?("\(thread)")
        if (try? witness.check?(round)) != nil { sum += 1 }
      }
      total.add(sum)
    }
    // Of each thread its number and half a one each round, and the sum of all rounds.
    #expect(total.value == 28 * rounds + 8 * (rounds * (rounds - 1) / 2) + 8 * rounds / 2)
    #expect(tally.heard == (8 * rounds, 8))
  }

  @Test("They call through interposers, handlers and a trace")
  func interposed() throws {
    let (tally, heard) = (Tally(), Heard())
    let chain = Chain(tally.tallyDelegateWitness)
    try chain.append(.mapAdd("more") { sum, _, _ in sum + 1 })
    try chain.append(
      .intercepting("handled") { call in
        if call.requirement.key == "add" { try? call.setArgument(0, at: 0) }
        try? call.proceed()
        if call.error != nil { try? call.setResult([-1]) }
      })
    try chain.trace { heard.hear("\($0.requirement.key) by \($0.layer ?? "?")") }
    let (witness, rounds, total) = (chain.resolution.witness, rounds, Total())
    onEightThreads { thread in
      var sum = 0
      for round in 0..<rounds {
        sum += witness.add?(thread, round) ?? 0
        sum += (try? witness.check?(round))?.first ?? -1000
      }
      total.add(sum)
    }
    // What is even comes back, what is odd is replaced by -1; each sum is one more, and without the thread's number.
    let even = (0..<rounds).reduce(0) { $0 + ($1.isMultiple(of: 2) ? $1 : -1) }
    #expect(total.value == 8 * (rounds * (rounds - 1) / 2 + rounds + even))
    #expect(heard.counts == ["add by handled": 8 * rounds, "check by handled": 8 * rounds])
  }

  @Test("They call a proxy while interposers are inserted and removed on the chain's own thread")
  func changedMeanwhile() throws {
    let (tally, heard) = (Tally(), Heard())
    let chain = Chain(tally.tallyDelegateWitness)
    let proxy = try TallyDelegateProxy(chain.shared())
    let (rounds, wrong) = (rounds, Total())
    var changes = 0
    onEightThreads { thread in
      for round in 0..<rounds {
        // With one of the interposers, with both or with none: nothing else is ever seen.
        let sum = proxy.add(thread, round) - thread - round
        if ![0, 1, 10, 11].contains(sum) { wrong.add(1) }
        proxy.didAdd("\(thread)")
      }
    } meanwhile: { areDone in
      while !areDone() || changes < 20 {
        do {
          try chain.append(.mapAdd("one") { sum, _, _ in sum + 1 })
          try chain.trace { heard.hear($0.layer ?? "?") }
          try chain.insert(.mapAdd("ten") { sum, _, _ in sum + 10 }, at: 0)
          try chain.remove(named: "one")
          try chain.remove(named: "trace")
          try chain.remove(named: "ten")
        } catch {
          Issue.record(error)
          return
        }
        changes += 1
      }
    }
    #expect(wrong.value == 0)
    #expect(tally.heard == (8 * rounds, 8))
    #expect(Set(heard.counts.keys).isSubset(of: ["one", "ten", "Tally"]))
    #expect(proxy.add(1, 2) == 3)
  }

  @Test("They call what is observed, while observers come and go")
  func observed() async throws {
    let chain = Chain(Tally().tallyDelegateWitness)
    let proxy = try TallyDelegateProxy(chain.shared())
    let texts = try chain.observe("didAdd") { call in try? call.argument(at: 0, as: String.self) }
    let rounds = rounds
    let counting = Task {
      var counts: [String: Int] = [:]
      for await text in texts {
        counts[text, default: 0] += 1
        if counts.values.reduce(0, +) == 8 * rounds { break }
      }
      return counts
    }
    onEightThreads { thread in
      for _ in 0..<rounds { proxy.didAdd("\(thread)") }
    } meanwhile: { areDone in
      while !areDone() {
        let other = try? chain.observe("didAdd", .before) { _ in 1 }
        withExtendedLifetime(other) {}
        _ = chain.resolution
      }
    }
    let counts = await counting.value
    #expect(counts == Dictionary(uniqueKeysWithValues: (0..<8).map { ("\($0)", rounds) }))
  }

  @Test("Eight tasks wait in handlers that wait")
  func waiting() async throws {
    let chain = Chain(Tally().tallyDelegateWitness)
    try chain.append(
      .intercepting(
        "twice",
        waiting: { call in
          try? await call.proceed()
          await Task.yield()
          if let number = call.result as? Int { try? call.setArgument(number, at: 0) }
          try? await call.proceed()
        }))
    let rounds = rounds
    let proxy = try TallyDelegateProxy(chain.shared())
    let total = try await withThrowingTaskGroup(of: Int.self) { group in
      for thread in 0..<8 {
        group.addTask {
          var sum = 0
          for _ in 0..<rounds { sum += try await proxy.wait(thread) }
          return sum
        }
      }
      return try await group.reduce(0, +)
    }
    // Doubled twice.
    #expect(total == 28 * 4 * rounds)
  }
}
