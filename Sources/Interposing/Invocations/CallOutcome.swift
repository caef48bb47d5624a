/// What a boxed call came to so far, without its types: nothing yet, a result, an error.
internal class AnyCallOutcome {
  /// Whether there is neither a result nor an error.
  internal var isEmpty: Bool { true }
  internal var result: Any? { nil }
  internal var error: (any Error)? { nil }
  internal func change(to result: Any) -> Bool { false }
  internal func change(toError error: any Error) -> Bool { false }
}

/// What a boxed call came to so far. At most one of both is there.
internal final class CallOutcome<Success: ~Copyable, Failure: Error>: AnyCallOutcome {
  private var success: Success?
  private var failure: Failure?
  private let read: (borrowing Success) -> Any
  private let cast: (Any) -> Success?

  internal init(read: @escaping (borrowing Success) -> Any, cast: @escaping (Any) -> Success?) {
    self.read = read
    self.cast = cast
  }

  internal override var isEmpty: Bool { success == nil && failure == nil }

  internal override var result: Any? {
    guard let result = success.take() else { return nil }
    let boxed = read(result)
    success = consume result
    return boxed
  }

  internal override var error: (any Error)? { failure }

  internal override func change(to result: Any) -> Bool {
    guard let result = cast(result) else { return false }
    set(result)
    return true
  }

  internal override func change(toError error: any Error) -> Bool {
    guard let error = error as? Failure else { return false }
    set(error: error)
    return true
  }

  internal func set(_ result: consuming Success) {
    success = consume result
    failure = nil
  }

  internal func set(error: Failure) {
    success = nil
    failure = error
  }

  /// The result, or `nil` if there is none.
  ///
  /// - Throws: The error, if the call came to one.
  internal func take() throws(Failure) -> Success? {
    if let failure { throw failure }
    return success.take()
  }
}
