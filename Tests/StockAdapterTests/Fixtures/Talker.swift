import Foundation
import TableKit

/// A data source and delegate with titles of all sorts, which lets every drag end at the top.
@MainActor
final class Talker: TableViewDataSource, TableViewDelegate {
  var onHighlight: () -> Void = {}

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    switch section {
    case 0: "one\n\"two\" /\u{2028}é"
    case 1: "nil"
    default: nil
    }
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) { onHighlight() }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.y = -1
  }
}
