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
    }
  }

  @Test("What is no file is neither waited for nor read, whatever kind of record its name promises")
  func notFiles() throws {
    try withFolder { folder in
      for name in ["pipe.csv", "pipe.json", "pipe.db", "pipe"] {
        let path = folder.appending(path: name).path
        try #require(mkfifo(path, 0o600) == 0)
        let reason = "a pipe that may never end; have it read as /dev/stdin"
        #expect(throws: RecordError.unreadable(path: path, reason: reason)) { try RecordFile.source(at: path) }
      }
      for path in ["/dev/null", "/dev/zero", "/dev/tty"] {
        #expect(error(path: path) == .unreadable(path: path, reason: "a device, not a file"))
      }
      let link = folder.appending(path: "link.csv").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/zero")
      #expect(error(path: link) == .unreadable(path: link, reason: "a device, not a file"))
    }
  }

  @Test("A pipe whose other users do not wait is waited for all the same")
  func pipeWithoutWaiting() async throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    let writer = Thread {
      for part in ["a\n", "x", "y\n", "z\n"] {
        usleep(20_000)
        try? pipe.fileHandleForWriting.write(contentsOf: Data(part.utf8))
      }
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    let table = try RecordTable(contentsOf: "/dev/fd/\(descriptor)")
    #expect((0..<table.rowCount).map { table[$0, 0] } == ["xy", "z"])
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
