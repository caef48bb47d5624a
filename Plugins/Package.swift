// swift-tools-version: 6.2
// The adapter modules and what hosts them.
//
// Everything here depends on the dynamic product `SwivelKit` and on nothing else of the library package, so that a process
// has one copy of every type. No target here depends on an adapter's module target: SwiftPM would link it in. The tests
// find the modules beside their executable, since building the tests builds every product.
//
// Built in the root package's scratch folder, the two share the library's objects:
// `swift build --disable-build-manifest-caching --package-path Plugins --scratch-path .build`. Without that option SwiftPM
// may take the one package's build for the other's.

import PackageDescription

let library: Target.Dependency = .product(name: "SwivelKit", package: "swivel")

/// A module that is loaded at run time. Of a stock adapter's folder the root package builds all but the entry and the
/// manifest once more, as a library to import.
func adapterModule(_ name: String, path: String, manifest: String) -> Target {
  .target(
    name: name, dependencies: [library], path: path, exclude: [manifest],
    plugins: [.plugin(name: "BuildRecord", package: "swivel")])
}

/// The header of adapter modules in C. There is nothing to link.
let header: Target.Dependency = .product(name: "CSwivelAdapter", package: "swivel")

let modules = [
  adapterModule("RotatedCellsModule", path: "RotatedCells", manifest: "rotated-cells.json"),
  adapterModule("RotatedHeadersModule", path: "RotatedHeaders", manifest: "rotated-headers.json"),
  adapterModule("RowScaleModule", path: "RowScale", manifest: "row-scale.json"),
  adapterModule("CoveredHeaderModule", path: "CoveredHeader", manifest: "covered-header.json"),
  adapterModule("PaperRippleModule", path: "PaperRipple", manifest: "paper-ripple.json"),
  adapterModule("TracingModule", path: "Tracing", manifest: "tracing.json"),
  adapterModule("HeightCacheModule", path: "HeightCache", manifest: "height-cache.json"),
  adapterModule("MirrorModule", path: "Mirror", manifest: "mirror.json"),
  .target(
    name: "RowScaleInCModule", dependencies: [header], path: "RowScaleInC", exclude: ["row-scale-in-c.json"],
    publicHeadersPath: ".",
    plugins: [.plugin(name: "BuildRecord", package: "swivel")]),
]

/// A module of the tests alone. The launcher leaves it out of what users run, for it would stand among their adapters.
let fixtures =
  Context.environment["SWIVEL_WITHOUT_FIXTURES"] == nil
  ? [adapterModule("FixtureModule", path: "Tests/FixtureModule", manifest: "fixture.json")] : []

/// The program with the window needs SDL. The launcher leaves it out where that is not asked for.
let windowTargets: [Target] =
  (Context.environment["SWIVEL_WITHOUT_WINDOW"] ?? "").isEmpty
  ? [
    .systemLibrary(name: "CSDL2", path: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .executableTarget(
      name: "WindowCommand", dependencies: [library, "Arguments", "Scenes", "CSDL2"], path: "Window"),
    .testTarget(
      name: "WindowTests", dependencies: [library, "Arguments", "Scenes", "CSDL2", "WindowCommand"],
      path: "Tests/WindowTests"),
  ] : []

let package = Package(
  name: "swivel-plugins",
  products: (modules + fixtures).map { .library(name: $0.name, type: .dynamic, targets: [$0.name]) } + [
    .executable(name: "swivel", targets: ["Command"])
  ] + (windowTargets.isEmpty ? [] : [.executable(name: "swivel-window", targets: ["WindowCommand"])]),
  dependencies: [.package(name: "swivel", path: "..")],
  targets: modules + fixtures + windowTargets + [
    // What the programs share: how they are called, and the scenes that they show.
    .target(name: "Arguments", dependencies: [library], path: "Arguments"),
    .target(
      name: "Scenes", dependencies: [library, "Arguments"], path: "Scenes",
      resources: [.copy("Resources/airports.csv")]),
    .executableTarget(name: "Command", dependencies: [library, "Arguments", "Scenes"], path: "Command"),
    .testTarget(name: "PluginTests", dependencies: [library]),
    // They run the built program as a process.
    .testTarget(name: "CommandTests", dependencies: [library]),
  ]
)
