public import Foundation
public import Interposing
public import TableKit

/// A header that a table scrolls over, and that snaps open or closed when the table is let go; or one in front that shrinks.
///
/// ```swift
/// table.frame = CGRect(x: 0, y: 44, width: 320, height: 436)
/// try table.install(CoveredHeader(CoveredHeaderGeometry(headerHeight: 200), header: picture))
/// ```
///
/// The table stays as it was: its data source, its delegate, its insets are the program's. The adapter keeps the header beside it,
/// in the table's superview: behind it, as high above the table's top as the strip that is never covered, or in front of it. The room
/// that the header needs is the table's `collapsibleInset`, which is the adapter's alone: whatever `contentInset` the program sets,
/// then or later, counts from the header on, and reloads, inserted and deleted rows and other sizes leave the header in its place.
/// Content that is too short to cover the header is scrolled over it all the same.
///
/// Behind the table the adapter makes the table's background clear; the colour that it had is given to a view behind the rows, which
/// covers the header below the last row too. A tap on what shows of the header reaches the header's views; a drag that begins there,
/// and the wheel, scroll the table. While the table moves by itself, a touch on the header stops it as anywhere else.
///
/// It answers two requirements of the scroll view's delegate, whether the user's delegate does or not, and calls that too:
///
/// - `scrollViewDidScroll(_:)`: the vertical indicator begins where the content does. The adapter comes first, so the delegate
///   has the last word on the insets; of these only the top one is set.
/// - `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`: a scrolling that would end over the header ends where that
///   is open or closed; see ``CoveredHeaderGeometry``. The delegate comes first: where it writes another target, that stands.
///
/// In a horizontal table the header stands at the left, as wide on screen as it is high here. The header follows the table to
/// another superview and goes with it; a table that is hidden, faded or turned does not take the header along.
@MainActor
public final class CoveredHeader: Adapter {
  public let name = "covered-header"

  /// Where the table comes to rest; see ``update(_:)``.
  public private(set) var geometry: CoveredHeaderGeometry
  /// The view that is covered or shrinks, or `nil` if the program places one itself.
  public let header: View?
  /// Whether a scrolling that would end over the header ends at one of the places of rest.
  public let snaps: Bool
  /// How far below the table's top, or below a closed header in front of it, the headers of sections stay, in points.
  public let pinLine: CGFloat
  /// Whether the table's frame gives way to the strip that is never covered.
  public let makesRoom: Bool
  /// Called when the header is further open or closed than before: with 1 where it is open, 0 where it is closed, and more than 1
  /// where the content is pulled down further.
  public var onProgress: ((CGFloat) -> Void)?

  private weak var host: TableView?
  private let container: CoveredHeaderView?
  /// What takes the place of the table's own background.
  private let backdrop = View()
  private let line = View()
  private var lastProgress: CGFloat?
  /// What the table was like before.
  private var before: (indicatorInset: CGFloat, color: Color?, inset: CollapsibleInset, pinLine: CGFloat)?

  /// Makes the adapter.
  ///
  /// - Parameters:
  ///   - geometry: Where the table comes to rest.
  ///   - header: The view to show as the header; `nil` if the program has placed one itself, behind the table: the table then has
  ///     all touches, as a table has.
  ///   - contentMode: How the header's view fills what is to be seen of the header. Behind the table that is always all of it.
  ///   - snaps: Whether a scrolling that would end over the header ends at one of the places of rest.
  ///   - pinLine: How far below the table's top, or below a closed header in front of it, the headers of sections stay, in
  ///     points.
  ///   - makesRoom: Whether the table gives way to the strip that is never covered: its frame begins that much further down as long
  ///     as the adapter is there. If not, it stands there already.
  public init(
    _ geometry: CoveredHeaderGeometry, header: View? = nil, contentMode: CoveredHeaderContentMode = .topFill,
    snaps: Bool = true, pinLine: CGFloat = 0, makesRoom: Bool = false
  ) {
    self.geometry = geometry
    self.header = header
    self.snaps = snaps
    self.pinLine = pinLine
    self.makesRoom = makesRoom
    container = header.map { CoveredHeaderView(content: $0, contentMode: contentMode) }
    for view in [backdrop, line] { view.isUserInteractionEnabled = false }
  }

