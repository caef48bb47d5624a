/// One argument of an intercepted call, in a struct of its own.
///
/// Tuples and optional closures among the elements of a parameter pack crash the compiler (Swift 6.3.1) where a closure that takes
/// them is handed on; in a struct they do not.
@frozen
public struct Held<Value> {
  /// The argument.
  public let value: Value

  /// Holds an argument.
  ///
  /// - Parameter value: The argument.
  @inlinable @inline(__always)
  public init(_ value: Value) { self.value = value }
}
