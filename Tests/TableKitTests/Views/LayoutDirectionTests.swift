import Foundation
import TableKit
import Testing

/// The direction in which views arrange their content.
@MainActor
struct LayoutDirectionTests {
  @Test func outsideOfAWindowViewsReadFromLeftToRight() {
    #expect(View().effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test(
    arguments: [
      (.unspecified, .rightToLeft, .rightToLeft), (.unspecified, .leftToRight, .leftToRight),
      (.playback, .rightToLeft, .leftToRight), (.spatial, .rightToLeft, .leftToRight),
      (.forceLeftToRight, .rightToLeft, .leftToRight), (.forceRightToLeft, .leftToRight, .rightToLeft),
    ] as [(SemanticContentAttribute, UserInterfaceLayoutDirection, UserInterfaceLayoutDirection)])
  func theAttributeDecidesWhetherTheWindowsDirectionCounts(
    attribute: SemanticContentAttribute, direction: UserInterfaceLayoutDirection,
    effective: UserInterfaceLayoutDirection
  ) {
    let window = Window(size: CGSize(width: 100, height: 100))
    window.userInterfaceLayoutDirection = direction
    let view = View()
    view.semanticContentAttribute = attribute
    window.addSubview(view)
    #expect(view.effectiveUserInterfaceLayoutDirection == effective)
  }

  @Test func aSuperviewsAttributeIsNotTheViewsOwn() {
    let window = Window(size: CGSize(width: 100, height: 100))
    let outer = View()
    let inner = View()
    outer.addSubview(inner)
    window.addSubview(outer)
    outer.semanticContentAttribute = .forceRightToLeft
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func whatStandsInATableGoesWithTheTable() throws {
    let roster = Roster()
    roster.headerHeight = 20
    let table = roster.table()
    table.semanticContentAttribute = .forceRightToLeft
    table.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    let label = try #require(cell.textLabel)
    #expect(cell.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(table.shownHeaders.first?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    cell.semanticContentAttribute = .forceLeftToRight
    #expect(label.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func aChangeLaysOutAnewAllBelow() {
    let window = Window(size: CGSize(width: 100, height: 100))
    let outer = View()
    let inner = View()
    outer.addSubview(inner)
    window.addSubview(outer)
    window.layoutIfNeeded()
    #expect(!inner.needsLayout)
    window.userInterfaceLayoutDirection = .rightToLeft
    #expect(inner.needsLayout && outer.needsLayout)
    window.layoutIfNeeded()
    outer.semanticContentAttribute = .forceLeftToRight
    #expect(inner.needsLayout && !window.needsLayout)
  }

  @Test func naturalTextOfALabelStandsAtTheRightWhereTheInterfaceReadsFromThere() {
    let window = Window(size: CGSize(width: 100, height: 100))
    let label = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Oslo"
    window.addSubview(label)
    #expect(drawnAlignment(of: label) == .natural)
    window.userInterfaceLayoutDirection = .rightToLeft
    #expect(drawnAlignment(of: label) == .right)
    label.textAlignment = .left
    #expect(drawnAlignment(of: label) == .left)
  }

  private func drawnAlignment(of label: Label) -> TextAlignment? {
    let context = LabelTests.Recorder()
    label.draw(in: context)
    return context.alignments.first
  }
}
