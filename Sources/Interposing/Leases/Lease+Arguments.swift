// A closure that captures nothing can be handed, with its arguments, to a function that is not inlined. So what a call outside a
// pass needs stands in a function of its own, and a call in a pass saves no registers for it: ten instructions fewer than with
// captured arguments. A tuple or a parameter pack would do for any number of arguments, but both are copied, and that retains
// each one. Hence a function for each number.

extension Lease {
  /// Calls the conformer with an argument.
  ///
  /// ```swift
  /// lease.call("scrollViewDidScroll(_:)", scrollView) { $0.scrollViewDidScroll($1) }
  /// ```
  ///
  /// - Parameters:
  ///   - requirement: The name of the requirement, for the message of a trap.
  ///   - first: The argument.
  ///   - body: What is called with the conformer and the argument. It must not keep the conformer, and should capture nothing.
  /// - Returns: What `body` returns.
  ///
  /// Traps outside a pass if the conformer is gone.
  @inlinable @inline(__always)
  public func call<First, Result>(
    _ requirement: StaticString, _ first: First, _ body: (Conformer, First) -> Result
  ) -> Result {
    guard let target else { return callOutsidePass(requirement, first, body) }
    return target._withUnsafeGuaranteedRef { body($0, first) }
  }

  @inlinable @inline(never)
  internal func callOutsidePass<First, Result>(
    _ requirement: StaticString, _ first: First, _ body: (Conformer, First) -> Result
  ) -> Result {
    body(conformerOutsidePass(requirement), first)
  }

  /// Calls the conformer with two arguments; see ``call(_:_:_:)``.
  ///
  /// - Parameters:
  ///   - requirement: The name of the requirement, for the message of a trap.
  ///   - first: The first argument.
  ///   - second: The second argument.
  ///   - body: What is called with the conformer and the arguments.
  /// - Returns: What `body` returns.
  ///
  /// Traps outside a pass if the conformer is gone.
  @inlinable @inline(__always)
  public func call<First, Second, Result>(
    _ requirement: StaticString, _ first: First, _ second: Second, _ body: (Conformer, First, Second) -> Result
  ) -> Result {
    guard let target else { return callOutsidePass(requirement, first, second, body) }
    return target._withUnsafeGuaranteedRef { body($0, first, second) }
  }

  @inlinable @inline(never)
  internal func callOutsidePass<First, Second, Result>(
    _ requirement: StaticString, _ first: First, _ second: Second, _ body: (Conformer, First, Second) -> Result
  ) -> Result {
    body(conformerOutsidePass(requirement), first, second)
  }

  /// Calls the conformer with three arguments; see ``call(_:_:_:)``.
  ///
  /// - Parameters:
  ///   - requirement: The name of the requirement, for the message of a trap.
  ///   - first: The first argument.
  ///   - second: The second argument.
  ///   - third: The third argument.
  ///   - body: What is called with the conformer and the arguments.
  /// - Returns: What `body` returns.
  ///
  /// Traps outside a pass if the conformer is gone.
  @inlinable @inline(__always)
  public func call<First, Second, Third, Result>(
    _ requirement: StaticString, _ first: First, _ second: Second, _ third: Third,
    _ body: (Conformer, First, Second, Third) -> Result
  ) -> Result {
    guard let target else { return callOutsidePass(requirement, first, second, third, body) }
    return target._withUnsafeGuaranteedRef { body($0, first, second, third) }
  }

  @inlinable @inline(never)
  internal func callOutsidePass<First, Second, Third, Result>(
    _ requirement: StaticString, _ first: First, _ second: Second, _ third: Third,
    _ body: (Conformer, First, Second, Third) -> Result
  ) -> Result {
    body(conformerOutsidePass(requirement), first, second, third)
  }
}
