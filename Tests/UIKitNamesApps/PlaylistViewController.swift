import UIKitNames

/// A list whose rows are moved, within their half alone.
public final class PlaylistViewController: UITableViewController {
  public private(set) var halves = [["Overture", "Aria", "Duet"], ["Chorus", "March"]]

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Piece")
    isEditing = true
  }

  public override func numberOfSections(in tableView: UITableView) -> Int { halves.count }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    halves[section].count
  }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Piece", for: indexPath)
    cell.textLabel?.text = halves[indexPath.section][indexPath.row]
    return cell
  }

  public override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath != IndexPath(row: 0, section: 0)
  }

  public override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let piece = halves[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    halves[destinationIndexPath.section].insert(piece, at: destinationIndexPath.row)
  }

  public override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    guard proposedDestinationIndexPath.section != sourceIndexPath.section else { return proposedDestinationIndexPath }
    let last = halves[sourceIndexPath.section].count - 1
    let row = proposedDestinationIndexPath.section < sourceIndexPath.section ? 0 : last
    return IndexPath(row: row, section: sourceIndexPath.section)
  }

  public override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCellEditingStyle {
    .none
  }

  public override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    false
  }
}
