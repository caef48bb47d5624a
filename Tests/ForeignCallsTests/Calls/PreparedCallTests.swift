import CForeignFixtures
import ForeignCalls
import Testing

/// Calls that are prepared once.
struct PreparedCallTests {
  @Test func argumentsStaySet() throws {
    let call = PreparedCall(try Fixture.function("void fixture_store(int *place, int value)"))
    var place: Int32 = 0
    try withUnsafeMutablePointer(to: &place) { pointer in
      try call.set(pointer, at: 0)
      for value in Int32(1)...3 {
        try call.set(value, at: 1)
        try call.perform()
        #expect(pointer.pointee == value)
      }
    }
    #expect(call.result == .void)
  }

  @Test func allArgumentsMustBeSet() throws {
    let call = PreparedCall(try Fixture.function("void fixture_store(int *place, int value)"))
    try call.set(Int32(1), at: 1)
    #expect(
      throws: ForeignCallError.argumentNotSet(function: "void fixture_store(int *place, int value)", position: 1)
    ) { try call.perform() }
  }

  @Test func aRefusedArgumentLeavesTheOldOne() throws {
    let call = PreparedCall(try Fixture.function("int fixture_negated_int(int)"))
    try call.set(Int32(5), at: 0)
    #expect(throws: ForeignCallError.self) { try call.set(2.5, at: 0) }
    #expect(throws: ForeignCallError.self) { try call.set(ForeignValue.integer(1 << 40), at: 0) }
    #expect(throws: ForeignCallError.noSuchArgument(function: "int fixture_negated_int(int)", position: 2, count: 1)) {
      try call.set(Int32(5), at: 1)
    }
    #expect(throws: ForeignCallError.self) { try call.set(Int32(5), at: -1) }
    try call.perform()
    #expect(try call.result(as: Int32.self) == -5)
    #expect(throws: ForeignCallError.self) { try call.result(as: Int64.self) }
  }

  @Test func stringsLiveUntilTheyAreReplaced() throws {
    let call = PreparedCall(try Fixture.function("int fixture_length(const char *)"))
    try call.set(String(repeating: "x", count: 100), at: 0)
    try call.perform()
    try call.perform()
    #expect(call.result == 100)
    try call.set("four" as ForeignValue, at: 0)
    try call.perform()
    #expect(call.result == 4)
    try call.set(nil as UnsafePointer<CChar>?, at: 0)
    try call.perform()
    #expect(call.result == -1)
  }

  /// The callee calls itself through the same prepared call.
  @Test func reentrant() throws {
    final class Box: @unchecked Sendable { var call: PreparedCall? }
    let box = Box()
    let signature = try CallSignature("int (int)")
    let closure = try ForeignClosure(signature) { invocation in
      let depth: Int32 = try invocation.argument(0)
      guard depth > 0, let call = box.call else { return try invocation.setResult(Int32(1)) }
      try call.set(depth - 1, at: 0)
      try call.perform()
      try invocation.setResult(call.result(as: Int32.self) * 2)
    }
    let call = PreparedCall(ForeignFunction(closure.address, signature))
    box.call = call
    try call.set(Int32(10), at: 0)
    try call.perform()
    #expect(call.result == 1024)
    box.call = nil
    withExtendedLifetime(closure) {}
  }
}
