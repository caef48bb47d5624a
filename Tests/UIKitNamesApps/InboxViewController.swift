import UIKitNames

public struct Letter: Equatable {
  public let subject: String
  public var isRead: Bool
}

/// Swipe actions on both sides, the dangerous one behind an alert.
public final class InboxViewController: UIViewController {
  public let tableView = UITableView(frame: .zero, style: .plain)
  public private(set) var letters = [
    Letter(subject: "Harbour dues", isRead: false), Letter(subject: "Regatta", isRead: false),
    Letter(subject: "Sails for sale", isRead: true),
  ]

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Letter")
    tableView.dataSource = self
    tableView.delegate = self
  }

  private func delete(at indexPath: IndexPath, completion: @escaping (Bool) -> Void) {
    let alert = UIAlertController(
      title: "Delete letter?", message: letters[indexPath.row].subject, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in
        self.letters.remove(at: indexPath.row)
        self.tableView.deleteRows(at: [indexPath], with: .left)
        completion(true)
      })
    alert.addAction(
      UIAlertAction(title: "Keep", style: .cancel) { _ in
        completion(false)
      })
    present(alert, animated: true)
  }
}

extension InboxViewController: UITableViewDataSource {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    letters.count
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Letter", for: indexPath)
    let letter = letters[indexPath.row]
    cell.textLabel?.text = letter.subject
    cell.textLabel?.font = letter.isRead ? .systemFont(ofSize: 17) : .boldSystemFont(ofSize: 17)
    return cell
  }
}

extension InboxViewController: UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.delete(at: indexPath, completion: completion)
    }
    delete.backgroundColor = .systemRed
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let isRead = letters[indexPath.row].isRead
    let mark = UIContextualAction(style: .normal, title: isRead ? "Unread" : "Read") { [weak self] (_, _, completion) in
      self?.letters[indexPath.row].isRead = !isRead
      self?.tableView.reloadRows(at: [indexPath], with: .none)
      completion(true)
    }
    mark.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [mark])
  }
}
