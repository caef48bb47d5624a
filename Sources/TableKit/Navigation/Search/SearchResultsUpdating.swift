/// What shows the results of a search.
@MainActor
public protocol SearchResultsUpdating: AnyObject {
  /// The text of the search changed, or the search began or ended.
  func updateSearchResults(for searchController: SearchController)
}
