import Testing
import UIKitNames
import UIKitNamesApps

@MainActor
@Suite("Prefetching")
struct GalleryTests {
  private let gallery = GalleryViewController()
  private let stage: Stage

  init() {
    stage = Stage(gallery)
  }

  @Test func rowsAreLoadedBeforeTheyAreSeen() throws {
    let table = try #require(gallery.view as? UITableView)
    #expect(Set(0...4).isSubset(of: gallery.loader.requested))
    try stage.play("drag 160,400 160,100 0.3s; wait 0.1s")
    let lastSeen = try #require(table.indexPathsForVisibleRows?.last).row
    let furthest = try #require(gallery.loader.requested.max())
    #expect(furthest > lastSeen)
    // Not the whole gallery.
    #expect(furthest < lastSeen + 60)
  }

  @Test func whatIsLeftBehindIsCalledOff() throws {
    try stage.play("drag 160,400 160,200 0.1s; wait 0.1s")
    let ahead = try #require(gallery.loader.requested.max())
    try stage.play("drag 160,100 160,450 0.2s; wait 0.3s")
    stage.wait(5)
    #expect(!gallery.loader.cancelled.isEmpty)
    #expect(gallery.loader.cancelled.allSatisfy { $0 <= ahead })
  }
}
