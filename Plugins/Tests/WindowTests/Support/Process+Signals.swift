import Foundation

extension Process {
  /// Starts the process so that it takes signals. Tests run on threads that block them, and what a thread starts does so too.
  func runTakingSignals() throws {
    var (none, old) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    try run()
  }
}
