import Foundation

extension ScrollView {
  /// Shows the indicators for a moment, where they are not shown always.
  public func flashScrollIndicators() {
    guard scrollIndicatorVisibility == .whileScrolling, window != nil else { return }
    showIndicators()
    if !motion.isActive { fadeIndicators() }
  }

  /// The indicators' opacity now, 0 … 1.
  var indicatorAlpha: CGFloat {
    switch scrollIndicatorVisibility {
    case .always: 1
    case .whileScrolling: motion.fade?.alpha(at: window?.clock.now ?? 0) ?? 0
    }
  }

  /// The content begins to scroll.
  func showIndicators() {
    guard scrollIndicatorVisibility == .whileScrolling, window != nil else { return }
    motion.fade = IndicatorFade(end: .infinity)
    updateIndicatorVisibility()
  }

  /// The content has scrolled.
  func fadeIndicators() {
    guard motion.fade?.end == .infinity, let clock = window?.clock else { return }
    motion.fade?.end = clock.now
    subscribeToFrames(of: clock)
  }

  /// Shows the indicators as they are to be seen now.
  func updateIndicatorVisibility() {
    let alpha = indicatorAlpha
    if alpha == 0, motion.fade?.end != .infinity { motion.fade = nil }
    for indicator in [verticalScrollIndicator, horizontalScrollIndicator] {
      guard let indicator else { continue }
      // Hidden ones come back with the layout, which knows whether there is anything to show.
      if (indicator.alpha == 0) != (alpha == 0) { setNeedsLayout() }
      indicator.alpha = alpha
    }
  }
}
