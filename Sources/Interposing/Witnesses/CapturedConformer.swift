/// What holds a conformer that may be a value, so that all closures of its witness see the changes that one of them makes.
///
/// Generated code makes one per bound conformer of a protocol that is not limited to classes and has mutating requirements:
///
/// ```swift
/// let target = CapturedConformer(conformer)
/// witness.advance = { steps in target.change { $0.advance(by: steps) } }
/// witness.position = { target.value.position }
/// ```
///
/// The witness has a copy of a value: what its original does afterwards does not reach it.
public final class CapturedConformer<Conformer> {
  /// The conformer as it is now.
  public private(set) var value: Conformer

  /// Captures a conformer.
  ///
  /// - Parameter conformer: The conformer, which is copied if it is a value and held strongly if it is an object.
  public init(_ conformer: Conformer) {
    value = conformer
  }

  /// Lets a mutating requirement of the conformer run.
  ///
  /// An object is reached through a copy of its reference, so that it may be called again meanwhile. A value may not be used
  /// meanwhile, as nowhere in Swift.
  ///
  /// - Parameter body: What is called with the conformer.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  public func change<Result, Failure: Error>(
    _ body: (inout Conformer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard Conformer.self is AnyClass else { return try body(&value) }
    var reference = value
    return try body(&reference)
  }
}
