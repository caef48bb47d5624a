// swift-tools-version: 6.2
// What a call costs: its own package, so that nobody who uses the library has to have Google Benchmark.

import PackageDescription

let package = Package(
  name: "swivel-benchmarks",
  products: [
    .executable(name: "swivel-bench", targets: ["BenchmarkCommand"]),
    .executable(name: "swivel-bench-loading", targets: ["LoadingBenchmark"]),
    .library(name: "LoadedModule", type: .dynamic, targets: ["LoadedModule"]),
  ],
  dependencies: [.package(name: "swivel", path: "..")],
  targets: [
    // Debian's libbenchmark-dev.
    .target(name: "CGoogleBenchmark", linkerSettings: [.linkedLibrary("benchmark")]),
    // Counts allocations and retains, and has the function whose instructions are counted.
    .target(name: "CCounters"),
    // What other languages offer, and the C++ of it; the rest is built by `Peers/build`.
    .target(name: "CPeerCases"),
    .target(name: "CxxPeers", dependencies: ["CPeerCases"], path: "Peers/cpp"),
    // Debian's libffi-dev.
    .target(name: "CRawForeignCalls", linkerSettings: [.linkedLibrary("ffi")]),
    // An adapter in C.
    .target(name: "CHeightAdapter", dependencies: [.product(name: "CSwivelAdapter", package: "swivel")]),
    // What is called stands in a module of its own, as a user's delegate does.
    .target(
      name: "WorkUnit",
      dependencies: [
        .product(name: "Interposing", package: "swivel"), .product(name: "TableKit", package: "swivel"),
      ]),
    .target(
      name: "DispatchBenchmarks",
      dependencies: [
        "CCounters", "CGoogleBenchmark", "CHeightAdapter", "CPeerCases", "CRawForeignCalls", "CxxPeers", "WorkUnit",
        .product(name: "AdapterLoading", package: "swivel"), .product(name: "ForeignCalls", package: "swivel"),
        .product(name: "Interposing", package: "swivel"), .product(name: "PaperRipple", package: "swivel"),
        .product(name: "Rendering", package: "swivel"), .product(name: "RotatedCells", package: "swivel"),
        .product(name: "RotatedHeaders", package: "swivel"), .product(name: "TableKit", package: "swivel"),
      ]),
    // A module and the program that loads it, on the shared library as such programs are, and apart from all others, which
    // have the library's code inside.
    .target(
      name: "LoadedModule", dependencies: [.product(name: "SwivelKit", package: "swivel")], exclude: ["loaded.json"],
      plugins: [.plugin(name: "BuildRecord", package: "swivel")]),
    .executableTarget(name: "LoadingBenchmark", dependencies: [.product(name: "SwivelKit", package: "swivel")]),
    .executableTarget(name: "BenchmarkCommand", dependencies: ["DispatchBenchmarks"]),
    .testTarget(
      name: "DispatchBenchmarksTests", dependencies: ["CCounters", "DispatchBenchmarks", "WorkUnit"]),
  ]
)
