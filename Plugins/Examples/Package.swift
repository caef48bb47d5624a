// swift-tools-version: 6.2
// A library that knows nothing of Swivel, and a program that puts interposers between it and its delegate.

import PackageDescription

let package = Package(
  name: "swivel-examples",
  dependencies: [.package(name: "swivel", path: "../..")],
  targets: [
    // It stands for anybody's: it depends on nothing.
    .target(name: "Vendor", path: "Vendor"),
    .executableTarget(
      name: "WrappedDelegate", dependencies: ["Vendor", .product(name: "Interposing", package: "swivel")],
      path: "WrappedDelegate"),
    // They run the built program as a process.
    .testTarget(name: "ExampleTests", dependencies: ["WrappedDelegate"]),
  ]
)
