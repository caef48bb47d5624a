import CForeignFixtures
import ForeignCalls
import Testing

/// Pointers and strings.
struct PointerCallTests {
  @Test func pointersPassUnchanged() throws {
    let function = try Fixture.function("void *fixture_same_pointer(void *)")
    let pointer = UnsafeMutableRawPointer(bitPattern: 0x7654_3210)
    #expect(try function.call(pointer, returning: UnsafeMutableRawPointer?.self) == pointer)
    #expect(try function.call(nil as UnsafeRawPointer?, returning: UnsafeRawPointer?.self) == nil)
    #expect(try function.call([nil]) == .pointer(nil))
    #expect(try function.call([.pointer(pointer)]).pointer == pointer)
    let opaque = try #require(OpaquePointer(bitPattern: 64))
    #expect(try function.call(opaque, returning: OpaquePointer?.self) == opaque)
  }

  @Test func calleesWriteThroughPointers() throws {
    let function = try Fixture.function("void fixture_store(int *place, int value)")
    var place: Int32 = 0
    try withUnsafeMutablePointer(to: &place) { try function.call($0, Int32(-77)) }
    #expect(place == -77)
  }

  @Test func strings() throws {
    let function = try Fixture.function("int fixture_length(const char *text)")
    #expect(try function.call("", returning: Int32.self) == 0)
    // Two bytes in UTF-8.
    #expect(try function.call("ü", returning: Int32.self) == 2)
    let long = String(repeating: "long ", count: 1000)
    #expect(try function.call(long, returning: Int32.self) == 5000)
    #expect(try function.call([.string(long)]) == 5000)
    #expect(try function.call(nil as String?, returning: Int32.self) == -1)
    #expect(try function.call("some" as String?, returning: Int32.self) == 4)
    let typed = try function.typed(String.self, returning: Int32.self)
    #expect(typed("typed") == 5)
    let length = try "bytes".withCString { try function.call($0, returning: Int32.self) }
    #expect(length == 5)
  }

  @Test func stringsAsResults() throws {
    let greeting = try Fixture.function("const char *fixture_greeting(void)")
    #expect(try greeting.call(returning: String?.self) == "grüß dich")
    let nothing = try Fixture.function("const char *fixture_no_text(void)")
    #expect(try nothing.call(returning: String?.self) == nil)
  }

  @Test func textIsNoOtherPointer() throws {
    let function = try Fixture.function("void *fixture_same_pointer(void *)")
    #expect(throws: ForeignCallError.self) { try function.call("text", returning: UnsafeRawPointer?.self) }
    #expect(throws: ForeignCallError.self) { try function.call(["text"]) }
  }
}
