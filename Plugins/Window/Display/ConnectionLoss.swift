import Arguments

/// The end of the connection to an X server, as when the server is stopped or closes it.
///
/// X's library then ends the program by itself, with a line of its own, unless it is given a function that does not return. It is
/// called on the thread that spoke to the server: the main one.
@MainActor
enum ConnectionLoss {
  private static var action: (@MainActor (CommandFailure) -> Never)?

  /// Does something once the connection is lost. Without an X server nothing happens.
  ///
  /// - Parameter action: What to do; it is given what to tell.
  static func whenLost(_ action: @escaping @MainActor (CommandFailure) -> Never) {
    self.action = action
    XLibrary.setConnectionErrorHandler { _ in
      MainActor.assumeIsolated {
        let action = ConnectionLoss.action
        // What is done may find out again.
        ConnectionLoss.action = nil
        action?(.failed("display", "the connection to it is lost"))
      }
      return 0
    }
  }
}
