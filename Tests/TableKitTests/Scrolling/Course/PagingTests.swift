import Foundation
import Testing

@testable import TableKit

/// Pages of 100 points from −20 on, in a range that ends at 230: they are at −20, 80, 180 and 230.
@MainActor
@Suite("Pages")
struct PagingTests {
  private let paging = Paging(
    ScrollAxis(minimum: -20, maximum: 230, extent: 100, isScrollable: true, bounces: true, displayScale: 2))

  @Test(
    "Without a flick, the nearest page comes to rest",
    arguments: [
      (-60, -20), (-20, -20), (29, -20), (31, 80), (80, 80), (129, 80), (131, 180), (200, 180), (210, 230), (300, 230),
    ] as [(CGFloat, CGFloat)])
  func nearest(offset: CGFloat, page: CGFloat) {
    #expect(paging.target(from: offset, velocity: 0, start: offset) == page)
    #expect(paging.target(from: offset, velocity: 299, start: offset) == page)
    #expect(paging.target(from: offset, velocity: -299, start: offset) == page)
  }

  @Test(
    "A flick turns one page from where it is let go",
    arguments: [
      // from, velocity, start, page
      (-10, 300, -20, 80), (85, 900, 80, 180), (75, -900, 80, -20), (190, 900, 180, 230), (225, -900, 230, 180),
      (-10, -900, -20, -20), (228, 900, 230, 230), (40, 900, 80, 80), (130, -900, 80, 80), (80.2, 900, 80, 180),
      (79.8, 900, 80, 180),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func flick(offset: CGFloat, velocity: CGFloat, start: CGFloat, page: CGFloat) {
    #expect(paging.target(from: offset, velocity: velocity, start: start) == page)
  }

  @Test("At most one page from where the drag began, unless the finger has carried it further")
  func farther() {
    // From the first page; the finger is between the second and the third.
    #expect(paging.target(from: 90, velocity: 900, start: -20) == 180)
    #expect(paging.target(from: 70, velocity: 900, start: -20) == 80)
    #expect(paging.target(from: 190, velocity: -900, start: -20) == 180)
    // Let go where it began, whichever way that was before.
    #expect(paging.target(from: 80, velocity: 0, start: 80) == 80)
  }

  @Test("Without an extent there are no pages")
  func empty() {
    let paging = Paging(ScrollAxis(minimum: 0, maximum: 50, extent: 0, isScrollable: true, bounces: true))
    #expect(paging.target(from: 70, velocity: 900, start: 0) == 50)
    #expect(paging.target(from: 20, velocity: -900, start: 0) == 20)
  }
}
