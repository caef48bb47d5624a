public import TableKit

/// A delegate that counts how often it hears of the scrolling.
@MainActor
public final class ScrollCounter: ScrollViewDelegate {
  /// How often.
  public private(set) var scrolls = 0

  /// None so far.
  public init() {}

  /// Counts from none again.
  public func forgetCalls() { scrolls = 0 }

  public func scrollViewDidScroll(_ scrollView: ScrollView) { scrolls += 1 }
}
