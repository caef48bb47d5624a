#if !canImport(SwiftSyntax)
  #error(
    "no toolchain on PATH has SwiftSyntax (usr/lib/swift/host): put the bin folder of a Swift 6.3 toolchain on PATH")
#endif
