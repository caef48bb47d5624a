import Foundation
import Testing

@testable import AdapterLoading

@Suite("Verdicts that are kept")
struct VerdictCacheTests {
  private let folder: TemporaryFolder
  private let good = AdapterVerdict(finding: .sound, reason: "it loads")
  private let bad = AdapterVerdict(finding: .crashes, reason: "signal 4")

  init() throws {
    folder = try TemporaryFolder()
  }

  private func cache(_ host: String = "6.3.1 0.1.0 1") -> VerdictCache {
    VerdictCache(path: folder["cache/swivel/verdicts.json"], host: host)
  }

  private func identity(_ path: String, adapter: String = "a") throws -> ModuleIdentity {
    try #require(ModuleIdentity(adapter: adapter, path: path))
  }

  @Test("A verdict counts for the file as it is, and for one build of the library")
  func keeping() throws {
    let path = try folder.write("one", to: "a.so")
    let first = try identity(path)
    #expect(cache().verdict(on: first) == nil)
    cache().keep(good, on: first)
    #expect(cache().verdict(on: first) == good)
    #expect(cache("6.3.1 0.2.0 1").verdict(on: first) == nil)
    cache().keep(bad, on: first)
    #expect(cache().verdict(on: first) == bad)

    // Another size; the same size with another time; the same size and time in another file.
    try folder.write("three", to: "a.so")
    let larger = try identity(path)
    #expect(cache().verdict(on: larger) == nil)
    try folder.write("eerht", to: "a.so")
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: path)
    let older = try identity(path)
    #expect(older.seconds == 1000)
    cache().keep(good, on: older)
    #expect(cache().verdict(on: older) == good)
    let copy = try folder.write("seven", to: "b.so")
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: copy)
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.moveItem(atPath: copy, toPath: path)
    let other = try identity(path)
    #expect(other.seconds == older.seconds && other.size == older.size && other.inode != older.inode)
    #expect(cache().verdict(on: other) == nil)
    #expect(ModuleIdentity(adapter: "a", path: folder["none"]) == nil)
  }

  @Test("A verdict counts for the adapter whose manifest led to the file, and a refusal is not kept")
  func refusals() throws {
    let path = try folder.write("one", to: "a.so")
    let (own, alias) = (try identity(path), try identity(path, adapter: "b"))
    cache().keep(AdapterVerdict(finding: .refused, reason: "its manifest is wrong"), on: own)
    cache().keep(AdapterVerdict(finding: .hangs, reason: "the machine was busy"), on: own)
    #expect(cache().verdict(on: own) == nil)
    cache().keep(good, on: own)
    #expect(cache().verdict(on: alias) == nil)
    cache().keep(bad, on: alias)
    #expect(cache().verdict(on: own) == good)
    #expect(cache().verdict(on: alias) == bad)
  }

  @Test("A damaged file, or none that can be written, only means to find out anew")
  func damaged() throws {
    let first = try identity(folder.write("one", to: "a.so"))
    for text in ["", "{", "[1]", "[{\"host\": 1}]"] {
      try folder.write(text, to: "cache/swivel/verdicts.json")
      #expect(cache().verdict(on: first) == nil)
      cache().keep(good, on: first)
      #expect(cache().verdict(on: first) == good)
    }
    let nowhere = VerdictCache(path: "/proc/nowhere/verdicts.json", host: "x")
    nowhere.keep(good, on: first)
    #expect(nowhere.verdict(on: first) == nil)
    let none = VerdictCache(path: nil, host: "x")
    none.keep(good, on: first)
    #expect(none.verdict(on: first) == nil)
  }

  @Test("Only the latest verdicts are kept")
  func capacity() throws {
    var identities: [ModuleIdentity] = []
    for number in 0..<(VerdictCache.capacity + 3) {
      identities.append(try identity(folder.write("x", to: "\(number).so")))
      cache().keep(good, on: identities[number])
    }
    #expect(identities.map { cache().verdict(on: $0) != nil } == identities.indices.map { $0 >= 3 })
  }
}
