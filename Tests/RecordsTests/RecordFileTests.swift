import Foundation
import Records
import Testing

@Suite("Reading files of records")
struct RecordFileTests {
  private func error(path: String) -> RecordError? {
    do throws(RecordError) {
      _ = try RecordTable(contentsOf: path)
      return nil
    } catch {
      return error
    }
  }

  /// Runs `body` with a folder of its own, which is gone afterwards.
  private func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "records-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  @Test("A file is read and named by its path")
  func file() throws {
    try withFolder { folder in
      let path = folder.appending(path: "people.csv").path
      try Data("name\nAnn\n".utf8).write(to: URL(filePath: path))
      let table = try RecordTable(contentsOf: path)
      #expect(table.name == path)
      #expect(table[0, 0] == "Ann")
    }
  }

  @Test("A missing file, a folder and an empty file say which and why")
  func unreadable() throws {
    try withFolder { folder in
      let missing = folder.appending(path: "none.csv").path
      #expect(error(path: missing)?.description == "\(missing): cannot be read: No such file or directory")
      #expect(error(path: folder.path)?.description == "\(folder.path): cannot be read: Is a directory")
      #expect(error(path: "/dev/null") == .empty(table: "/dev/null"))
    }
  }

  @Test("A pipe is read to its end")
  func pipe() throws {
    let pipe = Pipe()
    let text = Data("a\n".utf8) + Data(repeating: UInt8(ascii: "x"), count: 20_000)
    try pipe.fileHandleForWriting.write(contentsOf: text)
    try pipe.fileHandleForWriting.close()
    let table = try RecordTable(contentsOf: "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)")
    #expect(table[0, 0].utf8.count == 20_000)
  }

  @Test("A path cannot break a message's line")
  func oneLine() {
    #expect(error(path: "/a\nb")?.description == "/a\\nb: cannot be read: No such file or directory")
  }
}
