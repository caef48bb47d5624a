public import Interposing

/// Everything a table view asks, as one value: one chain per table, and one place in its order for each adapter.
///
/// An interposer can so answer a requirement of the delegate from one of the data source:
///
/// ```swift
/// let shouted = Interposer<TableViewWitness>("shouted") { witness in
///   guard let title = witness.dataSource.titleForHeaderInSection else { return }
///   witness.dataSource.titleForHeaderInSection = { title($0, $1)?.uppercased() }
/// }
/// try tableView.append(shouted)
/// ```
public struct TableViewWitness: CompositeWitness, MainActorWitness {
  /// What the table shows.
  public var dataSource = TableViewDataSourceWitness()
  /// How the table looks and what its user does; the scroll view's delegate is nested as `scroll`.
  public var delegate = TableViewDelegateWitness()
  /// What hears which rows will soon be shown.
  public var prefetching = TableViewDataSourcePrefetchingWitness()

  /// Makes a witness without conformers.
  public init() {}

  public static let parts: [WitnessPart<TableViewWitness>] = [
    WitnessPart(\.dataSource, named: "dataSource"),
    WitnessPart(\.delegate, named: "delegate"),
    WitnessPart(\.prefetching, named: "prefetching"),
  ]

  public static let requirements: [RequirementDescriptor] = parts.flatMap(\.requirements)
}
