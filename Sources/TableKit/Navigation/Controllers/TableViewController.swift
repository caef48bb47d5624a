/// A controller whose screen is a table.
///
/// A subclass that is a data source or a delegate for tables becomes the table's.
open class TableViewController: ViewController {
  /// The table: the view, as what it is.
  public let tableView: TableView

  /// Whether the selection goes when the screen comes back: beside the transition, if there is one, and again on if that is called
  /// off. Yes by default. The delegate is not told.
  open var clearsSelectionOnViewWillAppear = true

  /// A controller of a plain table.
  ///
  /// - Parameter style: How sections are told apart.
  public init(style: TableView.Style) {
    tableView = TableView(frame: .zero, style: style)
    super.init()
  }

  /// A controller of a table that is there already: a ``StackTableView`` or a ``HorizontalTableView``, for example.
  ///
  /// - Parameter tableView: The table.
  public init(tableView: TableView) {
    self.tableView = tableView
    super.init()
  }

  /// A controller of a plain table.
  public override convenience init() {
    self.init(style: .plain)
  }

  /// Sets the table, and the controller as its data source and delegate if it is such and the table has none.
  open override func loadView() {
    if tableView.dataSource == nil { tableView.dataSource = self as? any TableViewDataSource }
    if tableView.delegate == nil { tableView.delegate = self as? any TableViewDelegate }
    view = tableView
  }

  /// Clears the selection: ``clearsSelectionOnViewWillAppear``. Overrides call this.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let rows = tableView.indexPathsForSelectedRows else { return }
    // Rows may come and go while the transition runs.
    let marked = tableView.follow(rows)
    SelectionClearing.clear(beside: transitionCoordinator, animated: animated) { [tableView] animated in
      for row in rows { tableView.deselectRow(at: row, animated: animated) }
    } restore: { [tableView] in
      // Unless something else was selected meanwhile.
      guard tableView.indexPathsForSelectedRows == nil else { return }
      for row in marked.indexPaths { tableView.selectRow(at: row, animated: false, scrollPosition: .none) }
    } forget: {
    }
  }
}
