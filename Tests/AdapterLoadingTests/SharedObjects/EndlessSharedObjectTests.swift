import Foundation
import Glibc
import Testing

@testable import AdapterLoading

/// Files that would keep their reader busy, or make it reserve more memory than there is.
@Suite("Shared objects without end")
struct EndlessSharedObjectTests {
  private static func library(hashStyle: String) throws -> [UInt8] {
    try CompiledLibrary.bytes(
      of: CompiledLibrary.entrySource, flags: ["-shared", "-fPIC", "-Wl,--hash-style=\(hashStyle)"])
  }

  private func put(_ value: UInt32, at offset: UInt64, of bytes: inout [UInt8]) {
    for index in 0..<4 { bytes[Int(offset) + index] = UInt8(truncatingIfNeeded: value >> UInt32(index * 8)) }
  }

  /// Where in the file a table stands that the dynamic table names.
  private func place(of address: UInt64?, in object: SharedObject<[UInt8]>) throws -> UInt64 {
    let address = try #require(address)
    return try #require(object.segments.lazy.compactMap { $0.fileOffset(ofAddress: address, count: 1) }.first)
  }

  @Test("A bucket whose symbols come round to its first, in a table that says it has four billion")
  func circularBucket() throws {
    var bytes = try Self.library(hashStyle: "sysv")
    let object = try SharedObject(bytes)
    let table = try place(of: object.dynamicTable.systemVHash, in: object)
    let record = Record(bytes: bytes)
    let (buckets, symbols) = (record.word(at: Int(table)), record.word(at: Int(table) + 4))
    for symbol in 1..<symbols { put(symbol, at: table + 8 + UInt64(buckets + symbol) * 4, of: &bytes) }
    // Each symbol is followed by itself: what is not there is looked for until the count is used up.
    let circular = try SharedObject(bytes)
    #expect(throws: SharedObjectFault.malformed("its hash table does not end")) {
      for index in 0..<64 { _ = try circular.exportsFunction(named: "absent\(index)") }
    }
    put(0xFFFF_FFFF, at: table + 4, of: &bytes)
    let boundless = try SharedObject(bytes)
    #expect(throws: SharedObjectFault.malformed("the hash table is not in the file")) {
      try boundless.exportsFunction(named: "absent")
    }
  }

  @Test("A file of a terabyte, of which hardly anything is there")
  func sparseFile() throws {
    let folder = try TemporaryFolder()
    var bytes = try Self.library(hashStyle: "gnu")
    let terabyte: UInt64 = 1 << 40
    let record = Record(bytes: bytes)
    for index in 0..<Int(record.half(at: 56)) {
      let header = 64 + index * 56
      let isLastSegment = record.word(at: header) == 1 && record.word(at: header + 4) & 2 != 0
      guard isLastSegment || record.word(at: header) == 2 else { continue }
      // The last segment goes on to the end of the file, and so does the dynamic table.
      let size = terabyte - record.doubleWord(at: header + 8)
      for field in [32, 40] {
        put(UInt32(truncatingIfNeeded: size), at: UInt64(header + field), of: &bytes)
        put(UInt32(size >> 32), at: UInt64(header + field + 4), of: &bytes)
      }
    }
    let path = try folder.write(bytes, to: "huge.so")
    // Not every file system has files this large.
    guard truncate(path, off_t(terabyte)) == 0 else { return }
    let file = try RegularFile(path: path)
    #expect(throws: SharedObjectFault.malformed("its dynamic table is too large")) { try SharedObject(file) }
    // Nor is one read whole that is no library at all.
    let zeros = try folder.write([], to: "zeros.so")
    try #require(truncate(zeros, off_t(terabyte)) == 0)
    let empty = try RegularFile(path: zeros)
    #expect(throws: SharedObjectFault.notELF) { try SharedObject(empty) }
    let json = try folder.write([], to: "zeros.json")
    try #require(truncate(json, off_t(terabyte)) == 0)
    #expect(
      throws: AdapterLoadingError.manifestUnreadable(
        path: json, reason: "it cannot be read: it has more than 65536 bytes")
    ) { try ManifestFile(contentsOf: json) }
  }
}