  public var interposers: [Interposer<TableViewWitness>] {
    [
      Interposer("covered-header") { [self] witness in
        let didScroll = witness.delegate.scroll.didScroll
        witness.delegate.scroll.didScroll = { scrollView in
          self.keepIndicatorOffHeader(scrollView)
          didScroll?(scrollView)
        }
        guard snaps else { return }
        let willEndDragging = witness.delegate.scroll.willEndDragging
        witness.delegate.scroll.willEndDragging = { scrollView, velocity, target in
          let proposed = target.pointee
          willEndDragging?(scrollView, velocity, target)
          let inset = scrollView.contentInset.top
          guard target.pointee == proposed,
            let y = self.geometry.target(for: proposed.y + inset, velocity: velocity.y)
          else { return }
          target.pointee.y = y - inset
        }
      }
    ]
  }

  // MARK: Coming and going

  public func attach(to host: TableView) {
    self.host = host
    container?.table = host
    before = (
      host.verticalScrollIndicatorInsets.top, host.backgroundColor, host.collapsibleInset, host.pinLineOffset
    )
    if geometry.placement == .behind {
      if makesRoom { giveRoom(geometry.uncovered, in: host) }
      backdrop.backgroundColor = host.backgroundColor
      host.backgroundColor = .clear
      host.insertSubview(backdrop, at: 0)
      line.backgroundColor = .opaqueSeparator
      host.insertSubview(line, aboveSubview: backdrop)
    }
    // What is at its top shows the header; what has been scrolled stays where it is.
    let isAtTop = host.contentOffset.y <= host.minimumContentOffset.y
    host.collapsibleInset = inset
    if isAtTop { host.contentOffset.y = host.minimumContentOffset.y }
    host.pinLineOffset += pinLine
    keepIndicatorOffHeader(host)
    place(in: host)
  }

  public func detach(from host: TableView) {
    guard let before else { return }
    self.before = nil
    self.host = nil
    lastProgress = nil
    container?.table = nil
    for view in [container, backdrop, line] { view?.removeFromSuperview() }
    if geometry.placement == .behind {
      host.backgroundColor = before.color
      if makesRoom { giveRoom(-geometry.uncovered, in: host) }
    }
    host.collapsibleInset = before.inset
    host.pinLineOffset = before.pinLine
    host.verticalScrollIndicatorInsets.top = before.indicatorInset
  }

  /// Gives the header other measures. As far as it shows, the content goes along with its bottom edge.
  ///
  /// - Parameter geometry: The measures. Where the header stands has to stay as it is; else nothing changes.
  public func update(_ geometry: CoveredHeaderGeometry) {
    let old = self.geometry
    guard geometry.placement == old.placement, geometry != old else { return }
    guard let host else {
      self.geometry = geometry
      return
    }
    let offset = offset(of: host)
    self.geometry = geometry
    if makesRoom, geometry.placement == .behind { giveRoom(geometry.uncovered - old.uncovered, in: host) }
    // The content is moved while both ranges hold it, or what is on its way to the open header would be turned to the new end
    // first, and then moved on.
    let isLower = geometry.openOffset > old.openOffset
    if !isLower { host.collapsibleInset = inset }
    if offset < old.closedOffset {
      let moved = min(offset + geometry.openOffset - old.openOffset, geometry.closedOffset)
      host.contentOffset.y = moved - host.contentInset.top
    }
    if isLower { host.collapsibleInset = inset }
    keepIndicatorOffHeader(host)
    host.setNeedsLayout()
    place(in: host)
  }

  private var inset: CollapsibleInset {
    CollapsibleInset(expanded: -geometry.openOffset, collapsed: geometry.collapsedInset)
  }

  /// Moves the table's top edge, wherever that is on screen.
  private func giveRoom(_ height: CGFloat, in host: TableView) {
    let size = host.bounds.size
    let middle = CGPoint(x: 0, y: height / 2).applying(host.transform)
    host.bounds.size = CGSize(width: size.width, height: size.height - height)
    host.center = CGPoint(x: host.center.x + middle.x, y: host.center.y + middle.y)
  }

  // MARK: Places

  public func hostDidLayout(_ host: TableView) { place(in: host) }

