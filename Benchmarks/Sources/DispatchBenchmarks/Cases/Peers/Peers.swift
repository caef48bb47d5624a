import CPeerCases
import CxxPeers
import Foundation

/// The cases in other languages that could be built, and why the others could not.
struct Peers: Sendable {
  /// What can be run.
  private(set) var cases: [ListedCase] = []
  /// A line for each language that is left out, `rust: there is no rustc`.
  private(set) var skipped: [String] = []

  /// Those in C++, which every build has.
  static let cxx: [ListedCase] = {
    var count: Int64 = 0
    return listed(cxx_peer_cases(&count), count: count)
  }()

  /// Where the launcher builds them: beside the program.
  static var folder: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "peers")
  }

  /// Finds what `Benchmarks/Peers/build` left in a folder.
  ///
  /// - Parameter folder: The folder.
  init(in folder: URL) {
    guard let notes = try? String(contentsOf: folder.appending(path: "skipped"), encoding: .utf8) else {
      skipped = ["peers in other languages than C++: they are not built, run Benchmarks/Peers/build \(folder.path)"]
      return
    }
    skipped = notes.split(separator: "\n").map(String.init)
    for name in ["objc-gnustep", "rust"] {
      let library = folder.appending(path: "\(name).so")
      guard FileManager.default.fileExists(atPath: library.path) else { continue }
      // Never closed: the cases are in it.
      guard let handle = dlopen(library.path, RTLD_NOW | RTLD_LOCAL), let symbol = dlsym(handle, "peer_cases") else {
        skipped.append("\(name): \(dlerror().map { String(cString: $0) } ?? "it has no cases")")
        continue
      }
      var count: Int64 = 0
      cases += Self.listed(unsafeBitCast(symbol, to: peer_list.self)(&count), count: count)
    }
    addJava(in: folder.appending(path: "java"))
  }

  private mutating func addJava(in folder: URL) {
    guard FileManager.default.fileExists(atPath: folder.appending(path: "ReflectProxyPeer.class").path) else { return }
    guard let java = ProgramSearch.program("java") else { return skipped.append("java: there is no java in PATH") }
    cases.append(
      ListedCase("java/reflect-proxy", allocatingAtMost: nil, measuringItself: true, isPeer: true) {
        try JavaCase(java: java, folder: folder)
      })
  }

  private static func listed(_ peers: UnsafePointer<peer_case>?, count: Int64) -> [ListedCase] {
    var cases: [ListedCase] = []
    for peer in UnsafeBufferPointer(start: peers, count: peers == nil ? 0 : Int(count)) {
      // The names and functions are constants of the library.
      nonisolated(unsafe) let peer = peer
      cases.append(
        ListedCase(String(cString: peer.name), allocatingAtMost: nil, isPeer: true) { try PeerCase(peer) })
    }
    return cases
  }
}
