/// A ``ViewController`` by UIKit's name.
public typealias UIViewController = ViewController
/// A ``TableViewController`` by UIKit's name.
public typealias UITableViewController = TableViewController
/// A ``NavigationController`` by UIKit's name.
public typealias UINavigationController = NavigationController

/// An ``AlertController`` by UIKit's name.
public typealias UIAlertController = AlertController
/// An ``AlertAction`` by UIKit's name.
public typealias UIAlertAction = AlertAction
/// A ``SearchController`` by UIKit's name.
public typealias UISearchController = SearchController
/// A ``SearchBar`` by UIKit's name.
public typealias UISearchBar = SearchBar
/// ``SearchResultsUpdating`` by UIKit's name. As a type it needs `any`.
public typealias UISearchResultsUpdating = SearchResultsUpdating

/// A ``NavigationItem`` by UIKit's name.
public typealias UINavigationItem = NavigationItem
/// A ``NavigationBar`` by UIKit's name.
public typealias UINavigationBar = NavigationBar
/// A ``BarButtonItem`` by UIKit's name.
public typealias UIBarButtonItem = BarButtonItem
