/// How the benchmarks were built.
enum Build {
  /// Whether as a release is, so that times and allocations say something.
  static var isOptimised: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }
}
