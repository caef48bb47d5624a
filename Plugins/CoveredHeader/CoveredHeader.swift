import Foundation
public import Interposing
public import TableKit

/// Lets a table that scrolls over a header behind it snap open or closed, and keeps its indicator off the header.
///
/// It answers two requirements of the scroll view's delegate, whether the user's delegate does or not, and calls that too:
///
/// - `scrollViewDidScroll(_:)`: the vertical indicator begins where the content does. The adapter comes first, so the delegate
///   has the last word on the insets; of these only the top one is set.
/// - `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`: a scrolling that would end over the header ends where that
///   is open or closed; see ``CoveredHeaderGeometry``. The delegate comes first: where it writes another target, that stands.
///
/// The header, the table's place over it and its insets are the program's own: with the geometry it sets them right.
///
/// ```swift
/// let covered = try CoveredHeader(CoveredHeaderGeometry(headerHeight: header.bounds.height))
/// table.frame.origin.y = covered.geometry.uncovered
/// table.backgroundColor = .clear
/// table.contentInset.top = -covered.geometry.openOffset
/// table.contentOffset.y = covered.geometry.openOffset
/// try table.install(covered)
/// ```
///
/// Content that is too short to cover the header needs an inset at the bottom as well, so that the offset can reach the place where
/// the header is closed.
@MainActor
public final class CoveredHeader: Adapter {
  public let name = "covered-header"

  /// Where the table comes to rest.
  public let geometry: CoveredHeaderGeometry

  /// The indicator's inset from before, for the day the adapter goes.
  private var ownIndicatorInset: CGFloat?

  /// Makes the adapter.
  ///
  /// - Parameter geometry: Where the table comes to rest.
  public init(_ geometry: CoveredHeaderGeometry) {
    self.geometry = geometry
  }

  /// Makes the adapter.
  ///
  /// - Parameter configuration: Its keys are numbers: `height`, the header's, and if they are not what
  ///   ``CoveredHeaderGeometry/init(headerHeight:headerY:uncovered:border:deadBand:)`` takes by default `y`, `uncovered`,
  ///   `border` and `dead-band`.
  /// - Throws: An `AdapterConfigurationError` if the height is missing, a value is no number, or another key is given; a
  ///   ``CoveredHeaderError`` if the numbers describe no header that can be covered.
  public convenience init(configuration: AdapterConfiguration) throws {
    try configuration.requireKnownKeys(["height", "y", "uncovered", "border", "dead-band"])
    self.init(
      try CoveredHeaderGeometry(
        headerHeight: configuration.number("height"), headerY: configuration.number("y", default: 0),
        uncovered: configuration.number("uncovered", default: 44), border: configuration.number("border", default: 1),
        deadBand: configuration.number("dead-band", default: 0.1)))
  }

  public var interposers: [Interposer<TableViewWitness>] {
    [
      Interposer("covered-header") { [geometry] witness in
        let didScroll = witness.delegate.scroll.didScroll
        witness.delegate.scroll.didScroll = { scrollView in
          scrollView.verticalScrollIndicatorInsets.top = geometry.indicatorInset(at: scrollView.contentOffset.y)
          didScroll?(scrollView)
        }
        let willEndDragging = witness.delegate.scroll.willEndDragging
        witness.delegate.scroll.willEndDragging = { scrollView, velocity, target in
          let proposed = target.pointee
          willEndDragging?(scrollView, velocity, target)
          guard target.pointee == proposed,
            let y = geometry.target(for: proposed.y, velocity: velocity.y)
          else { return }
          target.pointee.y = y
        }
      }
    ]
  }

  public func attach(to host: TableView) {
    ownIndicatorInset = host.verticalScrollIndicatorInsets.top
    host.verticalScrollIndicatorInsets.top = geometry.indicatorInset(at: host.contentOffset.y)
  }

  public func detach(from host: TableView) {
    if let ownIndicatorInset { host.verticalScrollIndicatorInsets.top = ownIndicatorInset }
    ownIndicatorInset = nil
  }
}
