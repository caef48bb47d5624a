import TestSupport
import Testing

@testable import AdapterLoading

/// Any bytes at all make a shared object or throw.
@Suite("Damaged shared objects")
struct SharedObjectMutationTests {
  /// Numbers at which sums, products and comparisons tip over.
  private static let edges: [UInt64] = [
    0, 1, 2, 7, 8, 55, 56, 57, 63, 64, 0xFF, 0xFFF, 0x1000, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, 0x1_0000_0000,
    0x7FFF_FFFF_FFFF_FFFF, 0x8000_0000_0000_0000, 0xFFFF_FFFF_FFFF_FFF0, 0xFFFF_FFFF_FFFF_FFFF,
  ]

  @Test("Ten thousand mutations of each library neither trap nor slip through", arguments: ["gnu", "sysv"])
  func mutations(hashStyle: String) throws {
    let original = try CompiledLibrary.bytes(
      of: CompiledLibrary.entrySource, flags: ["-shared", "-fPIC", "-Wl,--hash-style=\(hashStyle)"])
    let places = Self.interestingPlaces(in: original)
    var generator = SeededGenerator(seed: 20260)
    var refused = 0
    for _ in 0..<10_000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        Self.mutate(&bytes, places: places, using: &generator)
      }
      if bytes.isEmpty || !Self.passes(bytes) { refused += 1 }
    }
    // Most mutations hit what is checked; some hit what nobody reads.
    #expect(refused > 2_000)
    #expect(refused < 10_000)
  }

  @Test("Noise neither traps nor slips through")
  func noise() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      var bytes = (0..<Int.random(in: 0...2_000, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      if Bool.random(using: &generator) {
        let start: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 62, 0, 1, 0, 0, 0]
        bytes.replaceSubrange(0..<min(start.count, bytes.count), with: start)
      }
      #expect(!Self.passes(bytes))
    }
  }

  /// Reads everything that is read of a module. What passes must lie within the file, by a second, naive reading.
  private static func passes(_ bytes: [UInt8]) -> Bool {
    do {
      let object = try SharedObject(bytes)
      let record = Record(bytes: bytes)
      let table = Int(record.doubleWord(at: 32))
      for index in 0..<Int(record.half(at: 56)) where record.word(at: table + index * 56) == 1 {
        let offset = record.doubleWord(at: table + index * 56 + 8)
        let size = record.doubleWord(at: table + index * 56 + 32)
        #expect(offset.addingReportingOverflow(size).overflow == false && offset + size <= UInt64(bytes.count))
      }
      _ = try object.neededLibraries()
      _ = try object.exportsFunction(named: "swivel_adapter_entry")
      _ = try object.exportsFunction(named: "absent")
      _ = try object.toolRecords()
      return true
    } catch {
      return false
    }
  }

  private static func mutate(_ bytes: inout [UInt8], places: [Int], using generator: inout SeededGenerator) {
    guard bytes.count > 8 else { return }
    let place = places.randomElement(using: &generator).map { min($0, bytes.count - 8) } ?? 0
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      bytes.removeLast(Int.random(in: 1..<bytes.count, using: &generator))
    case 1:
      bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 2:
      bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 3:
      // One field in place of another.
      let other = places.randomElement(using: &generator).map { min($0, bytes.count - 8) } ?? 0
      bytes.replaceSubrange(place..<place + 8, with: Array(bytes[other..<other + 8]))
    default:
      let width = [2, 4, 8].randomElement(using: &generator) ?? 8
      let value = edges.randomElement(using: &generator) ?? 0
      for index in 0..<width { bytes[place + index] = UInt8(truncatingIfNeeded: value >> UInt64(index * 8)) }
    }
  }

  /// The positions of all that is read: the header, the tables and what they point to, field by field.
  private static func interestingPlaces(in bytes: [UInt8]) -> [Int] {
    let record = Record(bytes: bytes)
    var places = Array(stride(from: 0, to: 64, by: 2))
    let sections = Int(record.doubleWord(at: 40))
    for index in 0..<Int(record.half(at: 60)) {
      let entry = sections + index * 64
      places += stride(from: entry, to: entry + 64, by: 4)
      // Dynamic tables, symbols, texts and hash tables, but not the code.
      let isTable = [3, 5, 6, 11, 0x6FFF_FFF6].contains(record.word(at: entry + 4))
      let start = Int(record.doubleWord(at: entry + 24))
      let size = Int(record.doubleWord(at: entry + 32))
      if isTable { places += stride(from: start, to: start + min(size, 1024), by: 4) }
    }
    let segments = Int(record.doubleWord(at: 32))
    places += stride(from: segments, to: segments + Int(record.half(at: 56)) * 56, by: 4)
    return places
  }
}
