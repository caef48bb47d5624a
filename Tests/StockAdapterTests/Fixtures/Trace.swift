import Foundation
import Testing

/// A file for a trace in a folder of its own, and the lines in it.
final class Trace {
  let folder: URL
  var path: String { folder.appending(path: "calls.jsonl").path }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tracing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var text: String {
    get throws { try String(contentsOfFile: path, encoding: .utf8) }
  }

  /// The lines, each as the object that it is.
  var calls: [NSDictionary] {
    get throws {
      let lines = try text.split(separator: "\n", omittingEmptySubsequences: false)
      try #require(lines.last == "", "the last line ends too")
      return try lines.dropLast().map {
        try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? NSDictionary)
      }
    }
  }

  /// The lines without the time that each call took, which is checked to be one.
  var timelessCalls: [NSDictionary] {
    get throws {
      try calls.map { call in
        let timeless = try #require(call.mutableCopy() as? NSMutableDictionary)
        let time = try #require(call["microseconds"] as? Double)
        #expect(time >= 0 && time < 60_000_000)
        timeless.removeObject(forKey: "microseconds")
        return timeless
      }
    }
  }
}
