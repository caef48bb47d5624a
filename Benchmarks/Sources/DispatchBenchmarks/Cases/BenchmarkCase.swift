/// What is measured: something done over and over, and checked afterwards.
@MainActor
protocol BenchmarkCase: AnyObject {
  /// Gets ready for a run; not timed.
  func prepare()

  /// Does it; timed.
  ///
  /// - Parameter iterations: How often; at least once.
  func run(_ iterations: Int)

  /// What shows that the run did not do what it is said to do, or `nil`; not timed.
  ///
  /// - Parameter iterations: How often ``run(_:)`` was told to do it.
  func fault(after iterations: Int) -> String?

  /// Things of which an iteration does many, for results that say how long one of them took.
  var parts: CaseParts? { get }

  /// How much heap memory what is measured takes, in bytes; `nil` where that is not known.
  var heapSize: Int? { get }

  /// The CPU time in seconds of the last run, where a case takes it itself: then it is listed as one that does, and its
  /// allocations are not counted, for they are another process's.
  var measuredSeconds: Double? { get }
}

extension BenchmarkCase {
  var parts: CaseParts? { nil }
  var measuredSeconds: Double? { nil }
  var heapSize: Int? { nil }
}

/// Things of which an iteration does many.
struct CaseParts: Sendable, Hashable {
  /// What the result is called, `per-row`.
  let name: String
  /// How many of them an iteration does.
  let count: Int
}
