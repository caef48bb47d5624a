import Foundation
import Testing

@Suite("A wrapped delegate")
struct WrappedDelegateTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardizedFileURL
  private static let expected = """
    map.png failed 1 times
    map.png failed 2 times
    map.png has 7 bytes
    shouldRetryAfter: log → patience → Hasty
    validate: Hasty
    didEndWith: Hasty

    """

  /// The blocks of a kind in the page that explains the example.
  private func blocks(_ kind: String) throws -> [String] {
    let page = Self.package.appending(path: "../../Documentation/WrappingForeignDelegates.md").standardizedFileURL
    let text = try String(contentsOf: page, encoding: .utf8)
    return text.components(separatedBy: "```\(kind)\n").dropFirst().compactMap {
      $0.components(separatedBy: "```\n").first
    }
  }

  @Test("The library asks the proxy, and the third try succeeds")
  func program() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "WrappedDelegate")
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(output == Self.expected)
  }

  @Test("The page first shows this program and what it prints")
  func page() throws {
    let main = try String(contentsOf: Self.package.appending(path: "WrappedDelegate/main.swift"), encoding: .utf8)
    #expect(try blocks("swift").first == main)
    #expect(try blocks("console") == ["$ swift run WrappedDelegate\n" + Self.expected])
  }

  @Test("The library's own folder does not know what wraps its delegate")
  func vendor() throws {
    let folder = Self.package.appending(path: "Vendor")
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      #expect(try !String(contentsOf: file, encoding: .utf8).contains("Interposing"))
    }
  }
}
