import Foundation
import TableKit
import Testing

@MainActor
@Suite("Insets that collapse")
struct CollapsibleInsetTests {
  private let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))

  init() {
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.collapsibleInset = CollapsibleInset(expanded: 200, collapsed: 44)
  }

  @Test("Its own part of the insets, beside the program's")
  func insets() {
    #expect(scroll.contentInset == .zero)
    #expect(scroll.adjustedContentInset == EdgeInsets(top: 200, left: 0, bottom: 0, right: 0))
    scroll.contentInset.top = 7
    #expect(scroll.minimumContentOffset.y == -207 && scroll.maximumContentOffset.y == 600)
  }

  @Test(
    "Any content can be scrolled until it is collapsed",
    arguments: [(0, -44), (356, -44), (357, -43), (500, 100)] as [(CGFloat, CGFloat)])
  func range(height: CGFloat, greatest: CGFloat) {
    scroll.contentSize.height = height
    #expect(scroll.minimumContentOffset.y == -200 && scroll.maximumContentOffset.y == greatest)
  }

  @Test("An offset in range stays where it is as long as it can")
  func offsets() {
    scroll.contentOffset.y = -200
    scroll.collapsibleInset = CollapsibleInset(expanded: 300, collapsed: 44)
    #expect(scroll.contentOffset.y == -200)
    scroll.collapsibleInset = CollapsibleInset(expanded: 100, collapsed: 44)
    #expect(scroll.contentOffset.y == -100)
    scroll.contentOffset.y = -50
    scroll.contentSize.height = 0
    #expect(scroll.contentOffset.y == -50)
    scroll.collapsibleInset = .zero
    #expect(scroll.contentOffset.y == 0)
  }

  @Test("What is in sight below what is left is not scrolled to")
  func showing() {
    scroll.contentOffset.y = 10
    scroll.scrollRectToVisible(CGRect(x: 0, y: 54, width: 10, height: 20), animated: false)
    #expect(scroll.contentOffset.y == 10)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 40, width: 10, height: 20), animated: false)
    #expect(scroll.contentOffset.y == -4)
  }

  @Test("Nonsense counts as none, and no more is left than there is")
  func nonsense() {
    #expect(CollapsibleInset(expanded: .nan, collapsed: .infinity) == .zero)
    #expect(CollapsibleInset(expanded: 10, collapsed: 20).collapsed == 10)
  }
}
