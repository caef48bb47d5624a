import Interposing
import Testing

/// Any requirement, intercepted without naming its type.
@MainActor
struct InvocationTests {
  private let gauge = Gauge()

  private func chain(
    _ delegate: some GaugeDelegate, _ handler: @escaping @MainActor (Invocation) -> Void
  ) throws -> Chain<GaugeDelegateWitness> {
    let chain = Chain(delegate.gaugeDelegateWitness)
    try chain.append(.intercepting("handler", handler: handler))
    return chain
  }

  @Test func aHandlerSeesRequirementArgumentsAndResult() throws {
    let delegate = FullDelegate()
    var seen: [String] = []
    let chain = try chain(delegate) { invocation in
      #expect(invocation.result == nil && !invocation.isEnded)
      seen.append("\(invocation.requirement.key) \(invocation.arguments[1])")
      try? invocation.proceed()
      seen.append("\(invocation.result ?? "none")")
    }
    #expect(chain.pass { $0.witness.weightAt?(gauge, 4) } == .some(4.5))
    #expect(seen == ["weightAt 4", "4.5"])
  }

  @Test func argumentsAndResultCanBeChanged() throws {
    let delegate = FullDelegate()
    let chain = try chain(delegate) { invocation in
      guard invocation.requirement.key == "weightAt", let position: Int = try? invocation.argument(at: 1) else {
        return
      }
      try? invocation.setArgument(position + 10, at: 1)
      try? invocation.proceed()
      guard let weight = invocation.result as? Double else { return }
      try? invocation.setResult(weight * 2)
    }
    #expect(chain.pass { $0.witness.weightAt?(gauge, 1) } == .some(23))  // (11 + 0.5) · 2
    #expect(chain.pass { $0.witness.readingAt?(gauge, 1) } == .some(10))
  }

  @Test func aHandlerMayProceedNeverOnceOrOften() throws {
    let delegate = FullDelegate()
    for count in 0...3 {
      let chain = try chain(delegate) { invocation in
        for _ in 0..<count { try? invocation.proceed() }
      }
      delegate.changes = 0
      _ = chain.pass { $0.witness.didChange?(gauge) }
      #expect(delegate.changes == count)
    }
  }

  @Test func aCallWithAResultProceedsIfTheHandlerGivesNone() throws {
    let delegate = FullDelegate()
    let chain = try chain(delegate) { _ in }
    #expect(chain.pass { $0.witness.weightAt?(gauge, 1) } == .some(1.5))
    #expect(chain.pass { $0.witness.labelAt?(gauge, 1) } == .some(.some("label 1")))
    #expect(chain.pass { $0.witness.labelAt?(gauge, 0) } == .some(.some(nil)))
  }

  @Test func aHandlerMayAnswerWithoutProceeding() throws {
    let delegate = FullDelegate()
    let chain = try chain(delegate) { invocation in
      if invocation.requirement.key == "labelAt" { try? invocation.setResult("instead") }
      if invocation.requirement.key == "weightAt" { try? invocation.setResult(-1.0) }
    }
    #expect(chain.pass { $0.witness.labelAt?(gauge, 3) } == .some(.some("instead")))
    #expect(chain.pass { $0.witness.weightAt?(gauge, 3) } == .some(-1))
  }

  @Test func anOptionalResultCanBeSetToNil() throws {
    let delegate = FullDelegate()
    let chain = try chain(delegate) { invocation in
      guard invocation.requirement.key == "labelAt" else { return }
      try? invocation.setResult(Optional<String>.none as Any)
    }
    #expect(chain.pass { $0.witness.labelAt?(gauge, 3) } == .some(.some(nil)))
  }

