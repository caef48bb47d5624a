public import Foundation

/// A data source that shows snapshots: from one to the next it finds out by itself which rows come, go and move.
///
/// ```swift
/// let dataSource = TableViewDiffableDataSource<Continent, City.ID>(tableView: table) { table, indexPath, id in
///   let cell = table.dequeueReusableCell(withIdentifier: "city", for: indexPath)
///   cell.textLabel?.text = cities[id]?.name
///   return cell
/// }
/// ```
///
/// A subclass overrides what else there is to say: titles, editing, moving. The table holds it weakly, as every data source.
open class TableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: TableDataSourceCallbacks {
  /// Makes the cell of an item.
  public typealias CellProvider =
    @MainActor (_ tableView: TableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> TableViewCell?

  /// How rows come and go.
  open var defaultRowAnimation = TableView.RowAnimation.automatic

  private weak var tableView: TableView?
  private let cellProvider: CellProvider
  private var current = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// Where the items of the current snapshot stand, once somebody has asked.
  private var places: [ItemIdentifierType: IndexPath]?

  /// Becomes the data source of a table, without sections.
  ///
  /// - Parameters:
  ///   - tableView: The table; held weakly.
  ///   - cellProvider: Makes the cell of an item.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// What is shown now.
  open func snapshot() -> DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Shows a snapshot from now on.
  ///
  /// What is selected stays selected. A table that was given nothing so far shows it at once.
  ///
  /// - Parameters:
  ///   - snapshot: What is to be shown.
  ///   - animatingDifferences: Whether rows come, go and move gradually.
  ///   - completion: Called when that is over.
  open func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) {
    guard let tableView, tableView.dataSource === self, current.numberOfSections > 0 else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    // A table that has not asked yet takes what it asks for as what was before.
    _ = tableView.numberOfSections
    let difference = SnapshotDifference(from: current, to: snapshot)
    let animation = animatingDifferences ? defaultRowAnimation : .none
    let update: @MainActor () -> Void = { [self] in
      tableView.performBatchUpdates {
        self.replace(with: snapshot)
        self.make(difference, in: tableView, animation)
      } completion: { _ in
        completion?()
      }
    }
    if animatingDifferences { update() } else { View.performWithoutAnimation(update) }
    var reconfigured: [IndexPath] = []
    for item in snapshot.reconfiguredItemIdentifiers {
      if let indexPath = indexPath(for: item) { reconfigured.append(indexPath) }
    }
    if !reconfigured.isEmpty { tableView.reconfigureRows(at: reconfigured) }
  }

  /// Shows a snapshot from now on, asking everything anew.
  ///
  /// - Parameters:
  ///   - snapshot: What is to be shown.
  ///   - completion: Called when the table knows.
  open func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (@MainActor () -> Void)? = nil
  ) {
    replace(with: snapshot)
    tableView?.reloadData()
    completion?()
  }

  private func replace(with snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    current = snapshot.withoutMarks
    places = nil
  }

  private func make(_ difference: SnapshotDifference, in table: TableView, _ animation: TableView.RowAnimation) {
    if !difference.deletedSections.isEmpty { table.deleteSections(difference.deletedSections, with: animation) }
    if !difference.insertedSections.isEmpty { table.insertSections(difference.insertedSections, with: animation) }
    if !difference.reloadedSections.isEmpty { table.reloadSections(difference.reloadedSections, with: animation) }
    for move in difference.movedSections { table.moveSection(move.from, toSection: move.to) }
    if !difference.deletedRows.isEmpty { table.deleteRows(at: difference.deletedRows, with: animation) }
    if !difference.insertedRows.isEmpty { table.insertRows(at: difference.insertedRows, with: animation) }
    if !difference.reloadedRows.isEmpty { table.reloadRows(at: difference.reloadedRows, with: animation) }
    for move in difference.movedRows { table.moveRow(at: move.from, to: move.to) }
  }

  // MARK: Places

  /// The item of a row; `nil` if there is no such row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, let section = sectionIdentifier(for: indexPath.section) else { return nil }
    let items = current.itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  /// The row of an item; `nil` if it is not shown. Complexity: O(items) the first time after a snapshot, then O(1).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    if let places { return places[itemIdentifier] }
    var found: [ItemIdentifierType: IndexPath] = [:]
    found.reserveCapacity(current.numberOfItems)
    for (index, section) in current.sectionIdentifiers.enumerated() {
      for (row, item) in current.itemIdentifiers(inSection: section).enumerated() {
        found[item] = IndexPath(row: row, section: index)
      }
    }
    places = found
    return found[itemIdentifier]
  }

  /// The section at a place; `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  /// The place of a section; `nil` if it is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Answers

  /// How many sections the snapshot has.
  open override func numberOfSections(in tableView: TableView) -> Int { current.numberOfSections }

  /// How many items the section has in the snapshot.
  open override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  /// The cell that the provider makes for the item; if it makes none, the table is told.
  open override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) { return cell }
    return super.tableView(tableView, cellForRowAt: indexPath)
  }

  /// Whether rows can be edited: no, unless a subclass says so.
  open override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
}
