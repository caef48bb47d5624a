import Arguments
import Foundation
import Testing

@Suite("The line that says what takes so long")
struct ProgressLineTests {
  /// What ends the waiting for the line.
  private final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func open() { semaphore.signal() }
    func wait() { semaphore.wait() }
  }

  private struct Failed: Error {}

  private static let shown = "\r\u{1B}[Kreading people.csv"
  private static let erased = "\r\u{1B}[K"

  @Test("It comes while the work goes on, and is erased when that is done, well or not", arguments: [true, false])
  func comesAndGoes(fails: Bool) throws {
    let terminal = try PseudoTerminal()
    let gate = Gate()
    let result = Result {
      try ProgressLine.during("reading people.csv", on: terminal.device, patience: gate.wait) { () throws(Failed) in
        gate.open()
        #expect(terminal.read(Self.shown.utf8.count) == Self.shown)
        if fails { throw Failed() }
        return 7
      }
    }
    #expect((try? result.get()) == (fails ? nil : 7))
    #expect(terminal.read(Self.erased.utf8.count) == Self.erased)
    #expect(terminal.rest() == "")
  }

  @Test("Work that is done sooner leaves no trace, even when the time is up afterwards")
  func quickWork() throws {
    let terminal = try PseudoTerminal()
    let (gate, passed) = (Gate(), Gate())
    let result = ProgressLine.during(
      "reading people.csv", on: terminal.device,
      patience: {
        gate.wait()
        passed.open()
      }
    ) { 7 }
    #expect(result == 7)
    gate.open()
    passed.wait()
    #expect(terminal.rest() == "")
  }

  @Test("What is no terminal gets no line, and nothing waits for one")
  func pipe() throws {
    let pipe = Pipe()
    let result = ProgressLine.during(
      "reading people.csv", on: pipe.fileHandleForWriting.fileDescriptor,
      patience: { Issue.record("it waits") }
    ) { 7 }
    #expect(result == 7)
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() ?? Data() == Data())
  }

  @Test("It is no longer than the terminal is wide: what goes on in another row could not be erased")
  func narrow() throws {
    let terminal = try PseudoTerminal(columns: 12)
    let gate = Gate()
    ProgressLine.during("reading people.csv", on: terminal.device, patience: gate.wait) {
      gate.open()
      let line = "\r\u{1B}[Kreadi…e.csv"
      #expect(terminal.read(line.utf8.count) == line)
    }
  }

  @Test("A text is cut in its middle")
  func cutting() {
    #expect(ProgressLine.cut("abcdef", to: 6) == "abcdef")
    #expect(ProgressLine.cut("abcdef", to: 5) == "ab…ef")
    #expect(ProgressLine.cut("abcdef", to: 4) == "ab…f")
    #expect(ProgressLine.cut("abcdef", to: 1) == "…")
  }

  @Test("The program says on its terminal that it reads, while it does, and then what is wrong with what it read")
  func program() throws {
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal()
    // A pipe is read until it is closed: as long as this test likes.
    let input = Pipe()
    let process = try ShownWindow.process(["/dev/stdin"], in: folder, display: nil)
    process.standardInput = input.fileHandleForReading
    process.standardError = FileHandle(fileDescriptor: terminal.device, closeOnDealloc: false)
    try process.runTakingSignals()
    let line = "\r\u{1B}[Kreading /dev/stdin"
    #expect(terminal.read(line.utf8.count) == line)
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    // The line is erased before another is written, by whom it may concern.
    let complaint = terminal.rest().replacingOccurrences(of: Self.erased, with: "")
    #expect(complaint == "swivel: /dev/stdin: empty: a table needs at least a header line\r\n")
  }
}
