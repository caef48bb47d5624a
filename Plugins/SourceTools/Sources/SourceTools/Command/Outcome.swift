/// How a command ended: what it prints, and its status.
public struct Outcome: Sendable, Hashable {
  /// What goes to standard output.
  public var output: String
  /// What goes to standard error.
  public var errors: String
  /// 0 if all is well, 1 if something is wrong, 2 if the command was typed wrongly.
  public var status: Int32

  /// Makes an outcome.
  ///
  /// - Parameters:
  ///   - output: What goes to standard output.
  ///   - errors: What goes to standard error.
  ///   - status: The status.
  public init(output: String = "", errors: String = "", status: Int32 = 0) {
    self.output = output
    self.errors = errors
    self.status = status
  }

  /// The outcome of an error.
  internal init(_ error: SourceToolsError) {
    self.init(errors: "\(error)\n", status: 1)
    if case .usage = error { status = 2 }
  }
}
