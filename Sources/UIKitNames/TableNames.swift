/// A ``TableView`` by UIKit's name.
public typealias UITableView = TableView
/// A ``TableViewCell`` by UIKit's name.
public typealias UITableViewCell = TableViewCell
/// A ``TableViewHeaderFooterView`` by UIKit's name.
public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView
/// ``TableViewDataSource`` by UIKit's name. As a type it needs `any`.
public typealias UITableViewDataSource = TableViewDataSource
/// ``TableViewDelegate`` by UIKit's name. As a type it needs `any`.
public typealias UITableViewDelegate = TableViewDelegate
/// ``TableViewDataSourcePrefetching`` by UIKit's name. As a type it needs `any`.
public typealias UITableViewDataSourcePrefetching = TableViewDataSourcePrefetching

/// A ``SwipeActionsConfiguration`` by UIKit's name.
public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration
/// A ``ContextualAction`` by UIKit's name.
public typealias UIContextualAction = ContextualAction
/// A ``TableViewRowAction`` by UIKit's name.
public typealias UITableViewRowAction = TableViewRowAction

extension TableViewCell {
  /// ``TableView/SeparatorStyle`` where UIKit has it.
  public typealias SeparatorStyle = TableView.SeparatorStyle
}

/// A ``Nib`` by UIKit's name.
public typealias UINib = Nib
