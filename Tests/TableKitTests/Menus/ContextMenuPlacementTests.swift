import Foundation
import Testing

@testable import TableKit

@Suite("Where a context menu stands")
struct ContextMenuPlacementTests {
  private let bounds = CGRect(x: 0, y: 0, width: 320, height: 480)

  private func menu(_ source: CGRect, height: CGFloat, isRightToLeft: Bool = false) -> CGRect {
    ContextMenuPlacement(
      bounds: bounds, source: source, menuSize: CGSize(width: 250, height: height), previewSize: nil,
      isRightToLeft: isRightToLeft
    ).menu
  }

  @Test func underTheRowWhereThereIsRoom() {
    #expect(
      menu(CGRect(x: 0, y: 100, width: 320, height: 44), height: 200)
        == CGRect(x: 8, y: 152, width: 250, height: 200))
    // Exactly as much as there is: from 152 to 8 over the edge.
    #expect(
      menu(CGRect(x: 0, y: 100, width: 320, height: 44), height: 320)
        == CGRect(x: 8, y: 152, width: 250, height: 320))
  }

  @Test func elseOverIt() {
    #expect(
      menu(CGRect(x: 0, y: 400, width: 320, height: 44), height: 200)
        == CGRect(x: 8, y: 192, width: 250, height: 200))
  }

  @Test func elseAtTheLowerEdge() {
    #expect(
      menu(CGRect(x: 0, y: 200, width: 320, height: 44), height: 300)
        == CGRect(x: 8, y: 172, width: 250, height: 300))
    #expect(
      menu(CGRect(x: 0, y: 200, width: 320, height: 44), height: 1000)
        == CGRect(x: 8, y: 8, width: 250, height: 464))
  }

  @Test func besideTheStartOfTheRowButInSight() {
    #expect(menu(CGRect(x: 40, y: 0, width: 100, height: 44), height: 44).minX == 40)
    #expect(menu(CGRect(x: 200, y: 0, width: 100, height: 44), height: 44).minX == 62)
    #expect(menu(CGRect(x: 0, y: 0, width: 320, height: 44), height: 44, isRightToLeft: true).minX == 62)
    #expect(menu(CGRect(x: 0, y: 0, width: 300, height: 44), height: 44, isRightToLeft: true).minX == 50)
  }

  @Test func aScreenTakesTheRoomThatTheMenuLeaves() {
    let placement = ContextMenuPlacement(
      bounds: bounds, source: .zero, menuSize: CGSize(width: 250, height: 100), previewSize: bounds.size)
    // 464 between the margins, less the menu and the gap.
    #expect(placement.preview == CGRect(x: 8, y: 8, width: 304, height: 356))
    #expect(placement.menu == CGRect(x: 8, y: 372, width: 250, height: 100))
  }

  @Test func aScreenAloneStandsInTheMiddle() {
    let placement = ContextMenuPlacement(
      bounds: bounds, source: .zero, menuSize: .zero, previewSize: CGSize(width: 100, height: 100))
    #expect(placement.preview == CGRect(x: 110, y: 190, width: 100, height: 100))
    #expect(placement.menu.height == 0)
  }
}
