import Foundation
import Testing

/// A display without a screen, which one test has for itself: an Xvfb on a number that is free.
final class VirtualDisplay {
  /// What `DISPLAY` is for its programs.
  let name: String
  private let server: Process
  private let folder: TemporaryFolder

  /// The size of its screen in pixels.
  static let size = (width: 1400, height: 1000)

  /// Starts the server and waits until it takes connections.
  init() throws {
    server = Process()
    server.executableURL = URL(filePath: "/usr/bin/Xvfb")
    // It writes the number it has found to its standard output once it is ready.
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "\(Self.size.width)x\(Self.size.height)x24", "-nolisten", "tcp", "-noreset",
    ]
    folder = try TemporaryFolder()
    // Into files: the ends of a pipe would live on in other tests' programs.
    server.standardOutput = try folder.newFile("number")
    server.standardError = FileHandle.nullDevice
    server.standardInput = FileHandle.nullDevice
    try server.runTakingSignals()
    let end = Date(timeIntervalSinceNow: ShownWindow.patience)
    while !folder.text(of: "number").hasSuffix("\n"), server.isRunning, Date() < end {
      Thread.sleep(forTimeInterval: 0.01)
    }
    let number = folder.text(of: "number")
    name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
    try #require(name.count > 1, "Xvfb gave no display")
  }

  deinit {
    server.terminate()
    server.waitUntilExit()
  }

  /// Says what the desktop says of itself, a line `NAME: VALUE` for each thing.
  func setResources(_ text: String) throws {
    // X's library, which nobody here links.
    typealias Opener = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    typealias Root = @convention(c) (OpaquePointer?) -> UInt
    typealias Setter =
      @convention(c) (OpaquePointer?, UInt, UInt, UInt, Int32, Int32, UnsafePointer<CChar>?, Int32) -> Int32
    typealias Closer = @convention(c) (OpaquePointer?) -> Int32
    let library = try #require(dlopen("libX11.so.6", RTLD_NOW))
    func function<Function>(_ name: String, as type: Function.Type) throws -> Function {
      unsafeBitCast(try #require(dlsym(library, name)), to: type)
    }
    let display = try #require(try function("XOpenDisplay", as: Opener.self)(name))
    // The resources are the property 23 of the root, a text, which is type 31, in units of 8 bits.
    let root = try function("XDefaultRootWindow", as: Root.self)(display)
    _ = try function("XChangeProperty", as: Setter.self)(display, root, 23, 31, 8, 0, text, Int32(text.utf8.count))
    _ = try function("XCloseDisplay", as: Closer.self)(display)
  }

  /// Ends the server at once, whoever uses it.
  func kill() {
    Foundation.kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
  }

  /// Runs a program of the display's to its end.
  ///
  /// - Returns: What it wrote to standard output.
  @discardableResult
  func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": name]) { $1 }
    let output = "output-\(UUID().uuidString)"
    let file = try folder.newFile(output)
    process.standardOutput = file
    process.standardError = file
    process.standardInput = FileHandle.nullDevice
    try process.runTakingSignals()
    process.waitUntilExit()
    let text = folder.text(of: output)
    try #require(process.terminationStatus == 0, "\(program) \(arguments.joined(separator: " ")): \(text)")
    return text
  }
}
