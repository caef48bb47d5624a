import UIKitNames

/// A cell with a picture, a title and a bar that shows how full something is.
final class LevelCell: UITableViewCell {
  static let reuseIdentifier = "LevelCell"

  private let bar = UIView()
  private let track = UIView()
  var level: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    track.backgroundColor = UIColor.lightGray
    bar.backgroundColor = .systemGreen
    contentView.addSubview(track)
    track.addSubview(bar)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = CGRect(x: 16, y: contentView.bounds.maxY - 10, width: contentView.bounds.width - 32, height: 4)
    bar.frame = CGRect(x: 0, y: 0, width: track.bounds.width * level, height: 4)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    level = 0
  }

  var shownLevel: CGFloat {
    layoutIfNeeded()
    return bar.frame.width / track.frame.width
  }
}

/// Rows of several kinds in one table, which the controller puts there itself.
public final class SettingsViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  private enum Row {
    case name(String)
    case toggle(String, isOn: Bool)
    case level(String, CGFloat)
    case link(String, detail: String)
  }

  private var sections: [(title: String?, rows: [Row])] = [
    (nil, [.name("Station 12")]),
    ("Sensors", [.toggle("Wind", isOn: true), .toggle("Rain", isOn: false), .level("Battery", 0.4)]),
    ("About", [.link("Version", detail: "3.1"), .link("Licence", detail: "MIT")]),
  ]

  public let tableView = UITableView(frame: .zero, style: .plain)
  public private(set) var opened: [String] = []

  public override func loadView() {
    view = tableView
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(LevelCell.self, forCellReuseIdentifier: LevelCell.reuseIdentifier)
    tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "Header")
  }

  // MARK: UITableViewDataSource

  public func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .name(let name):
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = name
      cell.textLabel?.textAlignment = .center
      cell.backgroundColor = UIColor.systemYellow
      return cell
    case .toggle(let name, let isOn):
      let cell = dequeue("Toggle", style: .default)
      cell.textLabel?.text = name
      cell.accessoryType = isOn ? .checkmark : .none
      return cell
    case .level(let name, let level):
      let cell = tableView.dequeueReusableCell(withIdentifier: LevelCell.reuseIdentifier, for: indexPath) as! LevelCell
      cell.textLabel?.text = name
      cell.level = level
      return cell
    case .link(let name, let detail):
      let cell = dequeue("Link", style: .subtitle)
      cell.textLabel?.text = name
      cell.detailTextLabel?.text = detail
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  private func dequeue(_ identifier: String, style: UITableViewCellStyle) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: style, reuseIdentifier: identifier)
  }

  // MARK: UITableViewDelegate

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if case .level = sections[indexPath.section].rows[indexPath.row] { return 60 }
    return UITableView.automaticDimension
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    sections[section].title == nil ? .leastNormalMagnitude : 32
  }

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let title = sections[section].title else { return nil }
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header")
    header?.textLabel?.text = title.uppercased()
    return header
  }

  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    if case .name = sections[indexPath.section].rows[indexPath.row] { return false }
    return true
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch sections[indexPath.section].rows[indexPath.row] {
    case .toggle(let name, let isOn):
      sections[indexPath.section].rows[indexPath.row] = .toggle(name, isOn: !isOn)
      tableView.cellForRow(at: indexPath)?.accessoryType = isOn ? .none : .checkmark
    case .link(let name, _):
      opened.append(name)
    default:
      break
    }
  }

  /// What the level's bar shows.
  public var batteryLevel: CGFloat? {
    (tableView.cellForRow(at: IndexPath(row: 2, section: 1)) as? LevelCell)?.shownLevel
  }
}
