import UIKitNames

/// Sections out of a dictionary, with titles, an index and footers that count.
public final class InstrumentsViewController: UITableViewController {
  private let instruments: [String: [String]] = [
    "Strings": ["Cello", "Double bass", "Harp", "Viola", "Violin"],
    "Brass": ["Horn", "Trombone", "Trumpet", "Tuba"],
    "Woodwind": ["Bassoon", "Clarinet", "Flute", "Oboe"],
  ]
  private lazy var families = instruments.keys.sorted()

  public convenience init() {
    self.init(style: .plain)
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Instrument")
  }

  private func names(in section: Int) -> [String] {
    instruments[families[section]] ?? []
  }

  override public func numberOfSections(in tableView: UITableView) -> Int {
    families.count
  }

  override public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names(in: section).count
  }

  override public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Instrument", for: indexPath)
    cell.textLabel?.text = names(in: indexPath.section)[indexPath.row]
    cell.selectionStyle = .none
    return cell
  }

  override public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    families[section]
  }

  override public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "\(names(in: section).count) instruments"
  }

  override public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    families.map { String($0.prefix(1)) }
  }

  override public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  {
    families.firstIndex { $0.hasPrefix(title) } ?? index
  }
}
