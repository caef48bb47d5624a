import Testing
import UIKitNames

/// A tap recogniser that a screen puts on its table, to put a keyboard away for example.
@MainActor
@Suite("Recognisers on tables")
struct RecognizerOnTableTests {
  private final class Words: UITableViewController {
    var taps: [CGPoint] = []
    let tap = UITapGestureRecognizer()

    override func viewDidLoad() {
      super.viewDidLoad()
      tap.addTarget(self) { words, tap in words.taps.append(tap.location(in: words.tableView)) }
      tableView.addGestureRecognizer(tap)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test(arguments: [true, false])
  func aTapOnTheTableTakesTheRowsTouchUnlessItLeavesIt(_ cancels: Bool) throws {
    let words = Words()
    let stage = Stage(words)
    words.tap.cancelsTouchesInView = cancels
    try stage.play("tap 100,66")
    stage.wait(1)
    #expect(words.taps == [CGPoint(x: 100, y: 66)])
    #expect(words.tableView.indexPathForSelectedRow == (cancels ? nil : IndexPath(row: 1, section: 0)))
    // Under the rows there is only the table.
    try stage.play("tap 100,400")
    stage.wait(1)
    #expect(words.taps.count == 2)
  }
}
