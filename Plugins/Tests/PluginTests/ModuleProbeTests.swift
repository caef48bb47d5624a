import AdapterLoading
import Foundation
import Testing

/// Modules that end, stop or hold up the process that loads them, before any code of the host can see it. The program `swivel`
/// is the child.
@Suite("Modules tried in processes of their own")
struct ModuleProbeTests {
  private let folder: TemporaryFolder
  private static let program = "\(BuiltModule.folder)/swivel"

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The verdict on a module with a function that runs as soon as it is mapped.
  private func verdict(_ body: String, limit: Duration = .seconds(60)) throws -> AdapterVerdict {
    try CompiledModule.write(
      "odd",
      source: """
        int open(const char *, int, ...); int pause(void); void _exit(int); int fork(void);
        long write(int, const void *, unsigned long); int close(int);
        __attribute__((constructor)) static void run(void) { \(body) }
        void *swivel_adapter_entry(void) { return 0; }
        """, into: folder)
    let probe = ModuleProbe(program: Self.program, limit: limit) { ["adapters", "probe", $0] }
    return try probe.verdict(onManifest: folder["odd.json"])
  }

  @Test("One that traps")
  func trapping() throws {
    let verdict = try verdict("__builtin_trap();")
    #expect(verdict.finding == .crashes)
    #expect(verdict.reason.hasPrefix("it crashed while loading: signal "))
  }

  @Test("One that uses memory that is not there")
  func segmentation() throws {
    let verdict = try verdict("*(volatile int *)8 = 1;")
    #expect(
      verdict == AdapterVerdict(finding: .crashes, reason: "it crashed while loading: signal 11, Segmentation fault"))
  }

  @Test(
    "One that never returns, be it busy or asleep",
    arguments: ["for (;;) { __asm__ volatile(\"\"); }", "for (;;) pause();"])
  func looping(body: String) throws {
    let verdict = try verdict(body, limit: .seconds(2))
    #expect(verdict == AdapterVerdict(finding: .hangs, reason: "it had not loaded after 2.0 seconds"))
  }

  @Test("One that ends the process as if all were well")
  func exiting() throws {
    #expect(
      try verdict("_exit(0);")
        == AdapterVerdict(finding: .exits, reason: "it ended the process while loading, with status 0"))
  }

  @Test("One that leaves a process behind does not hold its host up")
  func forking() throws {
    let verdict = try verdict("if (fork() == 0) for (;;) pause();")
    #expect(verdict.finding == .refused)
  }

  @Test("One whose entry returns no factory is refused for what it does, whatever it wrote")
  func refused() throws {
    let verdict = try verdict("write(1, \"hello\", 5);")
    #expect(verdict.finding == .refused)
    #expect(
      verdict.reason
        == "adapter odd: \(folder["libodd.so"]): its entry returned nothing; it has to return a factory")
  }

  @Test("A sound one loads")
  func sound() throws {
    let probe = ModuleProbe(program: Self.program) { ["adapters", "probe", $0] }
    let verdict = try probe.verdict(onManifest: BuiltModule("fixture").file.path)
    #expect(verdict == AdapterVerdict(finding: .sound, reason: "it loads"))
  }

  @Test("No child is an error with the reason")
  func noChild() throws {
    let probe = ModuleProbe(program: "/nowhere") { [$0] }
    #expect(
      throws: AdapterLoadingError.probeFailed(manifest: "x.json", reason: "/nowhere: No such file or directory")
    ) { try probe.verdict(onManifest: "x.json") }
  }
}
