import UIKitNames

/// A list that is searched.
public class CountriesViewController: UITableViewController, UISearchResultsUpdating {
  private let countries = [
    "Argentina", "Botswana", "Cambodia", "Denmark", "Ecuador", "Finland", "Ghana", "Iceland", "India",
  ]
  private var filtered: [String] = []
  public let searchController = UISearchController(searchResultsController: nil)

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Countries"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Country")

    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search countries"
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  private var isFiltering: Bool {
    return searchController.isActive && !(searchController.searchBar.text ?? "").isEmpty
  }

  public func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    filtered = countries.filter { $0.lowercased().contains(text.lowercased()) }
    tableView.reloadData()
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return isFiltering ? filtered.count : countries.count
  }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Country", for: indexPath)
    cell.textLabel?.text = isFiltering ? filtered[indexPath.row] : countries[indexPath.row]
    cell.textLabel?.font = UIFont.systemFont(ofSize: 15, weight: .medium)
    return cell
  }

  public override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    guard isFiltering else { return nil }
    return filtered.isEmpty ? "Nothing found" : "\(filtered.count) of \(countries.count)"
  }

  public override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    return isFiltering ? indexPath : nil
  }
}
