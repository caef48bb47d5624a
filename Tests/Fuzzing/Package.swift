// swift-tools-version: 6.2
// Fuzzers for what reads files that nobody vouches for: manifests, and modules before they are opened. `run` builds and runs
// them; a plain `swift build` does not, for libFuzzer has to be linked and the library's code instrumented.

import PackageDescription

let library: Target.Dependency = .product(name: "AdapterLoading", package: "swivel")

let package = Package(
  name: "swivel-fuzzing",
  dependencies: [.package(name: "swivel", path: "../..")],
  targets: [
    // The header of libFuzzer, which comes without one.
    .target(name: "CLibFuzzer"),
    .target(name: "Fuzzing", dependencies: ["CLibFuzzer", library]),
    .executableTarget(name: "ManifestFuzzer", dependencies: ["Fuzzing"]),
    .executableTarget(name: "SharedObjectFuzzer", dependencies: ["Fuzzing"]),
  ]
)