  public func hostDidMove(_ host: TableView) { place(in: host) }

  /// The offset as it would be if the program had set no inset: what the geometry reckons with.
  private func offset(of scrollView: ScrollView) -> CGFloat {
    scrollView.contentOffset.y + scrollView.contentInset.top
  }

  private func keepIndicatorOffHeader(_ scrollView: ScrollView) {
    scrollView.verticalScrollIndicatorInsets.top = geometry.indicatorInset(at: scrollView.contentOffset.y)
  }

  private func place(in host: TableView) {
    // Taken out, or not yet in.
    guard before != nil else { return }
    let offset = offset(of: host)
    if let container { place(container, beside: host, at: offset) }
    if geometry.placement == .behind { placeBackdrop(in: host) }
    let progress = geometry.progress(at: offset)
    if progress != lastProgress {
      lastProgress = progress
      onProgress?(progress)
    }
  }

  private func place(_ container: CoveredHeaderView, beside host: TableView, at offset: CGFloat) {
    guard let superview = host.superview else { return container.removeFromSuperview() }
    if !isInPlace(container, beside: host, in: superview) {
      switch geometry.placement {
      case .behind: superview.insertSubview(container, belowSubview: host)
      case .inFront: superview.insertSubview(container, aboveSubview: host)
      }
    }
    container.contentHeight = geometry.headerHeight
    container.direction = CoveredHeaderView.Direction(of: host.transform)
    let size = host.bounds.size
    // By way of the table's middle, about which it may be turned: the result of a quarter turn is exact.
    let frame = geometry.headerFrame(at: offset, width: size.width)
      .offsetBy(dx: -size.width / 2, dy: -size.height / 2).applying(host.transform)
      .offsetBy(dx: host.center.x, dy: host.center.y)
    if container.frame != frame { container.frame = frame }
  }

  /// Whether the header stands in the table's superview, on the right side of the table, whatever is between.
  private func isInPlace(_ container: View, beside host: TableView, in superview: View) -> Bool {
    guard container.superview === superview else { return false }
    for view in superview.subviews {
      if view === host { return geometry.placement == .inFront }
      if view === container { return geometry.placement == .behind }
    }
    return false
  }

  /// The background goes from the content's beginning to the end of what is in sight.
  private func placeBackdrop(in host: TableView) {
    let bounds = host.bounds
    let start = contentStart(of: host)
    let top = max(start, bounds.minY)
    let frame = CGRect(x: bounds.minX, y: top, width: bounds.width, height: max(0, bounds.maxY - top))
    if backdrop.frame != frame { backdrop.frame = frame }
    let lineFrame = CGRect(x: bounds.minX, y: start - geometry.border, width: bounds.width, height: geometry.border)
    if line.frame != lineFrame { line.frame = lineFrame }
    if host.subviews.first !== backdrop { host.sendSubviewToBack(backdrop) }
  }

  /// Where the room begins that the program gives its content, in the content's coordinates.
  private func contentStart(of host: TableView) -> CGFloat { -max(0, host.contentInset.top) }

  /// Content that a touch has stopped, or that a higher header has overtaken, opens or closes the header.
  public func host(_ host: TableView, restingPlaceAt offset: CGPoint) -> CGPoint? {
    guard snaps, before != nil else { return nil }
    let inset = host.contentInset.top
    guard let y = geometry.target(for: offset.y + inset, velocity: 0) else { return nil }
    return CGPoint(x: offset.x, y: y - inset)
  }

  // MARK: Touches

  public func host(_ host: TableView, letsThroughTouchAt point: CGPoint) -> Bool {
    guard container != nil, geometry.placement == .behind, before != nil, !host.isDecelerating, !host.isScrollAnimating,
      point.y < contentStart(of: host) - geometry.border
    else { return false }
    let bounds = host.bounds
    let header = geometry.headerFrame(at: offset(of: host), width: bounds.width)
      .offsetBy(dx: bounds.minX, dy: bounds.minY)
    guard header.contains(point) else { return false }
    for view in host.subviews where !view.isHidden && view.isUserInteractionEnabled && view.frame.contains(point) {
      if !(view is ScrollIndicatorView) { return false }
    }
    return true
  }
}
