// swift-tools-version: 6.2
// The library package. It uses no unsafe flags, so other packages can depend on it.
//
// Code that hosts adapter modules, or is one, depends on the dynamic product `SwivelKit` and on nothing else from here:
// a process that links `SwivelKit` and also one of its targets directly has two copies of every type.

import PackageDescription

let libraryModules = [
  "Interposing", "ForeignCalls", "TableKit", "AdapterLoading", "Rendering", "Records", "UIKitNames",
]
let stockAdapters = [
  "RotatedCells", "RotatedHeaders", "RowScale", "CoveredHeader", "PaperRipple", "Tracing", "HeightCache", "Mirror",
]

let package = Package(
  name: "swivel",
  products: [
    .plugin(name: "BuildRecord", targets: ["BuildRecord"]),
    .library(name: "SwivelKit", type: .dynamic, targets: libraryModules + stockAdapters),
    // A header alone.
    .library(name: "CSwivelAdapter", targets: ["CSwivelAdapter"]),
  ]
    + (libraryModules + stockAdapters).map { .library(name: $0, targets: [$0]) },
  targets: [
    .target(name: "Interposing"),
    .systemLibrary(name: "CLibFFI", pkgConfig: "libffi", providers: [.apt(["libffi-dev"])]),
    .target(name: "ForeignCalls", dependencies: ["CLibFFI"]),
    .target(name: "TableKit", dependencies: ["Interposing"]),
    .target(name: "StrictJSON", dependencies: ["Interposing"]),
    .target(name: "UIKitNames", dependencies: ["TableKit", "Rendering"]),
    // The header of adapter modules in C.
    .target(name: "CSwivelAdapter"),
    .target(
      name: "AdapterLoading",
      dependencies: ["CSwivelAdapter", "ForeignCalls", "Interposing", "StrictJSON", "TableKit"],
      plugins: ["BuildRecord"]),
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
    .systemLibrary(
      name: "CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .target(name: "Rendering", dependencies: ["Interposing", "TableKit", "CPangoCairo", "CGdkPixbuf"]),
    .systemLibrary(name: "CLibCSV", providers: [.apt(["libcsv-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "Records", dependencies: ["Interposing", "StrictJSON", "TableKit", "CLibCSV", "CSQLite"]),

    // Writes down by which compiler, and as which version, the library and each adapter module are built.
    .executableTarget(name: "BuildRecordCommand"),
    .plugin(
      name: "BuildRecord", capability: .buildTool(), dependencies: ["BuildRecordCommand"], path: "Sources/BuildRecord"),

    // The stock adapters stand in `Plugins`, where they are built once more as loadable modules, with their entries.
    .target(
      name: "RotatedCells", dependencies: ["Interposing", "TableKit"],
      path: "Plugins/RotatedCells", exclude: ["Entry.swift", "rotated-cells.json"]),
    .target(
      name: "RotatedHeaders", dependencies: ["Interposing", "TableKit"],
      path: "Plugins/RotatedHeaders", exclude: ["Entry.swift", "rotated-headers.json"]),
    .target(
      name: "RowScale", dependencies: ["Interposing", "TableKit"],
      path: "Plugins/RowScale", exclude: ["Entry.swift", "row-scale.json"]),
    .target(
      name: "CoveredHeader", dependencies: ["Interposing", "TableKit"],
      path: "Plugins/CoveredHeader", exclude: ["Entry.swift", "covered-header.json"]),
    .target(
      name: "PaperRipple", dependencies: ["Interposing", "TableKit"],
      path: "Plugins/PaperRipple", exclude: ["Entry.swift", "paper-ripple.json"]),
    .target(
      name: "Tracing", dependencies: ["Interposing", "TableKit"],
      path: "Plugins/Tracing", exclude: ["Entry.swift", "tracing.json"]),
    .target(
      name: "HeightCache", dependencies: ["Interposing", "TableKit"],
      path: "Plugins/HeightCache", exclude: ["Entry.swift", "height-cache.json"]),
    .target(
      name: "Mirror", dependencies: ["Interposing", "TableKit"],
      path: "Plugins/Mirror", exclude: ["Entry.swift", "mirror.json"]),

    .testTarget(name: "InterposingTests", dependencies: ["Interposing", "TestSupport"]),
    .testTarget(name: "ForeignCallsTests", dependencies: ["ForeignCalls", "CForeignFixtures", "CSQLite"]),
    .testTarget(name: "TableKitTests", dependencies: ["TableKit", "Interposing", "TestSupport"]),
    .testTarget(
      name: "HorizontalTableTests", dependencies: ["TableKit", "Interposing", "RotatedCells", "RotatedHeaders"]),
    .testTarget(
      name: "StockAdapterTests",
      dependencies: [
        "TableKit", "Interposing", "RowScale", "CoveredHeader", "PaperRipple", "Tracing", "RotatedCells",
        "RotatedHeaders", "HeightCache", "Mirror",
      ]),
    .testTarget(
      name: "PaperRippleTests",
      dependencies: ["TableKit", "Interposing", "PaperRipple", "RotatedCells", "RotatedHeaders", "CoveredHeader"]),
    .testTarget(name: "AdapterLoadingTests", dependencies: ["AdapterLoading", "TableKit", "TestSupport"]),
    .testTarget(name: "RenderingTests", dependencies: ["Rendering", "TableKit", "TestSupport"]),
    .testTarget(name: "RecordsTests", dependencies: ["Records", "TableKit", "CSQLite", "TestSupport"]),
    .testTarget(name: "StrictJSONTests", dependencies: ["StrictJSON"]),
    .testTarget(name: "UIKitNamesTests", dependencies: ["UIKitNames", "UIKitNamesApps", "Rendering"]),
    .testTarget(name: "LauncherTests"),

    // What several of the tests use, and programs and C code that only tests use.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    // Screens as they are written for UIKit, with one import changed.
    .target(name: "UIKitNamesApps", dependencies: ["UIKitNames"], path: "Tests/UIKitNamesApps"),
    .executableTarget(
      name: "AllocationProbe", dependencies: ["ForeignCalls", "CAllocationProbe", "CForeignFixtures"],
      path: "Tests/AllocationProbe"),
    .target(name: "CAllocationProbe", path: "Tests/CAllocationProbe"),
    .target(name: "CForeignFixtures", path: "Tests/CForeignFixtures"),
  ]
)
