import TableKit

/// Makes adapters of one type: what a module's entry hands to its host.
///
/// ```swift
/// @c(swivel_adapter_entry) @MainActor
/// public func adapterEntry() -> UnsafeMutableRawPointer {
///   AdapterFactory(RotatedCells.self).retainedForHost()
/// }
/// ```
@MainActor
public final class AdapterFactory {
  private let make: @MainActor (AdapterConfiguration) throws -> any Adapter

  /// Makes a factory for a type of adapter.
  public init<Made: Adapter>(_ type: Made.Type) {
    make = { configuration in try Made(configuration: configuration) }
  }

  /// Makes a factory for adapters that take more than a configuration, such as what reads files for them.
  ///
  /// - Parameter make: Makes an adapter, for one host.
  public init(_ make: @escaping @MainActor (AdapterConfiguration) throws -> any Adapter) {
    self.make = make
  }

  /// Makes a factory for the adapters of a module in C.
  init(_ module: CAdapterModule) {
    make = { configuration in try module.makeAdapter(configuration: configuration) }
  }

  /// Makes an adapter, for one host.
  ///
  /// - Parameter configuration: What the user set.
  /// - Throws: What the adapter's initialiser throws.
  public func makeAdapter(configuration: AdapterConfiguration) throws -> any Adapter {
    try make(configuration)
  }

  /// The factory as a module's entry returns it: a reference with one retain that the host takes over.
  public func retainedForHost() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  /// Takes over what an entry returned.
  ///
  /// - Parameter pointer: What `retainedForHost()` returned, once; else memory that can be read.
  /// - Returns: The factory; `nil` if the pointer is no reference to an object of this very class. It is not, if the module
  ///   has a copy of the library of its own: its class of the same name is another one.
  static func take(_ pointer: UnsafeMutableRawPointer) -> AdapterFactory? {
    // An object begins with the address of its class, and the class is final, so equal words mean an object of it.
    let isAligned = UInt(bitPattern: pointer) % UInt(MemoryLayout<UInt>.alignment) == 0
    guard isAligned, pointer.load(as: UInt.self) == unsafeBitCast(AdapterFactory.self as AnyClass, to: UInt.self) else {
      return nil
    }
    return Unmanaged<AdapterFactory>.fromOpaque(pointer).takeRetainedValue()
  }
}
