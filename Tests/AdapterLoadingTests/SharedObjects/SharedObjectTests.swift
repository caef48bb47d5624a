import Foundation
import Testing

@testable import AdapterLoading

@Suite("Shared objects read without loading them")
struct SharedObjectTests {
  private static let library = Result { try CompiledLibrary.bytes(of: CompiledLibrary.entrySource) }

  private func library() throws -> [UInt8] { try Self.library.get() }

  private func fault(_ bytes: [UInt8]) -> SharedObjectFault? {
    do {
      _ = try SharedObject(bytes)
      return nil
    } catch {
      return error
    }
  }

  /// The library with some bytes replaced.
  private func library(_ edits: [(offset: Int, bytes: [UInt8])]) throws -> [UInt8] {
    var bytes = try library()
    for edit in edits { bytes.replaceSubrange(edit.offset..<edit.offset + edit.bytes.count, with: edit.bytes) }
    return bytes
  }

  @Test(
    "Exported functions are found through either hash table",
    arguments: ["gnu", "sysv", "both"])
  func exports(hashStyle: String) throws {
    let bytes = try CompiledLibrary.bytes(
      of: CompiledLibrary.entrySource, flags: ["-shared", "-fPIC", "-Wl,--hash-style=\(hashStyle)"])
    let object = try SharedObject(bytes)
    #expect(try object.exportsFunction(named: "swivel_adapter_entry"))
    #expect(try object.exportsFunction(named: "other"))
    #expect(try !object.exportsFunction(named: "swivel_adapter_entr"))
    #expect(try !object.exportsFunction(named: ""))
    #expect((object.dynamicTable.gnuHash != nil) == (hashStyle != "sysv"))
    #expect((object.dynamicTable.systemVHash != nil) == (hashStyle != "gnu"))
  }

