import Foundation
import TableKit
import Testing

@MainActor
@Suite("Pulling content down refreshes it")
struct RefreshControlTests {
  private let window = Window(size: CGSize(width: 320, height: 480))
  private let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let refresh = RefreshControl()
  private let events = Events()

  @MainActor
  private final class Events {
    var count = 0
  }

  init() {
    scroll.contentSize = CGSize(width: 320, height: 1000)
    scroll.refreshControl = refresh
    window.addSubview(scroll)
    refresh.addAction(for: .valueChanged) { [events] _ in events.count += 1 }
    window.layoutIfNeeded()
  }

  @Test func aShortPullDoesNothing() throws {
    // The rubber band halves the way, or more.
    try window.play("drag 160,100 160,200 0.3s; wait 3s")
    #expect(events.count == 0)
    #expect(!refresh.isRefreshing)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func aLongPullRefreshesOnceUntilItEnds() throws {
    try window.play("drag 160,60 160,440 0.5s; wait 3s")
    #expect(events.count == 1)
    #expect(refresh.isRefreshing)
    #expect(scroll.contentInset.top == RefreshControl.height)
    #expect(scroll.contentOffset.y == -RefreshControl.height)
    #expect(refresh.convert(refresh.bounds, to: nil) == CGRect(x: 0, y: 0, width: 320, height: 60))
    refresh.endRefreshing()
    window.clock.advance(by: 2)
    #expect(!refresh.isRefreshing)
    #expect(scroll.contentInset.top == 0)
    #expect(scroll.contentOffset == .zero)
    try window.play("drag 160,60 160,440 0.5s; wait 3s")
    #expect(events.count == 2)
  }

  @Test func theProgramCanBeginOne() {
    refresh.beginRefreshing()
    refresh.beginRefreshing()
    #expect(refresh.isRefreshing)
    #expect(events.count == 0)
    #expect(scroll.contentInset.top == RefreshControl.height)
    refresh.endRefreshing()
    refresh.endRefreshing()
    #expect(scroll.contentInset.top == 0)
  }

  @Test func whereOneReadsOnNothingMoves() {
    refresh.beginRefreshing()
    scroll.contentOffset.y = 300
    refresh.endRefreshing()
    window.clock.advance(by: 2)
    #expect(scroll.contentOffset.y == 300)
  }

  @Test func aDisabledControlDoesNotRefresh() throws {
    refresh.isEnabled = false
    try window.play("drag 160,60 160,440 0.5s; wait 3s")
    #expect(events.count == 0)
    #expect(scroll.contentInset.top == 0)
  }

  @Test func takingItAwayGivesItsRoomBack() {
    refresh.beginRefreshing()
    scroll.refreshControl = nil
    #expect(scroll.contentInset.top == 0)
    #expect(refresh.superview == nil)
    let other = ScrollView(frame: scroll.frame)
    scroll.refreshControl = refresh
    other.refreshControl = refresh
    #expect(scroll.refreshControl == nil)
    #expect(refresh.superview === other)
  }
}
