/// A pointer type of C. All pointers have one representation; what they point to matters for messages, and for
/// whether text can be passed.
public struct CPointer: Hashable, Sendable {
  /// The whole type as C writes it, `const char *` or `int (*)(int)`.
  public let spelling: String

  /// What the pointer points to.
  public let pointee: Pointee

  /// What a pointer points to, as far as it matters here.
  public enum Pointee: Hashable, Sendable {
    /// `char`: a string, or a buffer for one.
    case character
    /// A function.
    case function
    /// Anything else, `void` included.
    case other
  }

  /// Makes a pointer type.
  ///
  /// - Parameters:
  ///   - spelling: The whole type as C writes it.
  ///   - pointee: What it points to.
  public init(spelling: String, pointee: Pointee = .other) {
    self.spelling = spelling
    self.pointee = pointee
  }

  /// `void *`.
  public static let untyped = CPointer(spelling: "void *")
}