  @Test("Each of a thousand functions is found, and none beside them")
  func manyExports() throws {
    let source = (0..<1000).map { "int function_\($0)(void) { return \($0); }" }.joined(separator: "\n")
    for style in ["gnu", "sysv"] {
      let object = try SharedObject(
        CompiledLibrary.bytes(of: source, flags: ["-shared", "-fPIC", "-Wl,--hash-style=\(style)"]))
      for index in 0..<1000 { #expect(try object.exportsFunction(named: "function_\(index)")) }
      for index in 1000..<2000 { #expect(try !object.exportsFunction(named: "function_\(index)")) }
    }
  }

  @Test(
    "What is not an exported function of the file is not taken for one",
    arguments: [
      "static void *swivel_adapter_entry(void) { return 0; } void *use(void) { return swivel_adapter_entry(); }",
      "int swivel_adapter_entry = 1;",
      "extern void *swivel_adapter_entry(void); void *use(void) { return swivel_adapter_entry(); }",
      "__attribute__((visibility(\"hidden\"))) void *swivel_adapter_entry(void) { return 0; }",
    ])
  func notExported(source: String) throws {
    let object = try SharedObject(CompiledLibrary.bytes(of: source))
    #expect(try !object.exportsFunction(named: "swivel_adapter_entry"))
  }

  @Test("Weak and protected functions are exported too", arguments: ["weak", "visibility(\"protected\")"])
  func exportedOtherwise(attribute: String) throws {
    let source = "__attribute__((\(attribute))) void *swivel_adapter_entry(void) { return 0; }"
    #expect(try SharedObject(CompiledLibrary.bytes(of: source)).exportsFunction(named: "swivel_adapter_entry"))
  }

  @Test("The needed libraries are listed")
  func neededLibraries() throws {
    let bytes = try CompiledLibrary.bytes(
      of: CompiledLibrary.entrySource, flags: ["-shared", "-fPIC", "-Wl,--no-as-needed", "-lm"])
    #expect(try SharedObject(bytes).neededLibraries() == ["libm.so.6", "libc.so.6"])
    let alone = try CompiledLibrary.bytes(of: CompiledLibrary.entrySource, flags: ["-shared", "-fPIC", "-nostdlib"])
    #expect(try SharedObject(alone).neededLibraries() == [])
  }

  @Test("The compilers' records are read, each once")
  func toolRecords() throws {
    let source = """
      __asm__(".ident \\"clang version 1.2.3 (swift 0a)\\"");
      __asm__(".ident \\"clang version 1.2.3 (swift 0a)\\"");
      __asm__(".ident \\"another\\"");
      """
    let records = try SharedObject(CompiledLibrary.bytes(of: source)).toolRecords()
    #expect(records.filter { $0 == "clang version 1.2.3 (swift 0a)" }.count == 1)
    #expect(records.contains("another"))
  }

  @Test("A real Swift library passes, and names the toolchain that built it")
  func swiftLibrary() throws {
    let path = try #require(ProcessFacts.imagePath(containing: unsafeBitCast(String.self, to: UInt.self)))
    #expect(path.hasSuffix("/libswiftCore.so"))
    let object = try SharedObject(RegularFile(path: path))
    #expect(try object.exportsFunction(named: "swift_retain"))
    #expect(try object.toolRecords().contains { $0.contains("clang version") })
    #expect(try object.neededLibraries().contains("libc.so.6"))
  }

  @Test("A file that was stripped of its section headers can still be loaded")
  func withoutSections() throws {
    let bytes = try library([(40, [UInt8](repeating: 0, count: 8)), (60, [0, 0, 0, 0])])
    let object = try SharedObject(bytes)
    #expect(try object.exportsFunction(named: "swivel_adapter_entry"))
    #expect(try object.toolRecords() == [])
  }

  @Test("Files that are no shared library for this process are told apart")
  func others() throws {
    #expect(fault([]) == .empty)
    #expect(fault(Array("#!/bin/sh\n".utf8)) == .notELF)
    #expect(fault([0x7F]) == .notELF)
    #expect(fault([0x7F, 0x45, 0x4C, 0x46]) == .truncated(part: "the header", size: 4))
    #expect(try fault(library([(4, [1])])) == .wrongClass(bits: 32))
    #expect(try fault(library([(4, [9])])) == .wrongClass(bits: nil))
    #expect(try fault(library([(5, [2])])) == .wrongByteOrder)
    let machine = SharedObjectHeader.nativeMachine
    #expect(try fault(library([(18, [8, 0])])) == .wrongMachine(found: 8, expected: machine))
    #expect(try fault(library([(16, [4, 0])])) == .wrongType(4))
    #expect(try fault(CompiledLibrary.bytes(of: "int f;", flags: ["-c"])) == .wrongType(1))
    let program = "int main(void) { return 0; }"
    #expect(try fault(CompiledLibrary.bytes(of: program, flags: ["-no-pie"])) == .wrongType(2))
    #expect(try fault(CompiledLibrary.bytes(of: program, flags: ["-fPIE", "-pie"])) == .wrongType(2))
    _ = try SharedObject(CompiledLibrary.bytes(of: program, flags: ["-no-pie"]), kind: .image)
  }

  @Test("A file cut off anywhere is refused")
  func truncated() throws {
    let bytes = try library()
    for count in stride(from: 0, to: bytes.count, by: 37) + [bytes.count - 1] {
      let fault = fault(Array(bytes[..<count]))
      switch count {
      case 0: #expect(fault == .empty)
      case 1..<4: #expect(fault == .notELF)
      default:
        guard case .truncated(_, UInt64(count)) = fault else {
          Issue.record("cut off after \(count) bytes: \(String(describing: fault))")
          continue
        }
      }
    }
    #expect(fault(bytes) == nil)
  }

  @Test("A file that contradicts itself is refused")
  func damaged() throws {
    let bytes = try library()
    let segments = 64  // The linker puts the program headers right behind the header.
    let dynamic = try #require((0..<20).first { Record(bytes: bytes).word(at: segments + $0 * 56) == 2 })
    let load = try #require((0..<20).first { Record(bytes: bytes).word(at: segments + $0 * 56) == 1 })
    let all = [UInt8](repeating: 0xFF, count: 8)
    let size = UInt64(bytes.count)

    // No program header at all, or none of a kind that is needed.
    #expect(try fault(library([(56, [0, 0])])) == .malformed("it has no program headers"))
    #expect(try fault(library([(54, [57, 0])])) == .malformed("program headers of 57 bytes"))
    #expect(
      try fault(library([(segments + dynamic * 56, [0])])) == .malformed("it has no dynamic table"))
    // A table or a segment beyond the end, by a little or by so much that a sum would overflow.
    #expect(try fault(library([(32, all)])) == .truncated(part: "the program headers", size: size))
    #expect(try fault(library([(40, all)])) == .truncated(part: "the section headers", size: size))
    #expect(
      try fault(library([(segments + load * 56 + 8, all)])) == .truncated(part: "a loaded segment", size: size))
    #expect(
      try fault(library([(segments + load * 56 + 32, all)])) == .truncated(part: "a loaded segment", size: size))
    // A segment whose memory is smaller than its part of the file, or leaves the address space.
    #expect(
      try fault(library([(segments + load * 56 + 40, [0, 0, 0, 0, 0, 0, 0, 0])]))
        == .malformed("a segment is larger in the file than in memory"))
    #expect(
      try fault(
        library([
          (segments + load * 56 + 16, [0, 0xF0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]),
          (segments + load * 56 + 40, [0, 0, 0, 0, 0, 0, 0, 1]),
        ]))
        == .malformed("a segment leaves the address space"))
    #expect(
      try fault(library([(segments + load * 56 + 48, [3, 0, 0, 0, 0, 0, 0, 0])]))
        == .malformed("a segment is not aligned"))
    // The dynamic table elsewhere.
    #expect(
      try fault(library([(segments + dynamic * 56 + 16, all)])) == .malformed("the dynamic table is not in the file"))
    // No end mark, since the table is cut off after its first entry.
    #expect(
      try fault(library([(segments + dynamic * 56 + 32, [16, 0, 0, 0, 0, 0, 0, 0])]))
        == .malformed("its dynamic table has no end"))
  }

  @Test("Each fault reads as what is wrong with the file")
  func descriptions() {
    #expect(SharedObjectFault.empty.description == "it is empty")
    #expect(SharedObjectFault.notELF.description == "it is not an ELF file")
    #expect(SharedObjectFault.wrongClass(bits: 32).description == "it is for 32 bits, this process has 64")
    #expect(
      SharedObjectFault.wrongMachine(found: 183, expected: 62).description
        == "it is for AArch64, this process runs on x86-64")
    #expect(SharedObjectFault.wrongType(1).description == "it is an object file, not a shared library")
    #expect(
      SharedObjectFault.truncated(part: "a section", size: 100).description
        == "it is truncated: it ends after 100 bytes, before the end of a section")
  }
}
