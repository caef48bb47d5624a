public import CSwivelAdapter
import Interposing
public import TableKit

/// A module in C that has answered its host: what makes its adapters.
///
/// `AdapterLoader` makes one for each file that it loads. A program that has an adapter in C linked in makes its own:
///
/// ```swift
/// let module = try CAdapterModule(entry: spread_entry)
/// try tableView.install(module.makeAdapter(configuration: AdapterConfiguration(adapter: module.name)))
/// ```
///
/// `swivel_adapter.h` has the rules.
@MainActor
public struct CAdapterModule {
  /// The adapter's name.
  public let name: String

  /// The versions of the C contract that this library keeps to.
  public nonisolated static let supportedABIs = 1...1

  private let module: UnsafePointer<swivel_module>
  private let functions: [CListedFunction]
  private let slots: [CListedSlot]

  /// Negotiates with a module, and checks what it answers.
  ///
  /// - Parameter entry: The module's entry.
  /// - Throws: ``CModuleFault``. Nothing of the module but its entry has been called then.
  public init(entry: swivel_entry) throws(CModuleFault) {
    let module = try CModuleReading.module(entry, offering: Self.supportedABIs)
    guard let name = module.pointee.name else { throw .null(field: "its name") }
    self.name = String(cString: name)
    self.module = module
    functions = try CModuleReading.functions(of: module.pointee)
    slots = try CModuleReading.slots(of: module.pointee)
  }

  /// The requirements that the module lists, as `TableViewDelegate.heightForRowAt`, in its order.
  public var requirements: [String] { functions.map(\.requirement.name) }

  /// Makes an adapter, for one table.
  ///
  /// - Parameter configuration: What the user set.
  /// - Throws: ``CAdapterRefusal`` with the module's own text.
  public func makeAdapter(configuration: AdapterConfiguration) throws(CAdapterRefusal) -> CAdapter {
    let texts = CConfiguration(configuration)
    let (context, reason) = CErrorText.reading { error in
      withExtendedLifetime(texts) { module.pointee.create?(CHost.table, CHandle.of(texts), error) ?? nil }
    }
    guard let context else {
      throw CAdapterRefusal(adapter: name, reason: reason ?? "it cannot be made, and its module gives no reason")
    }
    return CAdapter(
      name: name, module: module, context: CContext(context, destroy: module.pointee.destroy), functions: functions,
      slots: slots)
  }
}

/// Why a module in C makes no adapter.
public struct CAdapterRefusal: Error, Sendable, Hashable, CustomStringConvertible {
  /// The adapter's name.
  public let adapter: String
  /// What the module says, in one line.
  public let reason: String

  /// One line: the adapter and the reason.
  public var description: String {
    reason.hasPrefix("adapter \(adapter): ") ? reason : "adapter \(adapter): \(reason)"
  }
}
