/// What all invocations of one intercepted requirement have in common: its descriptor and its types, in the form of closures over
/// raw frames. It is made once, when the requirement is intercepted, so that a call allocates nothing but its ``Invocation``.
///
/// Generated code makes one per intercepted requirement and answers each call with it:
///
/// ```swift
/// let template = InvocationTemplate(requirements, 0) { (tableView: Held<TableView>, indexPath: Held<IndexPath>) in
///   next(tableView.value, indexPath.value)
/// }
/// heightForRowAt = { tableView, indexPath in
///   template.answer((Held(tableView), Held(indexPath))) { handler($0) }
/// }
/// ```
///
/// ### Frames
/// The arguments of a call stand in one tuple, its result in one optional, both in the stack frame of ``answer(_:_:)``. An
/// invocation holds raw pointers to the two. The pointers are valid until that function returns; before it returns it ends the
/// invocation, and an ended invocation uses neither. Both are always bound to the types of the template that made the invocation,
/// for nobody else makes one.
///
/// ### Isolation
/// A template of an isolated protocol holds an isolated `next` as a closure without isolation. It is called by
/// ``Invocation/proceed()`` alone, and an invocation is not `Sendable`: it stays where the requirement was called, on that actor.
/// One of a protocol without isolation holds a `next` that may not be sent; it is captured by a closure of the same witness alone,
/// which is as little to be sent.
public final class InvocationTemplate: @unchecked Sendable {
  @usableFromInline internal let requirements: [RequirementDescriptor]
  @usableFromInline internal let position: Int
  @usableFromInline internal let box: (UnsafeMutableRawPointer) -> [Any]
  @usableFromInline internal let change: (UnsafeMutableRawPointer, Int, Any) -> Bool
  @usableFromInline internal let boxResult: (UnsafeMutableRawPointer) -> Any?
  @usableFromInline internal let changeResult: (UnsafeMutableRawPointer, Any) -> Bool
  @usableFromInline internal let proceed: (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void

  /// Makes the template of a requirement that is isolated to the main actor.
  ///
  /// - Parameters:
  ///   - requirements: The requirements of the witness.
  ///   - position: The position of the requirement among them.
  ///   - next: What proceeds.
  @inlinable
  public convenience init<Result, each Argument>(
    _ requirements: [RequirementDescriptor], _ position: Int,
    next: @escaping @MainActor (repeat Held<each Argument>) -> Result
  ) {
    let isolated = IsolatedStep { arguments, result in
      let values = arguments.assumingMemoryBound(to: (repeat Held<each Argument>).self).pointee
      result.assumingMemoryBound(to: Result?.self).pointee = next(repeat each values)
    }
    self.init(
      requirements, position, proceed: unsafeBitCast(isolated, to: Step.self).call, Result.self,
      (repeat (each Argument).self))
  }

  /// Makes the template of a requirement without isolation.
  ///
  /// - Parameters:
  ///   - requirements: The requirements of the witness.
  ///   - position: The position of the requirement among them.
  ///   - next: What proceeds.
  @inlinable
  public convenience init<Result, each Argument>(
    nonisolated requirements: [RequirementDescriptor], _ position: Int,
    next: @escaping (repeat Held<each Argument>) -> Result
  ) {
    self.init(
      requirements, position,
      proceed: { arguments, result in
        let values = arguments.assumingMemoryBound(to: (repeat Held<each Argument>).self).pointee
        result.assumingMemoryBound(to: Result?.self).pointee = next(repeat each values)
      }, Result.self, (repeat (each Argument).self))
  }

  @inlinable
  internal init<Result, each Argument>(
    _ requirements: [RequirementDescriptor], _ position: Int,
    proceed: @escaping (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void, _: Result.Type,
    _: (repeat (each Argument).Type)
  ) {
    self.requirements = requirements
    self.position = position
    self.proceed = proceed
    box = { arguments in
      var boxed: [Any] = []
      for value in repeat each arguments.assumingMemoryBound(to: (repeat Held<each Argument>).self).pointee {
        boxed.append(value.value)
      }
      return boxed
    }
    change = { arguments, position, value in
      let frame = arguments.assumingMemoryBound(to: (repeat Held<each Argument>).self)
      var index = 0
      var hasType = true
      func changed<Value>(_ old: Held<Value>) -> Held<Value> {
        defer { index += 1 }
        guard index == position else { return old }
        guard let new = value as? Value else {
          hasType = false
          return old
        }
        return Held(new)
      }
      frame.pointee = (repeat changed(each frame.pointee))
      return hasType
    }
    boxResult = { result in result.assumingMemoryBound(to: Result?.self).pointee.map { $0 as Any } }
    changeResult = { result, value in
      guard let value = value as? Result else { return false }
      result.assumingMemoryBound(to: Result?.self).pointee = value
      return true
    }
  }

  /// Answers one call: runs the handler, and gives what it came to.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, each held, as one tuple of the types that the template was made with.
  ///   - handler: What is done with the invocation.
  /// - Returns: The result of the handler; where it came to none, that of proceeding.
  @inlinable
  public func answer<Arguments, Result>(_ arguments: Arguments, _ handler: (Invocation) -> Void) -> Result {
    var arguments = arguments
    var result: Result?
    return withUnsafeMutablePointer(to: &arguments) { arguments in
      withUnsafeMutablePointer(to: &result) { result in
        let invocation = Invocation(self, UnsafeMutableRawPointer(arguments), UnsafeMutableRawPointer(result))
        handler(invocation)
        invocation.end()
        if let answered = result.pointee { return answered }
        proceed(UnsafeMutableRawPointer(arguments), UnsafeMutableRawPointer(result))
        // Proceeding assigns a result of the requirement's type.
        return result.pointee.unsafelyUnwrapped
      }
    }
  }

  /// Answers one call of a requirement without a result.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, each held, as one tuple of the types that the template was made with.
  ///   - handler: What is done with the invocation. If it does not proceed, the call ends with it.
  @inlinable
  public func run<Arguments>(_ arguments: Arguments, _ handler: (Invocation) -> Void) {
    var arguments = arguments
    var result: Void?
    withUnsafeMutablePointer(to: &arguments) { arguments in
      withUnsafeMutablePointer(to: &result) { result in
        let invocation = Invocation(self, UnsafeMutableRawPointer(arguments), UnsafeMutableRawPointer(result))
        handler(invocation)
        invocation.end()
      }
    }
  }
}

/// A step over raw frames, isolated to the main actor, in a struct: so its bits are those of a ``Step`` and need no thunk.
@usableFromInline
internal struct IsolatedStep {
  @usableFromInline internal let call: @MainActor (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void

  @inlinable
  internal init(_ call: @escaping @MainActor (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void) {
    self.call = call
  }
}

/// The same step without its isolation, which whoever calls it keeps.
@usableFromInline
internal struct Step {
  @usableFromInline internal let call: (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
}
