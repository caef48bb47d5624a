import Foundation
import Testing

@Suite("README.md")
struct ReadmeTests {
  /// The blocks of shell commands in the project's README.
  private var commands: [String] {
    get throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL
      let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
      let parts = text.components(separatedBy: "```sh\n").dropFirst()
      return parts.compactMap { $0.components(separatedBy: "```\n").first }
    }
  }

  @Test("The commands run as they are printed, with the built program in the launcher's place")
  func shellCommands() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder["swivel"], withDestinationPath: CommandRun.program.path)
    let blocks = try commands
    try #require(!blocks.isEmpty)
    for block in blocks {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-euc", block]
      process.currentDirectoryURL = URL(filePath: folder.path)
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(block)")
    }
    let files = try folder.contents
    #expect(
      files == [
        "covered-header.png", "horizontal.png", "paper-ripple.png", "people.csv", "people.json", "people.png",
        "stack.png",
        "swivel", "touched.png", "vertical.png",
      ])
    // Three teams, the last of two people.
    #expect(try Layout(folder, "people.json").views("header").map(\.text) == ["Engines", "Compilers", "Languages"])
  }
}
