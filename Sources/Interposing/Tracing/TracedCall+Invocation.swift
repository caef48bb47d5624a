extension TracedCall {
  /// Lets a call proceed and measures it.
  ///
  /// - Parameter invocation: The call, before it proceeds. `nil` comes of one that cannot proceed any more.
  internal init?(proceeding invocation: Invocation) {
    let arguments = invocation.arguments
    let start = ContinuousClock.now
    do { try invocation.proceed() } catch { return nil }
    self.init(invocation, arguments, start.duration(to: .now))
  }

  /// Lets an asynchronous call proceed and measures it, the time that it waits included.
  ///
  /// - Parameter invocation: The call, before it proceeds. `nil` comes of one that cannot proceed any more.
  internal nonisolated(nonsending) init?(awaiting invocation: Invocation) async {
    let arguments = invocation.arguments
    let start = ContinuousClock.now
    do { try await invocation.proceed() } catch { return nil }
    self.init(invocation, arguments, start.duration(to: .now))
  }

  private init?(_ invocation: Invocation, _ arguments: [Any], _ duration: Duration) {
    guard let result = invocation.result ?? (invocation.error == nil ? nil : ()) else { return nil }
    self.init(
      requirement: invocation.requirement, arguments: arguments, result: result, error: invocation.error,
      duration: duration)
  }
}
