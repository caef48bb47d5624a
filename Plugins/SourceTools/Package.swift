// swift-tools-version: 6.2
// The generator of witnesses, and the checks of conformers.
//
// This package depends on nothing of the library, so that it builds when generated files do not. It parses Swift with the
// toolchain's own SwiftSyntax, which lies beside the compiler: the toolchain is the first one on `PATH` that has it.

import Foundation
import PackageDescription

/// The folder of the toolchain's SwiftSyntax, or `nil` if no toolchain on `PATH` has it. `swiftc` is often a symbolic link
/// out of another folder, so links are followed.
func syntaxFolder() -> String? {
  for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
    let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
    let usr = compiler.deletingLastPathComponent().deletingLastPathComponent()
    let host = usr.appendingPathComponent("lib/swift/host").path
    if FileManager.default.isExecutableFile(atPath: compiler.path),
      FileManager.default.fileExists(atPath: "\(host)/SwiftSyntax.swiftmodule")
    {
      return host
    }
  }
  return nil
}

// Without it the package still loads, and `SwiftSyntaxRequirement.swift` says what is missing.
var swiftSettings: [SwiftSetting] = []
var linkerSettings: [LinkerSetting] = []
if let host = syntaxFolder() {
  swiftSettings.append(.unsafeFlags(["-I", host]))
  linkerSettings.append(.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]))
}

let package = Package(
  name: "swivel-source-tools",
  products: [.executable(name: "swivel-source-tools", targets: ["swivel-source-tools"])],
  targets: [
    .target(name: "SourceTools", swiftSettings: swiftSettings, linkerSettings: linkerSettings),
    .executableTarget(
      name: "swivel-source-tools", dependencies: ["SourceTools"], path: "Sources/SourceToolsCommand",
      swiftSettings: swiftSettings, linkerSettings: linkerSettings),
    .testTarget(
      name: "SourceToolsTests", dependencies: ["SourceTools"],
      swiftSettings: swiftSettings, linkerSettings: linkerSettings),
  ]
)
