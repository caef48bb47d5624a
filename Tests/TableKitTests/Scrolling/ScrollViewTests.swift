import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Scroll views")
struct ScrollViewTests {
  final class Recorder: ScrollView {
    var offsets: [CGPoint] = []
    var ends = 0
    var layouts = 0
    override func didChangeContentOffset() { offsets.append(contentOffset) }
    override func didEndScrollingAnimation() { ends += 1 }
    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  /// 100 × 200, content of 100 × 1000.
  func scroll() -> Recorder {
    let scroll = Recorder(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.layoutIfNeeded()
    scroll.layouts = 0
    return scroll
  }

  @Test("The offset is the origin of the bounds; each real change is told once and asks for a layout")
  func offset() {
    let scroll = scroll()
    scroll.contentOffset = CGPoint(x: 0, y: 50)
    #expect(scroll.bounds == CGRect(x: 0, y: 50, width: 100, height: 200))
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentOffset.y = 50
    scroll.bounds.origin.y = 60
    #expect(scroll.offsets == [CGPoint(x: 0, y: 50), CGPoint(x: 0, y: 60)])
    #expect(scroll.layouts == 0)
    scroll.layoutIfNeeded()
    #expect(scroll.layouts == 1)
    #expect(scroll.clipsToBounds)
  }

  @Test("The range of offsets: minus the leading inset to content and trailing inset less the bounds")
  func range() {
    let scroll = scroll()
    #expect(scroll.minimumContentOffset == .zero)
    #expect(scroll.maximumContentOffset == CGPoint(x: 0, y: 800))
    scroll.contentInset = EdgeInsets(top: 10, left: 5, bottom: 20, right: 7)
    #expect(scroll.minimumContentOffset == CGPoint(x: -5, y: -10))
    #expect(scroll.maximumContentOffset == CGPoint(x: 7, y: 820))
    scroll.contentInset = EdgeInsets(top: -10, left: 0, bottom: -20, right: 0)
    #expect(scroll.minimumContentOffset == CGPoint(x: 0, y: 10))
    #expect(scroll.maximumContentOffset == CGPoint(x: 0, y: 780))
    scroll.contentInset = EdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    scroll.contentSize = CGSize(width: 100, height: 40)
    #expect(scroll.maximumContentOffset == CGPoint(x: 0, y: -30))
  }

  @Test("Setting takes offsets out of range as they are")
  func beyond() {
    let scroll = scroll()
    scroll.setContentOffset(CGPoint(x: -3, y: 5000), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: -3, y: 5000))
    #expect(scroll.ends == 0)
  }

  @Test("An animated change ends, an unanimated one and one that changes nothing do not")
  func animated() {
    let scroll = scroll()
    scroll.setContentOffset(CGPoint(x: 0, y: 5), animated: true)
    #expect(scroll.ends == 1)
    scroll.setContentOffset(CGPoint(x: 0, y: 5), animated: true)
    scroll.setContentOffset(CGPoint(x: 0, y: 6), animated: false)
    #expect(scroll.ends == 1)
  }

  @Test("An offset in range is kept in range when content, insets or size change")
  func keptInRange() {
    let scroll = scroll()
    scroll.contentOffset.y = 800
    scroll.contentSize.height = 500
    #expect(scroll.contentOffset.y == 300)
    scroll.frame.size.height = 250
    #expect(scroll.contentOffset.y == 250)
    scroll.contentInset.bottom = -50
    #expect(scroll.contentOffset.y == 200)
    scroll.contentOffset.y = 0
    scroll.contentInset.top = 64
    #expect(scroll.contentOffset.y == 0)
    scroll.contentInset.top = -20
    #expect(scroll.contentOffset.y == 20)
  }

  @Test("An overscroll is left alone")
  func overscroll() {
    let scroll = scroll()
    scroll.contentOffset.y = 850
    scroll.contentSize.height = 900
    #expect(scroll.contentOffset.y == 850)
    scroll.contentOffset.y = -30
    scroll.frame.size.height = 100
    #expect(scroll.contentOffset.y == -30)
  }

  @Test("What is not finite is ignored, negative sizes count as 0")
  func notFinite() {
    let scroll = scroll()
    scroll.contentOffset = CGPoint(x: 0, y: 40)
    scroll.contentOffset = CGPoint(x: CGFloat.nan, y: 3)
    scroll.contentOffset.y = .infinity
    scroll.contentSize.height = .nan
    scroll.contentSize.width = .infinity
    scroll.contentInset.top = .nan
    scroll.verticalScrollIndicatorInsets.right = .infinity
    scroll.horizontalScrollIndicatorInsets.left = .nan
    scroll.scrollRectToVisible(.null, animated: true)
    scroll.scrollRectToVisible(CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1), animated: true)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 40))
    #expect(scroll.contentSize == CGSize(width: 100, height: 1000))
    #expect(scroll.contentInset == .zero)
    #expect(scroll.verticalScrollIndicatorInsets == .zero)
    #expect(scroll.horizontalScrollIndicatorInsets == .zero)
    scroll.contentSize = CGSize(width: -5, height: -5)
    #expect(scroll.contentSize == .zero)
    scroll.contentSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    scroll.contentInset.bottom = .greatestFiniteMagnitude
    scroll.layoutIfNeeded()
  }

  @Test("A rectangle is brought into sight with the least movement")
  func rectToVisible() {
    let scroll = scroll()
    scroll.contentOffset.y = 300
    func offset(_ y: CGFloat, _ height: CGFloat) -> CGFloat {
      scroll.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
      return scroll.contentOffset.y
    }
    #expect(offset(350, 40) == 300)
    #expect(offset(480, 40) == 320)
    #expect(offset(310, 40) == 310)
    #expect(offset(990, 10) == 800)
    #expect(offset(0, 0) == 0)
    // Larger than the bounds: nothing moves as long as nothing else is in sight.
    scroll.contentOffset.y = 450
    #expect(offset(400, 300) == 450)
    #expect(offset(500, 300) == 500)
    #expect(offset(100, 300) == 200)
    #expect(offset(2000, 10) == 800)
    #expect(offset(-500, 10) == 0)
  }

  @Test("Insets count: the rectangle must be between them")
  func rectBetweenInsets() {
    let scroll = scroll()
    scroll.contentInset = EdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    scroll.contentOffset.y = 300
    scroll.scrollRectToVisible(CGRect(x: 0, y: 310, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 290)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 460, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 300)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
    #expect(scroll.contentOffset.y == -20)
    #expect(scroll.ends == 1)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 990, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 830)
  }

  @Test("Subviews move with the content, and touches find them")
  func hits() {
    let scroll = scroll()
    let row = View(frame: CGRect(x: 0, y: 300, width: 100, height: 44))
    scroll.addSubview(row)
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(scroll)
    #expect(root.hitTest(CGPoint(x: 50, y: 110), with: nil) === scroll)
    scroll.contentOffset.y = 200
    #expect(root.hitTest(CGPoint(x: 50, y: 110), with: nil) === row)
    #expect(row.convert(row.bounds, to: root) == CGRect(x: 0, y: 100, width: 100, height: 44))
  }

  @Test("A change of the offset in its own callback is told too, and ends")
  func reentrant() {
    final class Snapping: ScrollView {
      var calls = 0
      override func didChangeContentOffset() {
        calls += 1
        contentOffset.y = (contentOffset.y / 10).rounded() * 10
      }
    }
    let scroll = Snapping(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scroll.contentOffset.y = 13
    #expect(scroll.contentOffset.y == 10)
    #expect(scroll.calls == 2)
  }
}
