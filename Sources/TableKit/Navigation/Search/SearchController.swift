/// A search in a screen: its text, whether it is under way, and who shows what is found.
///
/// ```swift
/// let search = SearchController(searchResultsController: nil)
/// search.searchResultsUpdater = self
/// navigationItem.searchController = search
/// ```
///
/// The program, or a test, sets the bar's text; the bar can stand in a screen as the header of a table.
@MainActor
open class SearchController: ViewController {
  /// The bar with the text.
  public let searchBar = SearchBar(frame: .zero)
  /// The controller with the results; `nil` if the searched one shows them itself. Nothing presents it: the program does.
  public let searchResultsController: ViewController?
  /// Who shows the results.
  open weak var searchResultsUpdater: (any SearchResultsUpdating)?
  /// Whether what is searched is dimmed meanwhile. Nothing is drawn so.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar hides the navigation bar meanwhile. Nothing is drawn so.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether a search is under way. Text begins one; ending it drops the text. Each change is told to the updater.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if !isActive, searchBar.text != nil {
        searchBar.text = nil
      } else {
        searchResultsUpdater?.updateSearchResults(for: self)
      }
      if !isActive { searchBar.resignFirstResponder() }
    }
  }

  /// A search.
  ///
  /// - Parameter searchResultsController: The controller that shows the results; `nil` if the searched one does.
  public init(searchResultsController: ViewController?) {
    self.searchResultsController = searchResultsController
    super.init()
    searchBar.controller = self
  }

  func searchTextDidChange() {
    if !isActive, let text = searchBar.text, !text.isEmpty {
      isActive = true
    } else {
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }
}
