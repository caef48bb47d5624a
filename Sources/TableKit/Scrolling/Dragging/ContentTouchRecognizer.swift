import Foundation

/// What keeps touches from the views in a scroll view until it is clear that they are not a drag. It recognises
/// nothing.
final class ContentTouchRecognizer: GestureRecognizer {
  /// How long it keeps them, in seconds.
  static let delay: TimeInterval = 0.15

  private var wait: ScheduledAction?

  override init() {
    super.init()
    cancelsTouchesInView = false
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard wait == nil else { return }
    guard let scrollView = view as? ScrollView, scrollView.delaysContentTouches,
      !(touches.first?.view is SectionIndexView), let clock = scrollView.window?.clock
    else {
      state = .failed
      return
    }
    wait = clock.schedule(after: Self.delay) { [weak self] in self?.state = .failed }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    state = .failed
  }

  override func canPrevent(_ other: GestureRecognizer) -> Bool { false }

  override func reset() {
    super.reset()
    wait?.cancel()
    wait = nil
  }
}
