/// Which table each installed adapter serves.
///
/// An adapter is an object of any class, and nothing can be kept in it that its author did not put there. So this is the one
/// place in the process that knows; it keeps neither adapters nor tables alive.
@MainActor
enum AdapterHosts {
  private struct Service {
    weak var adapter: (any Adapter)?
    weak var table: TableView?
  }

  /// By the adapter's identity. That of an object that is gone may be another one's now, so the object is compared as well.
  private static var services: [ObjectIdentifier: Service] = [:]

  /// The table that an adapter serves; `nil` if it serves none, or if that table is gone.
  static func table(of adapter: any Adapter) -> TableView? {
    guard let service = services[ObjectIdentifier(adapter)], service.adapter === adapter else { return nil }
    return service.table
  }

  /// Notes that an adapter serves a table, and forgets what is gone.
  ///
  /// - Complexity: O(*n*) in the number of adapters that are installed.
  static func note(_ adapter: any Adapter, serves table: TableView) {
    services = services.filter { $0.value.adapter != nil && $0.value.table != nil }
    services[ObjectIdentifier(adapter)] = Service(adapter: adapter, table: table)
  }

  /// Notes that an adapter serves no table any more.
  static func forget(_ adapter: any Adapter) {
    services[ObjectIdentifier(adapter)] = nil
  }
}
