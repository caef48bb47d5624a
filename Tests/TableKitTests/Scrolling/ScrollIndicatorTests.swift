import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Scroll indicators")
struct ScrollIndicatorTests {
  /// 100 × 206, so that the track is 200 long, content of 100 × 1030: a fifth is in sight, the indicator is 40 long.
  func scroll() -> ScrollView {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 206))
    scroll.contentSize = CGSize(width: 100, height: 1030)
    scroll.layoutIfNeeded()
    return scroll
  }

  func frame(_ scroll: ScrollView, at y: CGFloat) -> CGRect? {
    scroll.contentOffset.y = y
    scroll.layoutIfNeeded()
    return scroll.verticalScrollIndicator?.frame
  }

  @Test("It goes evenly from one end of the track to the other")
  func positions() {
    let scroll = scroll()
    #expect(frame(scroll, at: 0) == CGRect(x: 94, y: 3, width: 3, height: 40))
    #expect(frame(scroll, at: 412) == CGRect(x: 94, y: 412 + 3 + 80, width: 3, height: 40))
    #expect(frame(scroll, at: 824) == CGRect(x: 94, y: 824 + 3 + 160, width: 3, height: 40))
    #expect(scroll.horizontalScrollIndicator == nil)
  }

  @Test("In an overscroll it stays at its end and gets shorter, down to 8")
  func overscroll() {
    let scroll = scroll()
    #expect(frame(scroll, at: -10) == CGRect(x: 94, y: -10 + 3, width: 3, height: 30))
    #expect(frame(scroll, at: -100) == CGRect(x: 94, y: -100 + 3, width: 3, height: 8))
    #expect(frame(scroll, at: 844) == CGRect(x: 94, y: 844 + 3 + 180, width: 3, height: 20))
  }

  @Test("It is at least 36 long, less where the track is shorter")
  func minimumLength() {
    let scroll = scroll()
    scroll.contentSize.height = 100_000
    #expect(frame(scroll, at: 0)?.height == 36)
    scroll.frame.size.height = 26
    #expect(frame(scroll, at: 0)?.height == 20)
    scroll.frame.size.height = 6
    scroll.layoutIfNeeded()
    #expect(scroll.verticalScrollIndicator?.isHidden == true)
  }

  @Test("Its insets shorten the track and move it from the right edge")
  func insets() {
    let scroll = scroll()
    scroll.verticalScrollIndicatorInsets = EdgeInsets(top: 50, left: 9, bottom: 50, right: 10)
    // The track is 100 long, a fifth of it is less than 36.
    #expect(frame(scroll, at: 0) == CGRect(x: 84, y: 53, width: 3, height: 36))
    #expect(frame(scroll, at: 824) == CGRect(x: 84, y: 824 + 53 + 64, width: 3, height: 36))
    scroll.scrollIndicatorInsets = .zero
    #expect(frame(scroll, at: 0) == CGRect(x: 94, y: 3, width: 3, height: 40))
  }

  @Test("Content insets belong to the content's length and range")
  func contentInsets() {
    let scroll = scroll()
    scroll.contentSize.height = 930
    scroll.contentInset = EdgeInsets(top: 60, left: 0, bottom: 40, right: 0)
    #expect(frame(scroll, at: -60) == CGRect(x: 94, y: -60 + 3, width: 3, height: 40))
    #expect(frame(scroll, at: 764) == CGRect(x: 94, y: 764 + 3 + 160, width: 3, height: 40))
  }

  @Test("It is hidden where the content fits, and where it is not wanted")
  func hidden() {
    let scroll = scroll()
    #expect(scroll.verticalScrollIndicator?.isHidden == false)
    scroll.contentSize.height = 206
    scroll.layoutIfNeeded()
    #expect(scroll.verticalScrollIndicator?.isHidden == true)
    scroll.contentSize.height = 207
    scroll.layoutIfNeeded()
    #expect(scroll.verticalScrollIndicator?.isHidden == false)
    scroll.showsVerticalScrollIndicator = false
    scroll.layoutIfNeeded()
    #expect(scroll.verticalScrollIndicator?.isHidden == true)
  }

  @Test("Two leave the corner free")
  func both() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 109, height: 209))
    scroll.contentSize = CGSize(width: 218, height: 418)
    scroll.layoutIfNeeded()
    // Tracks: 209 − 3 − 9 = 197 and 109 − 3 − 9 = 97; half of each is in sight.
    #expect(scroll.verticalScrollIndicator?.frame == CGRect(x: 103, y: 3, width: 3, height: 98.5))
    #expect(scroll.horizontalScrollIndicator?.frame == CGRect(x: 3, y: 203, width: 48.5, height: 3))
    scroll.contentOffset = CGPoint(x: 109, y: 209)
    scroll.layoutIfNeeded()
    #expect(scroll.verticalScrollIndicator?.frame == CGRect(x: 109 + 103, y: 209 + 101.5, width: 3, height: 98.5))
    #expect(scroll.horizontalScrollIndicator?.frame == CGRect(x: 109 + 51.5, y: 209 + 203, width: 48.5, height: 3))
  }

  @Test("They stay in front, whatever is added, and take no touches")
  func order() {
    let scroll = scroll()
    scroll.contentSize.width = 200
    scroll.layoutIfNeeded()
    let first = View(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
    let second = View()
    scroll.addSubview(first)
    scroll.insertSubview(second, at: 99)
    scroll.bringSubviewToFront(first)
    #expect(scroll.subviews.count == 4)
    #expect(scroll.subviews[0] === second)
    #expect(scroll.subviews[1] === first)
    let indicator = scroll.verticalScrollIndicator
    #expect(scroll.subviews[2] === indicator || scroll.subviews[3] === indicator)
    #expect(scroll.hitTest(CGPoint(x: 95, y: 10), with: nil) === first)
    scroll.exchangeSubview(at: 0, withSubviewAt: 3)
    scroll.setNeedsLayout()
    scroll.layoutIfNeeded()
    #expect(scroll.subviews[2] is ScrollIndicatorView)
    #expect(scroll.subviews[3] is ScrollIndicatorView)
    scroll.verticalScrollIndicator?.removeFromSuperview()
    scroll.layoutIfNeeded()
    #expect(scroll.verticalScrollIndicator?.superview === scroll)
  }

  @Test("Their colour can be changed")
  func color() {
    let scroll = scroll()
    #expect(scroll.verticalScrollIndicator?.backgroundColor == Color(white: 0, alpha: 0.35))
    scroll.scrollIndicatorColor = .red
    #expect(scroll.verticalScrollIndicator?.backgroundColor == .red)
  }

  @Test("In a scroll view turned counterclockwise it lies at the top, or with a right inset at the bottom")
  func turned() throws {
    let window = Window(size: CGSize(width: 400, height: 300))
    let scroll = ScrollView()
    scroll.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    scroll.frame = CGRect(x: 10, y: 20, width: 206, height: 100)
    scroll.contentSize = CGSize(width: 100, height: 1030)
    window.addSubview(scroll)
    scroll.contentOffset.y = 412
    window.layoutIfNeeded()
    let indicator = try #require(scroll.verticalScrollIndicator)
    // From the scroll view's left edge, 3 + 80 on; 3 below its top edge.
    #expect(indicator.convert(indicator.bounds, to: nil) == CGRect(x: 93, y: 23, width: 40, height: 3))
    scroll.verticalScrollIndicatorInsets.right = 100 - 9
    window.layoutIfNeeded()
    // 3 above the bottom edge, at 120.
    #expect(indicator.convert(indicator.bounds, to: nil) == CGRect(x: 93, y: 114, width: 40, height: 3))
  }

  @Test("A layout that places indicators settles in one round")
  func settles() {
    final class Counting: ScrollView {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
      }
    }
    let scroll = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 300, height: 300)
    scroll.layoutIfNeeded()
    #expect(scroll.layouts == 1)
  }
}
