import CSwivelAdapter
public import Interposing
public import TableKit

/// An adapter whose functions are C's. ``CAdapterModule`` makes it.
@MainActor
public final class CAdapter: Adapter {
  /// The adapter's name.
  public let name: String
  /// What it answers in tables.
  private let functions: [CFunction]
  /// What it answers in other libraries' structs.
  let slots: [CListedSlot]
  let context: CContext
  private let module: UnsafePointer<swivel_module>

  init(
    name: String, module: UnsafePointer<swivel_module>, context: CContext, functions: [CListedFunction],
    slots: [CListedSlot]
  ) {
    self.name = name
    self.module = module
    self.context = context
    self.slots = slots
    self.functions = functions.map { CFunction($0, adapter: name, context: context) }
  }

  /// There is no adapter in C without a module: use ``CAdapterModule/makeAdapter(configuration:)``.
  ///
  /// - Throws: ``CAdapterRefusal``, always.
  public convenience init(configuration: AdapterConfiguration) throws {
    throw CAdapterRefusal(
      adapter: configuration.adapter, reason: "an adapter in C is made by its module, with makeAdapter(configuration:)")
  }

  /// One interposer with all the functions, called as the adapter is.
  public var interposers: [Interposer<TableViewWitness>] {
    guard !functions.isEmpty else { return [] }
    return [
      Interposer(name) { [functions] witness in
        for function in functions {
          if case .signature(_, let install) = function.listed.requirement.crossing { install(function, &witness) }
        }
      }
    ]
  }

  public func attach(to host: TableView) { module.pointee.attached?(context.pointer, CHandle.of(host)) }

  public func detach(from host: TableView) { module.pointee.detached?(context.pointer, CHandle.of(host)) }

  public func hostDidLayout(_ host: TableView) { module.pointee.did_layout?(context.pointer, CHandle.of(host)) }
}
