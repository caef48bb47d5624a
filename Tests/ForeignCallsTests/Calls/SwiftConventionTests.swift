import ForeignCalls
import Testing

/// libffi knows C's calling convention alone, and Swift's is another: `self`, errors and contexts have registers of their own.
struct SwiftConventionTests {
  private struct Point {
    var x = 1.0
    var name = "one"
  }

  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "nothing was thrown"
    } catch {
      return "\(error)"
    }
  }

  @Test("13. libffi does not speak Swift's convention: a signature has C's types alone, and Swift's are refused")
  func signaturesAreC() {
    #expect(
      message { _ = try CallSignature("int f(String text)") }
        == "int f(String text): column 7: unknown type ‘String’: declare it in CTypeNames, or use a pointer to it")
    for declaration in ["int f(int) throws", "func f(_ x: Int) -> Int", "(Int) -> Int", "int f(inout int x)"] {
      #expect(throws: CDeclarationError.self) { try CallSignature(declaration) }
    }
  }

  @Test("13. libffi does not speak Swift's convention: Swift's closures and structs are no arguments for C")
  func argumentsAreC() {
    let offset = 3
    let closure: (Int32) -> Int32 = { $0 + Int32(offset) }
    #expect(!(closure as Any is any ForeignArgument))
    #expect(!(Point() as Any is any ForeignArgument))
    #expect(Int32(1) as Any is any ForeignArgument)
  }

  @Test("13. libffi does not speak Swift's convention: Swift is called through a thunk that does")
  func thunksAreC() throws {
    // A closure with a context: libffi makes the function, and calls the closure from it.
    let offset: Int32 = 3
    let closure = try ForeignClosure("int add(int)") { call in
      let value: Int32 = try call.argument(0)
      try call.setResult(value + offset)
    }
    closure.withAddress { address in
      let function = unsafeBitCast(address, to: (@convention(c) (Int32) -> Int32).self)
      #expect(function(4) == 7)
      #expect(throws: Never.self) { try ForeignFunction(address, closure.signature).call([5]) == 8 }
    }
    // A function without one: the compiler makes it C's.
    let doubled: @convention(c) (Int32) -> Int32 = { $0 * 2 }
    let function = try ForeignFunction(unsafeBitCast(doubled, to: UnsafeRawPointer.self), "int doubled(int)")
    #expect(try function.call(Int32(21), returning: Int32.self) == 42)
  }
}
