import Foundation
import Testing

/// Calls in both directions allocate nothing on the heap.
struct AllocationTests {
  /// The program that counts stands beside the one that runs the tests.
  private static func counts() throws -> [String: Int] {
    let folder = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    let probe = Process()
    probe.executableURL = folder.appendingPathComponent("AllocationProbe")
    let output = Pipe()
    probe.standardOutput = output
    try probe.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    probe.waitUntilExit()
    try #require(probe.terminationStatus == 0)
    var counts: [String: Int] = [:]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ")
      counts[String(parts[0])] = Int(parts[1])
    }
    return counts
  }

  @Test func callsAllocateNothing() throws {
    var counts = try Self.counts()
    // Nothing is counted under a sanitizer.
    if counts.isEmpty { return }
    // The probe's own allocations show that it counts.
    #expect(counts.removeValue(forKey: "control") == 1000)
    #expect(
      Set(counts.keys) == [
        "typed", "typed-struct", "checked", "prepared", "prepared-literals", "closure-proceeding", "closure-typed",
        "closure-reading", "table",
      ])
    for (name, count) in counts { #expect(count == 0, "\(name)") }
  }
}
