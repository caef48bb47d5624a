import Foundation
import Testing

/// The launcher `swivel` at the root of the repository.
@Suite("Launcher")
struct LauncherTests {
  private let scene: LauncherScene

  init() throws {
    scene = try LauncherScene()
  }

  @Test("Help is asked for or wrong usage")
  func usage() throws {
    let help = try scene.run(["help"])
    #expect(help.status == 0)
    #expect(help.output.hasPrefix("usage: swivel COMMAND"))
    #expect(help.errors.isEmpty)
    let none = try scene.run([])
    #expect(none.status == 2)
    #expect(none.output.isEmpty)
    #expect(none.errors == help.output)
    let wrong = try scene.run(["paint"])
    #expect(wrong.status == 2)
    #expect(wrong.errors == "swivel: paint: there is no such command; swivel help lists them\n")
    let surplus = try scene.run(["test", "all"])
    #expect(surplus.status == 2)
    #expect(surplus.errors == "swivel: test: it takes no arguments, got all\n")
    #expect(scene.callLines.isEmpty)
  }

  @Test("The version is the file's, and nothing is built for it")
  func version() throws {
    try scene.setFile("VERSION", "12.3.4\n")
    let outcome = try scene.run(["--version"], link: "link")
    #expect(outcome.status == 0)
    #expect(outcome.output == "swivel 12.3.4\n")
    #expect(outcome.errors.isEmpty)
    let surplus = try scene.run(["--version", "now"])
    #expect(surplus.status == 2)
    #expect(surplus.errors == "swivel: --version: unexpected argument now\n")
    #expect(scene.callLines.isEmpty)
  }

  @Test("Help of a command is what the command's program says")
  func helpOfCommands() throws {
    try scene.setBuilt("release/swivel", "echo \"swivel $*\"")
    try scene.setBuilt("release/swivel-bench", "echo \"bench $*\"")
    try scene.setBuilt("source-tools/release/swivel-source-tools", "echo \"tools $*\"")
    try scene.setFile("Benchmarks/Peers/build", "exit 0")
    for (words, output) in [
      (["render"], "swivel help render"), (["adapters"], "swivel help adapters"), (["show"], "swivel help show"),
      (["adapters", "list"], "swivel help adapters list"), (["render", "more"], "swivel help render more"),
      (["bench"], "bench --help"), (["lint"], "tools lint --help"), (["generate"], "tools generate --help"),
    ] {
      let outcome = try scene.run(["help"] + words)
      #expect(outcome.output == "\(output)\n")
      #expect(outcome.status == 0)
    }
    // The window need not be built to tell what it takes.
    #expect(!scene.callLines.contains { $0.contains("apt-get") })
  }

