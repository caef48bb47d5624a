import CForeignFixtures
import ForeignCalls
import Synchronization
import Testing

/// How long closures live, and what happens to those who call too late.
struct ClosureLifetimeTests {
  /// Tells when it is freed.
  private final class Witness: Sendable {
    let freed: Freed
    init(_ freed: Freed) { self.freed = freed }
    deinit { freed.flag.store(true, ordering: .sequentiallyConsistent) }
  }

  private final class Freed: Sendable {
    let flag = Atomic(false)
    var isFreed: Bool { flag.load(ordering: .sequentiallyConsistent) }
  }

  private final class Holder: Sendable {
    let closure = Mutex<ForeignClosure?>(nil)
  }

  @Test func whatABodyCapturesDiesWithTheClosure() throws {
    let freed = Freed()
    var closure: ForeignClosure? = try {
      let witness = Witness(freed)
      return try ForeignClosure("void (void)") { _ in _ = witness.freed }
    }()
    #expect(closure != nil && !freed.isFreed)
    closure = nil
    #expect(freed.isFreed)
  }

  /// The body lets go of its own closure, goes on with what it captured, and returns a result.
  @Test func freedWhileItRuns() throws {
    let freed = Freed()
    let holder = Holder()
    let address: UnsafeMutableRawPointer = try {
      let witness = Witness(freed)
      let closure = try ForeignClosure("int8_t (int8_t)") { call in
        holder.closure.withLock { $0 = nil }
        #expect(!witness.freed.isFreed)
        try call.setResult(Int8(call.argument(0, as: Int8.self) + 1))
      }
      holder.closure.withLock { $0 = closure }
      return closure.address
    }()
    let caller = try Fixture.function("int8_t fixture_call_int8(void *, int8_t)")
    #expect(try caller.call(address, Int8(5), returning: Int8.self) == 6)
    #expect(freed.isFreed)
  }

  /// It is freed by another thread while it runs in several.
  @Test func freedByAnotherThreadWhileItRuns() throws {
    let freed = Freed()
    let holder = Holder()
    let entered = Atomic<Int>(0)
    let address: UnsafeMutableRawPointer = try {
      let witness = Witness(freed)
      let closure = try ForeignClosure("int64_t (int64_t)") { call in
        // All four are inside before one of them lets go.
        entered.add(1, ordering: .sequentiallyConsistent)
        while entered.load(ordering: .sequentiallyConsistent) < 4 {}
        let own: Int64 = try call.argument(0)
        if own == 0 { holder.closure.withLock { $0 = nil } }
        #expect(!witness.freed.isFreed)
        try call.setResult(own + 1)
      }
      holder.closure.withLock { $0 = closure }
      return closure.address
    }()
    let caller = try Fixture.function("int64_t fixture_call_from_threads(void *, int threads, int calls)")
    // 1 + 2 + 3 + 4
    #expect(try caller.call(address, Int32(4), Int32(1), returning: Int64.self) == 10)
    #expect(freed.isFreed)
  }

  @Test func permanent() throws {
    let freed = Freed()
    let address: UnsafeMutableRawPointer = try {
      let witness = Witness(freed)
      return try ForeignClosure(
        "int8_t (int8_t)",
        calling: { (x: Int8) -> Int8 in
          _ = witness.freed
          return x
        }
      ).makePermanent()
    }()
    #expect(!freed.isFreed)
    let caller = try Fixture.function("int8_t fixture_call_int8(void *, int8_t)")
    #expect(try caller.call(address, Int8(5), returning: Int8.self) == 5)
  }

  /// A closure that nobody else holds lives until the call it was passed to has returned.
  @Test func passedToACall() throws {
    let freed = Freed()
    func closure() throws -> ForeignClosure {
      let witness = Witness(freed)
      return try ForeignClosure(
        "int8_t (int8_t)",
        calling: { (x: Int8) -> Int8 in
          #expect(!witness.freed.isFreed)
          return x &+ 1
        })
    }
    let function = try Fixture.function("int8_t fixture_call_int8(void *, int8_t)")
    #expect(try function.call(closure(), Int8(5), returning: Int8.self) == 6)
    #expect(freed.isFreed)
  }

  /// A prepared call keeps the closure that it was given until it is given another one.
  @Test func keptByAPreparedCall() throws {
    let freed = Freed()
    func closure() throws -> ForeignClosure {
      let witness = Witness(freed)
      return try ForeignClosure(
        "int8_t (int8_t)",
        calling: { (x: Int8) -> Int8 in
          _ = witness
          return x &+ 1
        })
    }
    let call = PreparedCall(try Fixture.function("int8_t fixture_call_int8(void *, int8_t)"))
    try call.set(closure(), at: 0)
    try call.set(Int8(5), at: 1)
    try call.perform()
    #expect(call.result == 6 && !freed.isFreed)
    try call.set(nil as UnsafeRawPointer?, at: 0)
    #expect(freed.isFreed)
  }

  /// More closures than the quarantine holds come and go.
  @Test func manyClosures() throws {
    let caller = try Fixture.function("int8_t fixture_call_int8(void *, int8_t)")
      .typed(ForeignClosure.self, Int8.self, returning: Int8.self)
    let signature = try CallSignature("int8_t (int8_t)")
    for round in 0..<10_000 {
      let added = Int8(truncatingIfNeeded: round)
      let closure = try ForeignClosure(signature, calling: { (x: Int8) -> Int8 in x &+ added })
      #expect(caller(closure, 1) == 1 &+ added)
    }
  }

  @Test func aLateCallEndsTheProcessWithALine() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let address = try ForeignClosure("int8_t late(int8_t)", calling: { (x: Int8) -> Int8 in x }).address
      let caller = try Fixture.function("int8_t fixture_call_int8(void *, int8_t)")
      try caller.call(address, Int8(5))
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("ForeignClosure int8_t late(int8_t): C called it after it was freed"))
  }

  @Test func anErrorThatNobodyAnswersEndsTheProcessWithALine() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct Refusal: Error {}
      let closure = try ForeignClosure("int8_t failing(int8_t)") { _ in throw Refusal() }
      let caller = try Fixture.function("int8_t fixture_call_int8(void *, int8_t)")
      try caller.call(closure, Int8(5))
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("ForeignClosure int8_t failing(int8_t): its body threw: Refusal()"))
  }

  @Test func anAnswerThatDoesNotFitEndsTheProcessWithALine() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct Refusal: Error {}
      let closure = try ForeignClosure("int8_t failing(int8_t)", failure: .returning(1000)) { _ in throw Refusal() }
      let caller = try Fixture.function("int8_t fixture_call_int8(void *, int8_t)")
      try caller.call(closure, Int8(5))
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("the answer for failures does not fit: int8_t failing(int8_t): result: expected int8_t"))
  }
}
