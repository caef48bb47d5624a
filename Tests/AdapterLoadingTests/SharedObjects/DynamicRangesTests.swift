import Testing

@testable import AdapterLoading

/// A library is opened by going where its dynamic table says, without looking.
@Suite("Shared objects whose dynamic table leads out of the file")
struct DynamicRangesTests {
  /// A library with nearly all that a dynamic table can lead to.
  private static let library = Result {
    try CompiledLibrary.bytes(
      of: """
        #include <stdlib.h>
        static int shared = 7; int *volatile pointer = &shared;
        __attribute__((constructor)) static void begin(void) { pointer = 0; }
        __attribute__((destructor)) static void end(void) { pointer = &shared; }
        void *swivel_adapter_entry(void) { return getenv("HOME"); }
        """,
      flags: ["-shared", "-fPIC", "-Wl,--hash-style=both", "-Wl,-soname,libself.so", "-Wl,-rpath,/nowhere"])
  }

  /// The places of the entries in the file, by tag.
  private func places(in bytes: [UInt8]) throws -> [UInt64: Int] {
    let record = Record(bytes: bytes)
    let header = try #require((0..<20).map { 64 + $0 * 56 }.first { record.word(at: $0) == 2 })
    let table = Int(record.doubleWord(at: header + 8))
    var places: [UInt64: Int] = [:]
    for offset in stride(from: table, to: table + Int(record.doubleWord(at: header + 32)), by: 16) {
      let tag = record.doubleWord(at: offset)
      if tag == 0 { break }
      places[tag] = places[tag] ?? offset
    }
    return places
  }

  private func library(with value: UInt64, at place: Int) throws -> [UInt8] {
    var bytes = try Self.library.get()
    for index in 0..<8 { bytes[place + index] = UInt8(truncatingIfNeeded: value >> UInt64(index * 8)) }
    return bytes
  }

  @Test(
    "What the loader would follow is checked, by whatever it is wrong",
    arguments: [
      (5, "the names: not in the file"), (6, "the symbol table: not in the file"),
      (7, "the relocations: not in the file"), (25, "the list of initialisers: not in the file"),
      (26, "the list of finalisers: not in the file"), (12, "the initialiser: not in the file"),
      (13, "the finaliser: not in the file"), (4, "the hash table: not in the file"),
      (0x6FFF_FEF5, "the hash table: not in the file"), (0x6FFF_FFF0, "the symbols' versions: not in the file"),
      (0x6FFF_FFFE, "the versions it needs: not in the file"), (14, "its own name: not in the file"),
      (1, "the name of a needed library: not in the file"),
    ] as [(UInt64, String)])
  func address(tag: UInt64, reason: String) throws {
    let bytes = try Self.library.get()
    _ = try SharedObject(bytes)
    let place = try #require(places(in: bytes)[tag], "this linker writes no entry of tag \(tag)")
    for wrong in [UInt64(bytes.count) * 16, 0x7FFF_FFFF_FFFF_FFF8, .max] {
      let damaged = try library(with: wrong, at: place + 8)
      #expect(throws: SharedObjectFault.malformed(reason)) { try SharedObject(damaged) }
    }
  }

  @Test("A table's size is part of it, and a table without a size is none", arguments: [(7, 8), (25, 27), (5, 10)])
  func size(tag: UInt64, sizeTag: UInt64) throws {
    let places = try places(in: Self.library.get())
    let place = try #require(places[sizeTag])
    for wrong in [UInt64(1) << 32, .max] {
      let damaged = try library(with: wrong, at: place + 8)
      #expect(throws: SharedObjectFault.self) { try SharedObject(damaged) }
    }
    // The size's entry becomes one that nobody reads.
    let unsized = try library(with: 0x6000_0000, at: place)
    #expect(throws: SharedObjectFault.self) { try SharedObject(unsized) }
  }
}
