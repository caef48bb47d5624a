// swift-tools-version: 6.2
// The adapter modules and what hosts them.
//
// Everything here depends on the dynamic product `SwivelKit` and on nothing else of the library package, so that a process
// has one copy of every type. No target here depends on an adapter's module target: SwiftPM would link it in.
//
// Build it with the root package's scratch folder (`swift build --package-path Plugins --scratch-path .build`), and the two
// share the library's objects.

import PackageDescription

let library: Target.Dependency = .product(name: "SwivelKit", package: "swivel")

/// An adapter that is loaded at run time: the adapter's folder with its entry and its manifest. The root package builds the
/// same folder without those two as a library to import.
func adapterModule(_ adapter: String, manifest: String) -> Target {
  .target(
    name: "\(adapter)Module", dependencies: [library], path: adapter, exclude: [manifest],
    plugins: [.plugin(name: "BuildRecord", package: "swivel")])
}

let package = Package(
  name: "swivel-plugins",
  products: [
    .library(name: "RotatedCellsModule", type: .dynamic, targets: ["RotatedCellsModule"]),
    .library(name: "RotatedHeadersModule", type: .dynamic, targets: ["RotatedHeadersModule"]),
  ],
  dependencies: [.package(name: "swivel", path: "..")],
  targets: [
    adapterModule("RotatedCells", manifest: "rotated-cells.json"),
    adapterModule("RotatedHeaders", manifest: "rotated-headers.json"),
  ]
)
