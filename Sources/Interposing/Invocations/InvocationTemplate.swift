/// What all invocations of one intercepted requirement have in common: its descriptor and its types, in the form of closures over
/// raw frames. It is made once, when the requirement is intercepted, so that a call allocates nothing but its ``Invocation``, and
/// most calls nothing.
///
/// Generated code makes one per intercepted requirement and answers each call with it:
///
/// ```swift
/// let template = InvocationTemplate(requirements, 0) { (tableView: Held<TableView>, indexPath: Held<IndexPath>) in
///   next(tableView.value, indexPath.value)
/// }
/// heightForRowAt = { tableView, indexPath in
///   template.answer(Held(tableView), Held(indexPath)) { handler($0) }
/// }
/// ```
///
/// ### Frames
/// The arguments of a call stand in one frame, laid out as a tuple of them; its result stands in one optional. Both are in the stack
/// frame of `answer`, and an invocation holds raw pointers to them. They are valid until that function returns; before it returns it
/// ends the invocation, and an ended invocation uses neither. Both are always bound to the types of the template that made the
/// invocation, for nobody else makes one.
///
/// The frame *borrows* its arguments where it can: their bits are copied and nothing is retained, for whoever called keeps them to
/// the end of the call. When one is changed, the frame comes to own them all: `own`.
///
/// ### The spare invocation
/// When a call ends and nobody else has a reference to its invocation, the next call takes it over. A call within a call finds none
/// and makes another.
///
/// ### Isolation
/// A template of an isolated protocol holds an isolated `next` as a closure without isolation. It is called by
/// `Invocation.proceed()` alone, and an invocation is not `Sendable`: it stays where the requirement was called, on that actor.
/// One of a protocol without isolation holds a `next` that may not be sent; it is captured by a closure of the same witness alone,
/// which is as little to be sent.
public final class InvocationTemplate: @unchecked Sendable {
  @usableFromInline internal let requirements: [RequirementDescriptor]
  @usableFromInline internal let position: Int
  /// What is done with the arguments, and where the result goes.
  @usableFromInline internal let proceed: (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void
  @usableFromInline internal let box: (UnsafeRawPointer) -> [Any]
  /// Makes a frame that borrows its arguments own them.
  @usableFromInline internal let own: (UnsafeMutableRawPointer) -> Void
  /// Changes an argument in a frame that owns them, if the value is of its type.
  @usableFromInline internal let change: (UnsafeMutableRawPointer, Int, Any) -> Bool
  @usableFromInline internal let boxResult: (UnsafeMutableRawPointer) -> Any?
  @usableFromInline internal let changeResult: (UnsafeMutableRawPointer, Any) -> Bool
  /// Only calls use it, on the actor of the requirement.
  @usableFromInline @exclusivity(unchecked) internal var spare: Invocation?

  /// Whether calls take over what earlier calls left: where none can run beside another, in another thread.
  @usableFromInline internal let hasSpare: Bool

  /// Makes a template of what is done with its frames.
  internal init(
    _ requirements: [RequirementDescriptor], _ position: Int,
    proceed: @escaping (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void, box: @escaping (UnsafeRawPointer) -> [Any],
    change: @escaping (UnsafeMutableRawPointer, Int, Any) -> Bool,
    boxResult: @escaping (UnsafeMutableRawPointer) -> Any?,
    changeResult: @escaping (UnsafeMutableRawPointer, Any) -> Bool
  ) {
    self.requirements = requirements
    self.position = position
    self.proceed = proceed
    self.box = box
    self.change = change
    self.boxResult = boxResult
    self.changeResult = changeResult
    own = { _ in }
    hasSpare = false
  }

  @inlinable
  internal init<Result, each Argument>(
    _ requirements: [RequirementDescriptor], _ position: Int, arguments: repeat (each Argument).Type,
    result: Result.Type, hasSpare: Bool, proceed: Step, box: @escaping (UnsafeRawPointer) -> [Any]
  ) {
    self.requirements = requirements
    self.position = position
    self.hasSpare = hasSpare
    self.proceed = proceed.call
    self.box = box
    own = { arguments in
      let frame = arguments.assumingMemoryBound(to: (repeat Held<each Argument>).self)
      // What is read is a copy; what it replaces was borrowed, and is not to be released.
      frame.initialize(to: frame.pointee)
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
    self.init(
      requirements, position, arguments: repeat (each Argument).self, result: Result.self, hasSpare: true,
      proceed: Step(isolated: { arguments, result in
        let values = arguments.assumingMemoryBound(to: (repeat Held<each Argument>).self).pointee
        result.assumingMemoryBound(to: Result?.self).pointee = next(repeat each values)
      }),
      box: { Self.box($0, of: (repeat (each Argument).self)) })
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
      requirements, position, arguments: repeat (each Argument).self, result: Result.self, hasSpare: false,
      proceed: Step { arguments, result in
        let values = arguments.assumingMemoryBound(to: (repeat Held<each Argument>).self).pointee
        result.assumingMemoryBound(to: Result?.self).pointee = next(repeat each values)
      },
      box: { Self.box($0, of: (repeat (each Argument).self)) })
  }

  @inlinable
  internal static func box<each Argument>(_ arguments: UnsafeRawPointer, of: (repeat (each Argument).Type)) -> [Any] {
    var boxed: [Any] = []
    for value in repeat each arguments.assumingMemoryBound(to: (repeat Held<each Argument>).self).pointee {
      boxed.append(value.value)
    }
    return boxed
  }
}

/// What is done with raw frames: the arguments', and the result's.
@usableFromInline
internal struct Step {
  @usableFromInline internal let call: (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void

  @inlinable
  internal init(_ call: @escaping (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void) { self.call = call }

  /// The same step without its isolation, which whoever calls it keeps.
  @inlinable
  internal init(isolated call: @escaping @MainActor (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void) {
    self = unsafeBitCast(IsolatedStep(call: call), to: Step.self)
  }
}

/// A step that is isolated to the main actor, in a struct: so its bits are those of a ``Step`` and need no thunk.
@usableFromInline
internal struct IsolatedStep {
  @usableFromInline internal let call: @MainActor (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void

  @inlinable
  internal init(call: @escaping @MainActor (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void) { self.call = call }
}
