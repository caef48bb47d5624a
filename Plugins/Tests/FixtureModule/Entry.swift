import AdapterLoading

/// The module's entry. A test's environment can make it misbehave.
@c(swivel_adapter_entry) @MainActor
public func adapterEntry() -> UnsafeMutableRawPointer {
  FixtureMisbehaviour.asked?.happen()
  return AdapterFactory(FixtureAdapter.self).retainedForHost()
}
