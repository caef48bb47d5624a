/// What is known of a case besides its times, of one iteration; `nil` where it was not counted.
struct CaseFigures: Sendable, Hashable {
  /// How many instructions are executed.
  var instructions: Double?
  /// How often heap memory is allocated.
  var allocations: Double?
  /// How much heap memory what is measured takes, in bytes.
  var heapSize: Double?
  /// How often Swift objects are retained or released, whichever is more.
  var retains: Double?
}
