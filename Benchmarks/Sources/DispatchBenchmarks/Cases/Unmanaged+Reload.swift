import CGoogleBenchmark

extension Unmanaged {
  /// Calls a closure with the object, about whose contents nothing is known: as a host finds it that is called anew for each
  /// event. In a loop the compiler would otherwise load what is in it once and keep it in registers.
  ///
  /// The object must be kept alive by the caller, as for every unmanaged reference.
  ///
  /// Not isolated, and inlined, because a closure that the standard library calls pays for a check of its actor otherwise.
  @inline(__always)
  func withReloadedObject<Result>(_ body: (Instance) -> Result) -> Result {
    Unmanaged.fromOpaque(benchmark_forget(toOpaque()))._withUnsafeGuaranteedRef(body)
  }
}
