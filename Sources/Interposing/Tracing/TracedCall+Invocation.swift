extension TracedCall {
  /// Lets a call proceed and measures it.
  ///
  /// - Parameter invocation: The call, before it proceeds. `nil` comes of one that cannot proceed any more.
  internal init?(proceeding invocation: Invocation) {
    let arguments = invocation.arguments
    let start = ContinuousClock.now
    do { try invocation.proceed() } catch { return nil }
    let duration = start.duration(to: .now)
    guard let result = invocation.result else { return nil }
    self.init(
      requirement: invocation.requirement, arguments: arguments, result: result, duration: duration)
  }
}
