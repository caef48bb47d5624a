public import Foundation

/// A controller whose screen is a table, and which is the table's data source and delegate.
///
/// A subclass overrides what it has to say; what it does not override is left out, and the table knows that without a call.
///
/// ```swift
/// final class Planets: TableViewController {
///   let names = ["Mercury", "Venus", "Earth", "Mars"]
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     tableView.register(TableViewCell.self, forCellReuseIdentifier: "planet")
///   }
///
///   override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }
///
///   override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
///     let cell = tableView.dequeueReusableCell(withIdentifier: "planet", for: indexPath)
///     cell.textLabel?.text = names[indexPath.row]
///     return cell
///   }
/// }
/// ```
///
/// Overrides stand in the body of the class: Swift takes none in an extension.
open class TableViewController: TableCallbackController {
  /// The table: the view, as what it is.
  public let tableView: TableView

  /// Whether the selection goes when the screen comes back: beside the transition, if there is one, and again on if that is called
  /// off. Yes by default. The delegate is not told.
  open var clearsSelectionOnViewWillAppear = true

  /// What refreshes the table when it is pulled down; `nil` for nothing.
  open var refreshControl: RefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// A controller of a table.
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

  /// A controller of a plain table. See ``ViewController/init(nibName:bundle:)``.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    tableView = TableView(frame: .zero, style: .plain)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller of a plain table. See ``ViewController/init(coder:_:)``.
  public override init?(coder: NSCoder, _ unused: Void = ()) {
    tableView = TableView(frame: .zero, style: .plain)
    super.init(coder: coder)
  }

  /// A controller of a plain table.
  public convenience init() {
    self.init(style: .plain)
  }

  /// Sets the table, and the controller as its data source and delegate where the table has none.
  open override func loadView() {
    if tableView.dataSource == nil { tableView.dataSource = self }
    if tableView.delegate == nil { tableView.delegate = self }
    view = tableView
  }

  /// Begins or ends editing, of the table too. Overrides call this.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
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
