import UIKitNames

/// A header that opens and closes its section.
final class CourseHeaderView: UITableViewHeaderFooterView {
  static let identifier = "CourseHeader"
  var onTap: (() -> Void)?

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    let tap = UITapGestureRecognizer()
    tap.addTarget(self) { header, _ in
      header.onTap?()
    }
    addGestureRecognizer(tap)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onTap = nil
  }
}

/// Sections that open and close.
public final class CourseViewController: UITableViewController {
  struct Course {
    let name: String
    let lessons: [String]
    var isExpanded = false
  }

  private var courses = [
    Course(name: "Knots", lessons: ["Bowline", "Clove hitch", "Reef knot"]),
    Course(name: "Signals", lessons: ["Flags", "Lights"]),
    Course(name: "Charts", lessons: ["Depths", "Tides", "Currents", "Lights"]),
  ]

  public init() {
    super.init(style: .plain)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Lesson")
    tableView.register(CourseHeaderView.self, forHeaderFooterViewReuseIdentifier: CourseHeaderView.identifier)
    tableView.sectionHeaderHeight = 40
    tableView.sectionFooterHeight = 0
  }

  public override func numberOfSections(in tableView: UITableView) -> Int {
    courses.count
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    courses[section].isExpanded ? courses[section].lessons.count : 0
  }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Lesson", for: indexPath)
    cell.textLabel?.text = courses[indexPath.section].lessons[indexPath.row]
    return cell
  }

  public override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    2
  }

  public override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    40
  }

  public override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header =
      tableView.dequeueReusableHeaderFooterView(withIdentifier: CourseHeaderView.identifier) as! CourseHeaderView
    header.textLabel?.text = courses[section].name
    header.onTap = { [weak self] in
      self?.toggle(section)
    }
    return header
  }

  private func toggle(_ section: Int) {
    courses[section].isExpanded.toggle()
    tableView.reloadSections(IndexSet(integer: section), with: .automatic)
  }
}
