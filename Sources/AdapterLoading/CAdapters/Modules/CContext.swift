/// The context that a C module made for one adapter.
///
/// Everything that can still call the module with it holds this object, so it is destroyed behind the last call: also if the
/// adapter is taken out of its table by its own function, which then is under way.
@MainActor
final class CContext {
  /// What the module's functions get as their first argument.
  nonisolated(unsafe) let pointer: UnsafeMutableRawPointer
  private let destroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?

  init(_ pointer: UnsafeMutableRawPointer, destroy: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?) {
    self.pointer = pointer
    self.destroy = destroy
  }

  isolated deinit { destroy?(pointer) }
}
