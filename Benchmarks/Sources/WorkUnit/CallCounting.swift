/// An object that notes the calls it gets.
@MainActor
public protocol CallCounting: AnyObject {
  /// The calls since the last ``forgetCalls()``.
  var tally: CallTally { get }
  /// Begins to count anew.
  func forgetCalls()
}
