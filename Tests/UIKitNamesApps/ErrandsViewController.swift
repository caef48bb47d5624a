import UIKitNames

/// A list that is edited: rows are deleted and, by an alert with a field, added.
public class ErrandsViewController: UITableViewController {
  public private(set) var errands = ["Bread", "Stamps", "Lamp oil"]

  override public func viewDidLoad() {
    super.viewDidLoad()
    title = "Errands"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Errand")
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in
        self?.askForErrand()
      })
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(
      UIAction { [weak self] _ in
        self?.reset()
      }, for: .valueChanged)
  }

  private func askForErrand() {
    let alert = UIAlertController(title: "New errand", message: nil, preferredStyle: .alert)
    alert.addTextField { textField in
      textField.placeholder = "What?"
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [unowned self] _ in
        guard let text = alert.textFields?.first?.text, !text.isEmpty else { return }
        self.add(text)
      })
    present(alert, animated: true, completion: nil)
  }

  private func add(_ errand: String) {
    errands.append(errand)
    tableView.insertRows(at: [IndexPath(row: errands.count - 1, section: 0)], with: .automatic)
  }

  private func reset() {
    errands = ["Bread"]
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }

  override public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return errands.count
  }

  override public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Errand", for: indexPath)
    cell.textLabel?.text = errands[indexPath.row]
    return cell
  }

  override public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    return true
  }

  override public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      errands.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
  }

  override public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    return "Done"
  }

  override public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let errand = errands[indexPath.row]
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      let again = UIAction(title: "Once more", image: UIImage(systemName: "plus")) { [weak self] _ in
        self?.add(errand)
      }
      let first = UIAction(
        title: "To the top", image: UIImage(systemName: "arrow.up"), attributes: indexPath.row == 0 ? .disabled : []
      ) { [weak self] _ in
        self?.moveToTop(from: indexPath)
      }
      return UIMenu(title: errand, children: [again, first])
    }
  }

  private func moveToTop(from indexPath: IndexPath) {
    errands.insert(errands.remove(at: indexPath.row), at: 0)
    tableView.moveRow(at: indexPath, to: IndexPath(row: 0, section: 0))
  }
}
