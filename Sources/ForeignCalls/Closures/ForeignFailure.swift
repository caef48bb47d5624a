/// What a closure answers when its body throws. C has no errors to pass on.
public enum ForeignFailure: Sendable {
  /// Nothing: the process ends with a line that names the closure and the error.
  case trap
  /// The value that is made of the error; here it can be kept, too.
  case result(@Sendable (any Error) -> ForeignValue)

  /// A value that tells C of a failure, `returning(-1)` say. It must be one of the result's type.
  public static func returning(_ value: ForeignValue) -> ForeignFailure { .result { _ in value } }
}
