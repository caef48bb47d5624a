import UIKitNames

/// A plain list: the longest rivers, with their lengths beside them.
open class RiverListViewController: UITableViewController {
  public struct River {
    public let name: String
    public let length: Int
  }

  public var rivers = [
    River(name: "Nile", length: 6650), River(name: "Amazon", length: 6400), River(name: "Yangtze", length: 6300),
    River(name: "Mississippi", length: 5971), River(name: "Yenisei", length: 5539),
  ]
  public private(set) var chosen: River?

  private let cellIdentifier = "RiverCell"

  override open func viewDidLoad() {
    super.viewDidLoad()
    title = "Rivers"
    tableView.rowHeight = 50
  }

  override open func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    chosen = nil
  }

  // MARK: - Table view data source

  override open func numberOfSections(in tableView: UITableView) -> Int {
    return 1
  }

  override open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return rivers.count
  }

  override open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    var cell: UITableViewCell! = tableView.dequeueReusableCell(withIdentifier: cellIdentifier)
    if cell == nil {
      cell = UITableViewCell(style: .value1, reuseIdentifier: cellIdentifier)
    }
    let river = rivers[indexPath.row]
    cell.textLabel?.text = river.name
    cell.detailTextLabel?.text = "\(river.length) km"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  // MARK: - Table view delegate

  override open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    chosen = rivers[indexPath.row]
    let detail = UIViewController()
    detail.title = rivers[indexPath.row].name
    navigationController?.pushViewController(detail, animated: true)
  }
}
