/// An argument that is changed in place: `inout`.
///
/// ```swift
/// adjust = { value, amount in
///   ChangedArgument.lend(&value) { value in template.answer([value]) { next(&value.value) } handler: { handler($0) } }
/// }
/// ```
///
/// A handler sees it, and changes it, before and after it proceeds, if its type can be copied; otherwise it sees an
/// ``OpaqueArgument``.
///
/// ### The invariant of the pointer
/// It is valid as long as `lend` runs, and nothing uses it later: an invocation that has ended uses no argument, and ends before
/// `lend` does. While `value` is changed nothing else reaches it: `isInUse` keeps handlers away.
public final class ChangedArgument<Value: ~Copyable>: InvocationArgument {
  private let pointer: UnsafeMutablePointer<Value>
  private let read: (UnsafeMutablePointer<Value>) -> Any
  private let write: (UnsafeMutablePointer<Value>, Any) -> Bool
  private var isInUse = false

  private init(
    _ pointer: UnsafeMutablePointer<Value>, read: @escaping (UnsafeMutablePointer<Value>) -> Any,
    write: @escaping (UnsafeMutablePointer<Value>, Any) -> Bool
  ) {
    self.pointer = pointer
    self.read = read
    self.write = write
  }

  /// The argument itself.
  public var value: Value {
    _read { yield pointer.pointee }
    _modify {
      isInUse = true
      defer { isInUse = false }
      yield &pointer.pointee
    }
  }

  internal override var boxed: Any { isInUse ? Self.opaque : read(pointer) }

  internal override func change(to value: Any) -> Bool { !isInUse && write(pointer, value) }

  private static var opaque: OpaqueArgument { OpaqueArgument(type: "\(Value.self)") }
}

extension ChangedArgument where Value: ~Copyable {
  /// Holds an argument that cannot be copied, for as long as a closure runs.
  ///
  /// - Parameters:
  ///   - value: The argument.
  ///   - body: What is called with it.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  public static func lend<Result: ~Copyable, Failure: Error>(
    _ value: inout Value, _ body: (ChangedArgument) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeMutablePointer(to: &value) { (pointer) throws(Failure) in
      try body(ChangedArgument(pointer, read: { _ in opaque }, write: { _, _ in false }))
    }
  }
}

extension ChangedArgument {
  /// Holds an argument for as long as a closure runs.
  ///
  /// - Parameters:
  ///   - value: The argument.
  ///   - body: What is called with it.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  public static func lend<Result: ~Copyable, Failure: Error>(
    _ value: inout Value, _ body: (ChangedArgument) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeMutablePointer(to: &value) { (pointer) throws(Failure) in
      let argument = ChangedArgument(
        pointer, read: { $0.pointee },
        write: { pointer, value in
          guard let value = value as? Value else { return false }
          pointer.pointee = value
          return true
        })
      return try body(argument)
    }
  }
}
