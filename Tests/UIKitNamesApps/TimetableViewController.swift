import UIKitNames

/// A section of a table that is a data source by itself.
protocol SectionSource: UITableViewDataSource {
  var title: String { get }
}

final class DeparturesSource: NSObject, SectionSource {
  let title: String
  private let times: [String]

  init(title: String, times: [String]) {
    self.title = title
    self.times = times
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return times.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Departure", for: indexPath)
    cell.textLabel?.text = times[indexPath.row]
    return cell
  }
}

final class NoticeSource: NSObject, SectionSource {
  let title = "Notices"
  var notices: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return notices.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Notice", for: indexPath)
    cell.textLabel?.text = notices[indexPath.row]
    cell.textLabel?.numberOfLines = 0
    cell.imageView?.image = nil
    return cell
  }
}

/// Puts data sources of one section each below one another.
class ComposedDataSource: NSObject, UITableViewDataSource {
  let sources: [any SectionSource]

  init(_ sources: [any SectionSource]) {
    self.sources = sources
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    return sources.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return sources[section].tableView(tableView, numberOfRowsInSection: 0)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let inner = IndexPath(row: indexPath.row, section: 0)
    return sources[indexPath.section].tableView(tableView, cellForRowAt: inner)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    return sources[section].title
  }
}

public final class TimetableViewController: UIViewController {
  public let tableView = UITableView()
  private let notices = NoticeSource()
  private lazy var dataSource = ComposedDataSource([
    DeparturesSource(title: "Morning", times: ["6:10", "7:25", "8:40"]), notices,
    DeparturesSource(title: "Evening", times: ["17:30", "19:05"]),
  ])

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Departure")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Notice")
    tableView.dataSource = dataSource
    tableView.delegate = self
    view.addSubview(tableView)
  }

  public func post(_ notice: String) {
    notices.notices.append(notice)
    tableView.reloadData()
  }

  public private(set) var highlighted: [IndexPath] = []
}

extension TimetableViewController: UITableViewDelegate {
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = section == 1 ? .red : .darkGray
  }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    highlighted.append(indexPath)
  }
}