  @Test func wrongTypesAreErrorsThatNameRequirementPositionAndTypes() throws {
    let delegate = FullDelegate()
    var errors: [InvocationError] = []
    let chain = try chain(delegate) { invocation in
      do throws(InvocationError) { try invocation.setArgument("one", at: 1) } catch { errors.append(error) }
      do throws(InvocationError) { try invocation.setArgument(1, at: 2) } catch { errors.append(error) }
      do throws(InvocationError) { _ = try invocation.argument(at: 1, as: String.self) } catch { errors.append(error) }
      do throws(InvocationError) { _ = try invocation.argument(at: -1, as: Int.self) } catch { errors.append(error) }
      do throws(InvocationError) { try invocation.setResult("heavy") } catch { errors.append(error) }
    }
    // The call itself is unharmed.
    #expect(chain.pass { $0.witness.weightAt?(gauge, 2) } == .some(2.5))
    #expect(
      errors.map(\.description) == [
        "gauge(_:weightAt:): argument 1 is of type Int, not String",
        "gauge(_:weightAt:): there is no argument 2; it has 2, counted from 0",
        "gauge(_:weightAt:): argument 1 is of type Int, not String",
        "gauge(_:weightAt:): there is no argument -1; it has 2, counted from 0",
        "gauge(_:weightAt:): the result is of type Double, not String",
      ])
  }

  @Test func anInvocationThatIsKeptHasEnded() throws {
    let delegate = FullDelegate()
    var kept: Invocation?
    let chain = try chain(delegate) { kept = $0 }
    _ = chain.pass { $0.witness.didChange?(gauge) }
    let invocation = try #require(kept)
    #expect(invocation.isEnded && invocation.arguments.isEmpty && invocation.result == nil)
    #expect(invocation.requirement.key == "didChange")
    let ended = InvocationError.ended(requirement: "gaugeDidChange(_:)")
    #expect(throws: ended) { try invocation.proceed() }
    #expect(throws: ended) { try invocation.setArgument(1, at: 0) }
    #expect(throws: ended) { try invocation.setResult(()) }
    #expect(throws: ended) { try invocation.argument(at: 0, as: Gauge.self) }
    #expect(delegate.changes == 0)
  }

  @Test func anInvocationThatIsKeptIsNoOtherCalls() throws {
    let delegate = FullDelegate()
    var kept: [Invocation] = []
    let chain = try chain(delegate) { invocation in
      #expect(kept.allSatisfy { $0 !== invocation && $0.isEnded })
      #expect(!invocation.isEnded && invocation.result == nil)
      #expect(invocation.arguments[1] as? Int == kept.count)
      if kept.count < 3 { kept.append(invocation) }
      try? invocation.setArgument(7, at: 1)
    }
    for position in 0..<3 { #expect(chain.pass { $0.witness.weightAt?(gauge, position) } == .some(7.5)) }
    // These two are not kept.
    for _ in 0..<2 { #expect(chain.pass { $0.witness.weightAt?(gauge, 3) } == .some(7.5)) }
    #expect(kept.count == 3)
  }

  @Test func aHandlerMayCallTheHostBack() throws {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    var depth = 0
    try chain.append(
      .intercepting("nested", where: { $0.key == "weightAt" }) { invocation in
        depth += 1
        let inner: Double? = depth < 3 ? chain.pass { $0.witness.weightAt?(gauge, 0) } ?? nil : 0
        depth -= 1
        try? invocation.proceed()
        guard let weight = invocation.result as? Double else { return }
        try? invocation.setResult(weight + (inner ?? -100))
      })
    #expect(chain.pass { $0.witness.weightAt?(gauge, 0) } == .some(1.5))  // three levels of 0.5
  }

  @Test func whatIsLeftOutStaysLeftOutUntilItIsFilled() throws {
    let delegate = BareDelegate()
    let chain = try chain(delegate) { _ in }
    #expect(chain.answers.map(\.isImplemented) == [true, false, false, false])
    try chain.append(Interposer("fill") { try $0.fill(1, with: 6.5) })
    #expect(chain.pass { $0.witness.weightAt?(gauge, 3) } == .some(6.5))
    do {
      try chain.append(Interposer("wrong") { try $0.fill(1, with: "six") })
      Issue.record("a text was taken for a weight")
    } catch {
      #expect(
        "\(error)"
          == "interposer 'wrong': its edit failed: "
          + "gauge(_:weightAt:): the result is of type Double, not String")
    }
  }

  @Test func aCompositeInterceptsItsParts() throws {
    let first = FullDelegate()
    let second = FullDelegate()
    let chain = Chain(TwinWitness(first: first.gaugeDelegateWitness, second: second.gaugeDelegateWitness))
    var keys: [String] = []
    try chain.append(.intercepting("all") { keys.append($0.requirement.key) })
    #expect(chain.pass { $0.witness.second.weightAt?(gauge, 1) } == .some(1.5))
    #expect(chain.pass { $0.witness.first.readingAt?(gauge, 1) } == .some(10))
    #expect(keys == ["weightAt", "readingAt"])
  }

  @Test func aTraceNamesTheLayerThatAnswers() throws {
    let delegate = FullDelegate()
    let chain = Chain(delegate.gaugeDelegateWitness)
    try chain.append(.mapWeightAt("doubled") { weight, _, _ in weight * 2 })
    var lines: [String] = []
    try chain.trace { call in
      #expect(call.duration >= .zero)
      lines.append(String("\(call)".prefix { $0 != "µ" }.reversed().drop { $0 != "i" }.reversed().dropLast(2)))
    }
    _ = chain.pass { resolution in
      _ = resolution.witness.weightAt?(gauge, 1)
      _ = resolution.witness.labelAt?(gauge, 0)
      resolution.witness.didChange?(gauge)
    }
    #expect(
      lines == [
        "weightAt(Gauge, 1) = 3.0 by doubled", "labelAt(Gauge, 0) = nil by FullDelegate",
        "didChange(Gauge) by FullDelegate",
      ])
    // Who stands above the trace answers the host, but not the trace.
    try chain.append(.mapWeightAt("halved") { weight, _, _ in weight / 2 })
    try chain.remove(named: "doubled")
    #expect(chain.pass { $0.witness.weightAt?(gauge, 1) } == .some(0.75))
    #expect(lines.last == "weightAt(Gauge, 1) = 1.5 by FullDelegate")
    try chain.remove(named: "trace")
    _ = chain.pass { $0.witness.didChange?(gauge) }
    #expect(lines.count == 4)
  }
}
