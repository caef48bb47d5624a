// swift-tools-version: 6.2
// What several threads do to witnesses at once, for the thread sanitizer: a package of its own, so that nothing else is built
// with it. Run it with `swift test --package-path Tests/ThreadSafety --sanitize=thread`.

import PackageDescription

let package = Package(
  name: "swivel-thread-safety",
  dependencies: [.package(name: "swivel", path: "../..")],
  targets: [
    .testTarget(
      name: "ThreadSafetyTests", dependencies: [.product(name: "Interposing", package: "swivel")])
  ]
)
