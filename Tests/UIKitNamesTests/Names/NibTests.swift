import Testing
import UIKitNames

final class BadgeCell: UITableViewCell {}
final class BadgeHeader: UITableViewHeaderFooterView {}

@MainActor
@Suite("Nibs stand for the classes of their names")
struct NibTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

  @Test func aCellOfTheClassIsMade() {
    table.register(UINib(nibName: "BadgeCell", bundle: nil), forCellReuseIdentifier: "Badge")
    #expect(table.dequeueReusableCell(withIdentifier: "Badge") is BadgeCell)
    table.register(UINib(nibName: "BadgeHeader", bundle: Bundle.main), forHeaderFooterViewReuseIdentifier: "Header")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "Header") is BadgeHeader)
  }

  @Test func withoutTheClassAFaultSaysSo() {
    var faults: [String] = []
    table.onFault = { faults.append($0.description) }
    table.register(UINib(nibName: "BadgeHeader", bundle: nil), forCellReuseIdentifier: "Badge")
    table.register(UINib(nibName: "Missing", bundle: nil), forCellReuseIdentifier: "Missing")
    #expect(faults.count == 2)
    #expect(
      faults.last
        == "nib 'Missing' was not registered: nibs are not read, and no class 'UIKitNamesTests.Missing' of the right kind stands for it; "
        + "register the class itself")
    #expect(table.dequeueReusableCell(withIdentifier: "Badge") == nil)
  }
}
