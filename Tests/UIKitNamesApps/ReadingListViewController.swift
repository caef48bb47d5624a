import UIKitNames

public struct Book: Hashable, Identifiable, Sendable {
  public enum Status: String, CaseIterable, Sendable {
    case reading = "Reading"
    case planned = "Want to Read"
    case finished = "Finished"
  }

  public let id: UUID
  public var title: String
  public var author: String
  public var status: Status

  public init(id: UUID = UUID(), title: String, author: String, status: Status) {
    self.id = id
    self.title = title
    self.author = author
    self.status = status
  }
}

public final class ReadingListViewController: UIViewController {
  private final class DataSource: UITableViewDiffableDataSource<Book.Status, Book.ID> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      guard let status = sectionIdentifier(for: section) else { return nil }
      return "\(snapshot().numberOfItems(inSection: status)) books"
    }
  }

  private typealias Snapshot = NSDiffableDataSourceSnapshot<Book.Status, Book.ID>

  public private(set) var books: [Book]
  private var order = Order.title
  private var dataSource: DataSource!

  private enum Order: String, CaseIterable {
    case title = "Title"
    case author = "Author"
  }

  private lazy var tableView: UITableView = {
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "BookCell")
    tableView.delegate = self
    return tableView
  }()

  public init(books: [Book]) {
    self.books = books
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Reading List"
    view.backgroundColor = .systemGroupedBackground
    configureNavigationItem()
    configureTableView()
    applySnapshot(animatingDifferences: false)
  }

  private func configureNavigationItem() {
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        systemItem: .add,
        primaryAction: UIAction { [weak self] _ in
          self?.addBook()
        }),
      UIBarButtonItem(image: UIImage(systemName: "arrow.up.arrow.down"), menu: makeOrderMenu()),
    ]
  }

  private func makeOrderMenu() -> UIMenu {
    let actions = Order.allCases.map { order in
      UIAction(title: order.rawValue, state: order == self.order ? .on : .off) { [weak self] _ in
        self?.order = order
        self?.applySnapshot()
      }
    }
    return UIMenu(title: "Sort By", options: .singleSelection, children: actions)
  }

  private func configureTableView() {
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    dataSource = DataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "BookCell", for: indexPath)
      guard let book = self?.books.first(where: { $0.id == id }) else { return cell }
      var content = cell.defaultContentConfiguration()
      content.text = book.title
      content.secondaryText = book.author
      content.image = UIImage(systemName: "book")
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      content.secondaryTextProperties.color = .secondaryLabel
      cell.contentConfiguration = content
      cell.accessoryType = book.status == .finished ? .checkmark : .none
      return cell
    }
    dataSource.defaultRowAnimation = .fade
  }

  private func applySnapshot(animatingDifferences: Bool = true) {
    var snapshot = Snapshot()
    for status in Book.Status.allCases {
      let ids =
        books
        .filter { $0.status == status }
        .sorted { order == .title ? $0.title < $1.title : $0.author < $1.author }
        .map(\.id)
      guard !ids.isEmpty else { continue }
      snapshot.appendSections([status])
      snapshot.appendItems(ids, toSection: status)
    }
    dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
  }

  private func addBook() {
    let alert = UIAlertController(title: "New Book", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Title" }
    alert.addTextField { $0.placeholder = "Author" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        guard let self, let fields = alert?.textFields, let title = fields[0].text, !title.isEmpty else { return }
        books.append(Book(title: title, author: fields[1].text ?? "", status: .planned))
        applySnapshot()
      })
    present(alert, animated: true)
  }

  private func setStatus(_ status: Book.Status, for id: Book.ID) {
    guard let index = books.firstIndex(where: { $0.id == id }) else { return }
    books[index].status = status
    applySnapshot()
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  private func remove(_ id: Book.ID) {
    books.removeAll { $0.id == id }
    applySnapshot()
  }
}

extension ReadingListViewController: UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    setStatus(.finished, for: id)
  }

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let status = dataSource.sectionIdentifier(for: section) else { return nil }
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = status.rawValue
    return header
  }

  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: nil) { [weak self] _, _, completion in
      self?.remove(id)
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [delete])
  }

  public func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    return UIContextMenuConfiguration(identifier: id as NSUUID, previewProvider: nil) { [weak self] _ in
      let moves = Book.Status.allCases.map { status in
        UIAction(title: status.rawValue) { _ in
          self?.setStatus(status, for: id)
        }
      }
      let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
        self?.remove(id)
      }
      return UIMenu(children: [
        UIMenu(title: "Move to", options: .displayInline, children: moves),
        delete,
      ])
    }
  }
}
