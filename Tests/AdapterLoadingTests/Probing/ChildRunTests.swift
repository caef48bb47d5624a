import Foundation
import Glibc
import Testing

@testable import AdapterLoading

@Suite("Child processes")
struct ChildRunTests {
  private func run(_ script: String, limit: Duration = .seconds(60)) throws -> ChildRun {
    try ChildRun(
      program: "/bin/sh", arguments: ["-c", script], environment: ["WORD": "a b", "PATH": "/usr/bin:/bin"], limit: limit
    )
  }

  @Test("A child's end is told apart, and what it wrote is kept")
  func endings() throws {
    let good = try run("echo \"$WORD\"; echo c >&2; printf r >&3; cat")
    #expect(good.ending == .exited(status: 0))
    #expect(String(decoding: good.output, as: UTF8.self) == "a b\nc\n")
    #expect(good.report == Array("r".utf8))
    #expect(try run("exit 7").ending == .exited(status: 7))
    #expect(try run("kill -ILL $$").ending == .ended(signal: SIGILL))
    #expect(try run("exec >&- 2>&- 3>&-; sleep 0.1; exit 3").ending == .exited(status: 3))
  }

  @Test("A child that does not end is ended, with what it started")
  func timeLimit() throws {
    let folder = try TemporaryFolder()
    let run = try run(
      "sleep 1000 & echo $! >'\(folder["sleeper"])'; echo started; trap '' TERM; wait", limit: .milliseconds(500))
    #expect(run.ending == .timedOut)
    #expect(run.output == Array("started\n".utf8))
    let sleeper = try #require(
      pid_t(String(contentsOfFile: folder["sleeper"], encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)))
    // Whoever inherits it may take a moment to notice its end; a dead process has no command line.
    var commandLine: String?
    for _ in 0..<100 {
      commandLine = try? String(contentsOfFile: "/proc/\(sleeper)/cmdline", encoding: .utf8)
      if commandLine?.isEmpty ?? true { break }
      usleep(10_000)
    }
    #expect(commandLine?.isEmpty ?? true)
  }

  @Test("What a child leaves running when it ends does not hold its parent up, nor go on")
  func leftRunning() throws {
    let run = try run("sleep 1000 & exit 0")
    #expect(run.ending == .exited(status: 0))
  }

  @Test("A child that never stops writing is read, and only its beginning kept")
  func flood() throws {
    let run = try run("head -c 1000000 /dev/zero")
    #expect(run.ending == .exited(status: 0))
    #expect(run.output.count == ChildRun.keptSize)
  }

  @Test("A program that is not there is a failure with the system's reason")
  func missing() {
    let failure = #expect(throws: ChildRun.Failure.self) {
      try ChildRun(program: "/nowhere", arguments: [], environment: [:], limit: .seconds(1))
    }
    #expect(failure?.reason == "/nowhere: No such file or directory")
  }

  @Test("What a run says of a module")
  func verdicts() throws {
    func verdict(_ script: String) throws -> AdapterVerdict {
      ModuleProbe.verdict(on: try run(script), limit: .seconds(10))
    }
    func report(_ more: String, before: Int = 4, after: Int = 4) -> String {
      #"printf '{"descriptorsBefore":\#(before),"descriptorsAfter":\#(after),"memoryBefore":1,"memoryAfter":1\#(more)}' >&3"#
    }
    #expect(try verdict(report("")) == AdapterVerdict(finding: .sound, reason: "it loads"))
    #expect(
      try verdict(report(#","refusal":"adapter x: no""#)) == AdapterVerdict(finding: .refused, reason: "adapter x: no"))
    #expect(
      try verdict("echo hello; echo more; \(report(""))")
        == AdapterVerdict(finding: .prints, reason: "it wrote while loading: “hello”"))
    #expect(
      try verdict(report("", after: 5)) == AdapterVerdict(finding: .leaks, reason: "it left 1 file open while loading"))
    #expect(
      try verdict("exit 0")
        == AdapterVerdict(finding: .exits, reason: "it ended the process while loading, with status 0"))
    #expect(
      try verdict("echo why >&2; kill -SEGV $$")
        == AdapterVerdict(
          finding: .crashes, reason: "it crashed while loading: signal 11, Segmentation fault: “why”"))
    let slow = ModuleProbe.verdict(on: try run("sleep 1000", limit: .milliseconds(50)), limit: .seconds(10))
    #expect(slow == AdapterVerdict(finding: .hangs, reason: "it had not loaded after 10.0 seconds"))
    #expect(
      AdapterVerdict.Finding.allFindings.filter { AdapterVerdict(finding: $0, reason: "").isSurvivable }
        == [.sound, .prints, .leaks])
  }
}

extension AdapterVerdict.Finding {
  fileprivate static let allFindings: [Self] = [.sound, .prints, .leaks, .refused, .crashes, .exits, .hangs]
}