  @Test("Help of what the launcher does itself, and of nothing there is, needs no toolchain")
  func ownHelp() throws {
    let overview = try scene.run(["help"]).output
    for words in [["help", "help"], ["--help"], ["-h"], ["--help", "help"]] {
      #expect(try scene.run(words).output == overview)
    }
    for words in [["help", "test"], ["test", "--help"], ["test", "-h"]] {
      let outcome = try scene.run(words)
      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix("usage: swivel test\n"))
    }
    for name in ["rendre", "rend", ".*", "", "usage:", "--version", "render\ndemo"] {
      let words = name.replacing("\n", with: "?")
      let help = try scene.run(["help", name])
      #expect(help.status == 2, "\(name)")
      #expect(help.output.isEmpty)
      #expect(help.errors == "swivel: help \(words): there is no such command; swivel help lists them\n")
      guard name != "--version" else { continue }
      let command = try scene.run([name])
      #expect(command.status == 2)
      #expect(command.errors == "swivel: \(words): there is no such command; swivel help lists them\n")
    }
    #expect(scene.callLines.isEmpty)
  }

  @Test("A command is built quietly and run where the user is, with the user's arguments", arguments: [nil, "link"])
  func running(link: String?) throws {
    try scene.setBuilt("release/swivel", "pwd; for argument in \"$@\"; do echo \"<$argument>\"; done; exit 7")
    let outcome = try scene.run(["render", "a file.csv", "", "--out", "*"], link: link)
    #expect(outcome.status == 7)
    let folder = scene.folder.appending(path: "programs").path
    #expect(outcome.output == "\(folder)\n<render>\n<a file.csv>\n<>\n<--out>\n<*>\n")
    #expect(outcome.errors.isEmpty)
    let root = scene.folder.appending(path: "root").path
    #expect(
      scene.callLines.filter { $0.hasPrefix("swift build") }
        == [
          "swift build --disable-build-manifest-caching --package-path \(root)/Plugins --scratch-path \(root)/.build -c release"
        ])
    #expect(!scene.callLines.contains { $0.hasPrefix("apt-get") || $0.hasPrefix("sudo") })
    #expect(try temporaryFiles().isEmpty)
  }

  @Test("Adapters are the program's business, and the help names them")
  func adapters() throws {
    #expect(try scene.run(["help"]).output.contains("\n  adapters    list, inspect, check and make adapter modules\n"))
    try scene.setBuilt("release/swivel", "echo \"$*\"; exit 3")
    let outcome = try scene.run(["adapters", "inspect", "rotated-cells"])
    #expect(outcome.status == 3)
    #expect(outcome.output == "adapters inspect rotated-cells\n")
    #expect(scene.callLines.contains { $0.hasPrefix("swift build") && $0.contains("/Plugins ") })
  }

  @Test("The window alone needs SDL: no other command installs it or builds with it")
  func window() throws {
    let mark = scene.folder.appending(path: "sdl").path
    try scene.setProgram(
      "dpkg-query", "for last; do :; done; [ \"$last\" != libsdl2-dev ] || [ -e '\(mark)' ] && printf installed")
    try scene.setProgram("apt-get", "[ \"$3\" = install ] && : >'\(mark)'")
    let built = scene.folder.appending(path: "with-window").path
    try scene.setSwift(version: "6.3.1", "[ -n \"$SWIVEL_WITHOUT_WINDOW\" ] || : >'\(built)'")
    for (command, program) in [("render", "swivel"), ("adapters", "swivel")] {
      try scene.setBuilt("release/\(program)", "echo \"\(program) $*\"")
      #expect(try scene.run([command, "x"]).output == "\(program) \(command) x\n")
    }
    #expect(!scene.callLines.contains { $0.hasPrefix("apt-get") })
    #expect(!FileManager.default.fileExists(atPath: built))
    try scene.setBuilt("release/swivel-window", "echo \"window $*\"")
    #expect(try scene.run(["show", "people.csv"]).output == "window show people.csv\n")
    #expect(
      scene.callLines.filter { $0.hasPrefix("apt-get") } == [
        "apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends libsdl2-dev"
      ])
    #expect(FileManager.default.fileExists(atPath: built))
  }

  @Test("More flags reach the compiler as words of their own")
  func flags() throws {
    try scene.setBuilt("release/swivel", "exit 0")
    let outcome = try scene.run(["demo"], environment: ["SWIVEL_SWIFT_FLAGS": "-Xswiftc -warnings-as-errors"])
    #expect(outcome.status == 0)
    #expect(scene.callLines.contains { $0.hasSuffix(" -c release -Xswiftc -warnings-as-errors") })
  }

  @Test("A failed build shows the compiler's output and says so")
  func failedBuild() throws {
    try scene.setSwift(version: "6.3.1", .fails)
    let outcome = try scene.run(["demo"])
    #expect(outcome.status == 1)
    let root = scene.folder.appending(path: "root").path
    #expect(
      outcome.errors
        == "file.swift:1:1: error: no\n"
        + "swivel: building \(root)/Plugins: the compiler failed (its output is above)\n")
    #expect(try temporaryFiles().isEmpty)
  }

  @Test("A toolchain that is missing, older or something else is one line")
  func toolchain() throws {
    let toolchain = scene.folder.appending(path: "programs").path
    try scene.setSwift(version: "6.2.3", .succeeds)
    let older = try scene.run(["demo"], environment: ["SWIFT_TOOLCHAIN": toolchain])
    #expect(older.status == 1)
    #expect(
      older.errors
        == "swivel: Swift 6.2.3: it is older than 6.3, install a newer toolchain from https://swift.org/install\n")
    try scene.setProgram("swift", "echo 'python-swiftclient 4.1.0'")
    let other = try scene.run(["demo"], environment: ["SWIFT_TOOLCHAIN": toolchain])
    #expect(other.errors == "swivel: SWIFT_TOOLCHAIN: there is no Swift toolchain in \(toolchain)\n")
    let missing = try scene.run(["demo"], environment: ["SWIFT_TOOLCHAIN": "/nowhere"])
    #expect(missing.status == 1)
    #expect(missing.errors == "swivel: SWIFT_TOOLCHAIN: there is no Swift toolchain in /nowhere\n")
    try scene.setBuilt("release/swivel", "exit 0")
    for version in ["6.3", "6.10", "7.0.1"] {
      try scene.setSwift(version: version, .succeeds)
      #expect(try scene.run(["demo"], environment: ["SWIFT_TOOLCHAIN": toolchain]).status == 0)
    }
  }

  @Test("Missing packages are installed where that is allowed")
  func installing() throws {
    try scene.setBuilt("release/swivel", "exit 0")
    let mark = scene.folder.appending(path: "installed").path
    try scene.setProgram(
      "dpkg-query", "for last; do :; done; [ \"$last\" != libcsv-dev ] || [ -e '\(mark)' ] && printf installed")
    try scene.setProgram("apt-get", "[ \"$3\" = install ] && : >'\(mark)'")
    #expect(try scene.run(["demo"]).status == 0)
    #expect(
      scene.callLines.filter { $0.hasPrefix("apt-get") } == [
        "apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends libcsv-dev"
      ])
  }

  @Test("Package lists are fetched if apt cannot install without")
  func updating() throws {
    try scene.setBuilt("release/swivel", "exit 0")
    let lists = scene.folder.appending(path: "lists").path
    let mark = scene.folder.appending(path: "installed").path
    try scene.setProgram("dpkg-query", "[ -e '\(mark)' ] && printf installed")
    try scene.setProgram(
      "apt-get", "if [ \"$3\" = update ]; then : >'\(lists)'; else [ -e '\(lists)' ] && : >'\(mark)'; fi")
    #expect(try scene.run(["demo"]).status == 0)
    #expect(
      scene.callLines.filter { $0.hasPrefix("apt-get") }.map { $0.split(separator: " ")[3] }
        == ["install", "update", "install"])
  }

  @Test("Where packages may not be installed, they are named")
  func mayNotInstall() throws {
    try scene.setProgram(
      "dpkg-query",
      "for last; do :; done; case $last in libcsv-dev | pkg-config) exit 1 ;; *) printf installed ;; esac")
    try scene.setUser(1000)
    let outcome = try scene.run(["demo"])
    #expect(outcome.status == 1)
    #expect(
      outcome.errors == "swivel: missing packages: may not install them here, so install libcsv-dev pkg-config\n")
    #expect(!scene.callLines.contains { $0.hasPrefix("apt-get") })
  }

  @Test("If apt fails, its output is shown and the packages are named")
  func aptFails() throws {
    try scene.setProgram("dpkg-query", "exit 1")
    try scene.setProgram("apt-get", "echo \"E: no $3\" >&2; exit 100")
    let outcome = try scene.run(["demo"])
    #expect(outcome.status == 1)
    // What the first attempt said is shown too: it may be the reason.
    #expect(
      outcome.errors.hasPrefix(
        "E: no install\nE: no update\nswivel: missing packages: apt could not install libcairo2-dev "))
    #expect(outcome.errors.hasSuffix(" (its output is above)\n"))
  }

  @Test("Tests run in every package that has some, and the runners' closing lines are shown")
  func testing() throws {
    try scene.setSwift(version: "6.3.1", .runsTests)
    try scene.setFile("Package.swift", ".testTarget(name: \"A\")")
    try scene.setFile("Plugins/Package.swift", ".testTarget(name: \"B\")")
    try scene.setFile("Benchmarks/Package.swift", ".target(name: \"C\")")
    let outcome = try scene.run(["test"])
    #expect(outcome.status == 0)
    let line = "✔ Test run with 3 tests in 1 suite passed after 1 seconds."
    #expect(outcome.output == "library: \(line)\nplugins: \(line)\n")
    #expect(outcome.errors.isEmpty)
    let root = scene.folder.appending(path: "root").path
    #expect(
      scene.callLines.filter { $0.hasPrefix("swift test") } == [
        "swift test --disable-build-manifest-caching --package-path \(root) --scratch-path \(root)/.build",
        "swift test --disable-build-manifest-caching --package-path \(root)/Plugins --scratch-path \(root)/.build",
      ])
  }

  @Test("One failure fails the run, after every package had its turn")
  func failedTests() throws {
    try scene.setSwift(version: "6.3.1", .failsTests)
    try scene.setFile("Package.swift", ".testTarget(name: \"A\")")
    try scene.setFile("Plugins/Package.swift", ".testTarget(name: \"B\")")
    let outcome = try scene.run(["test"])
    #expect(outcome.status == 1)
    #expect(outcome.output == "library: failed\nplugins: failed\n")
    #expect(outcome.errors.contains("✘ Test \"b\" failed"))
    #expect(!outcome.errors.contains("Test \"a\" passed"))
    #expect(outcome.errors.hasSuffix("swivel: tests failed: library plugins\n"))
  }

  @Test("The package of the README is one of those tested")
  func readme() throws {
    try scene.setFile("Tests/OutsidePackage/run", "echo \"building $*\"; echo 'it runs'")
    let flags = ["SWIVEL_SWIFT_FLAGS": "-Xswiftc -O"]
    let passed = try scene.run(["test"], environment: flags)
    #expect(passed.status == 0)
    #expect(passed.output == "readme: it runs\n")
    try scene.setFile("Tests/OutsidePackage/run", "echo \"building $*\"; exit 1")
    let failed = try scene.run(["test"], environment: flags)
    #expect(failed.status == 1)
    #expect(failed.output == "readme: failed\n")
    let root = scene.folder.appending(path: "root").path
    #expect(failed.errors == "building \(root)/.build -Xswiftc -O\nswivel: tests failed: readme\n")
  }

  @Test("A run that found no test is a failure")
  func noTests() throws {
    try scene.setSwift(version: "6.3.1", .runsNoTests)
    try scene.setFile("Package.swift", ".testTarget(name: \"A\")")
    let outcome = try scene.run(["test"])
    #expect(outcome.status == 1)
    #expect(outcome.output == "library: no test ran\n")
  }

  /// What the launcher left where temporary files go.
  private func temporaryFiles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scene.folder.path).filter { $0.hasPrefix("tmp.") }
  }
}
