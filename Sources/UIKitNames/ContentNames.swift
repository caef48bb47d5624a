/// ``ContentConfiguration`` by UIKit's name.
public typealias UIContentConfiguration = ContentConfiguration
/// ``ContentView`` by UIKit's name.
public typealias UIContentView = ContentView
/// A ``ListContentConfiguration`` by UIKit's name.
public typealias UIListContentConfiguration = ListContentConfiguration
/// A ``ListContentView`` by UIKit's name.
public typealias UIListContentView = ListContentView
/// ``DirectionalEdgeInsets`` by UIKit's name.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets

/// A ``TableViewDiffableDataSource`` by UIKit's name.
public typealias UITableViewDiffableDataSource = TableViewDiffableDataSource
/// A ``DiffableDataSourceSnapshot`` by UIKit's name.
public typealias NSDiffableDataSourceSnapshot = DiffableDataSourceSnapshot
