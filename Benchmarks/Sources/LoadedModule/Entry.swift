import AdapterLoading

/// The module's entry.
@c(swivel_adapter_entry) @MainActor
public func adapterEntry() -> UnsafeMutableRawPointer {
  AdapterFactory(LoadedAdapter.self).retainedForHost()
}
