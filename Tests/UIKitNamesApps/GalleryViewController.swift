import UIKitNames

/// What loads the pages of a gallery, and takes its time.
public final class PageLoader {
  public private(set) var requested: Set<Int> = []
  public private(set) var cancelled: Set<Int> = []

  func load(_ page: Int) { requested.insert(page) }

  func cancel(_ page: Int) { cancelled.insert(page) }
}

/// Rows that are loaded before they are seen.
public final class GalleryViewController: UIViewController, UITableViewDataSource, UITableViewDataSourcePrefetching {
  private var tableView: UITableView!
  public let loader = PageLoader()

  public override func loadView() {
    tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    tableView.rowHeight = 100
    tableView.dataSource = self
    tableView.prefetchDataSource = self
    view = tableView
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.scrollToRow(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 200
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Page") ?? UITableViewCell(style: .default, reuseIdentifier: "Page")
    loader.load(indexPath.item)
    cell.textLabel?.text = "Page \(indexPath.item)"
    return cell
  }

  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    indexPaths.forEach { loader.load($0.item) }
  }

  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      loader.cancel(indexPath.item)
    }
  }
}
