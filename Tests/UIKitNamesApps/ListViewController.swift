import UIKitNames

/// A list of anything, with cells of any class.
open class ListViewController<Item, Cell: UITableViewCell>: UITableViewController {
  public var items: [Item] {
    didSet { tableView.reloadData() }
  }
  private let configure: (Cell, Item) -> Void
  public var onSelect: ((Item) -> Void)?

  public init(items: [Item], configure: @escaping (Cell, Item) -> Void) {
    self.items = items
    self.configure = configure
    super.init(style: .plain)
    tableView.register(Cell.self, forCellReuseIdentifier: String(describing: Cell.self))
  }

  @available(*, unavailable)
  public required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return items.count
  }

  override open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: String(describing: Cell.self), for: indexPath) as! Cell
    configure(cell, items[indexPath.row])
    return cell
  }

  override open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(items[indexPath.row])
  }
}

public struct Chess {
  public let name: String
  public let moves: String
}

/// A cell of a fixed height for its list.
public final class OpeningCell: UITableViewCell {
  override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    accessoryType = .detailButton
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// One kind of such a list, which says more than its superclass.
public final class OpeningsViewController: ListViewController<Chess, OpeningCell> {
  public private(set) var explained: String?

  public init() {
    super.init(
      items: [
        Chess(name: "Ruy Lopez", moves: "e4 e5 Nf3 Nc6 Bb5"), Chess(name: "Sicilian", moves: "e4 c5"),
        Chess(name: "French", moves: "e4 e6"),
      ]
    ) { cell, opening in
      cell.textLabel?.text = opening.name
      cell.detailTextLabel?.text = opening.moves
    }
  }

  override public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    return indexPath.row == 0 ? 80 : UITableViewAutomaticDimension
  }

  override public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    explained = items[indexPath.row].moves
  }
}
