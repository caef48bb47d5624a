import AdapterLoading

/// The entry of the loadable module; the library to import is built without it.
@c(swivel_adapter_entry) @MainActor
public func adapterEntry() -> UnsafeMutableRawPointer {
  AdapterFactory(HeightCache.self).retainedForHost()
}
