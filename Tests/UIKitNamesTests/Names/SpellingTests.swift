import Testing
import UIKitNames

@Suite("Older and newer names are the same types")
struct SpellingTests {
  @Test func nestedNamesHaveTheirOlderSpelling() {
    #expect(UITableViewStyle.self == UITableView.Style.self)
    #expect(UITableViewRowAnimation.self == UITableView.RowAnimation.self)
    #expect(UITableViewScrollPosition.self == UITableView.ScrollPosition.self)
    #expect(UITableViewCellStyle.self == UITableViewCell.CellStyle.self)
    #expect(UITableViewCellEditingStyle.self == UITableViewCell.EditingStyle.self)
    #expect(UITableViewCellAccessoryType.self == UITableViewCell.AccessoryType.self)
    #expect(UITableViewCellSelectionStyle.self == UITableViewCell.SelectionStyle.self)
    #expect(UITableViewCellSeparatorStyle.self == UITableViewCell.SeparatorStyle.self)
    #expect(UITableViewRowActionStyle.self == UITableViewRowAction.Style.self)
    #expect(UIContextualActionStyle.self == UIContextualAction.Style.self)
    #expect(UIAlertActionStyle.self == UIAlertAction.Style.self)
    #expect(UIAlertControllerStyle.self == UIAlertController.Style.self)
    #expect(UIBarButtonSystemItem.self == UIBarButtonItem.SystemItem.self)
    #expect(UIControlEvents.self == UIControl.Event.self)
    #expect(UIViewAutoresizing.self == UIView.AutoresizingMask.self)
    #expect(UIViewContentMode.self == UIView.ContentMode.self)
  }

  @Test func olderConstantsAndFunctionsAreThere() {
    #expect(UITableViewAutomaticDimension == UITableView.automaticDimension)
    #expect(UIEdgeInsetsMake(1, 2, 3, 4) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func foundationComesAlong() {
    let path = IndexPath(item: 3, section: 2)
    #expect(path == IndexPath(row: 3, section: 2))
    #expect(path.section == 2)
    #expect(path.row == 3)
    #expect(path.item == 3)
    #expect(String(data: Data([0x41]), encoding: .utf8) == "A")
  }
}
