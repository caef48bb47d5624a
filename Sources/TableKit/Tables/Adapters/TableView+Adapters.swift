import Interposing

extension TableView {
  /// The adapters installed, in the order in which they were: the first is next to the conformers.
  public var adapters: [any Adapter] { installedAdapters.map(\.adapter) }

  /// Puts an adapter's interposers into the chain, next to the host, and attaches it.
  ///
  /// - Parameter adapter: An adapter that serves no table yet.
  /// - Throws: ``AdapterInstallationError``; then nothing has changed.
  public func install(_ adapter: any Adapter) throws(AdapterInstallationError) {
    let name = adapter.name
    for installed in installedAdapters {
      if installed.adapter === adapter || installed.adapter.name == name { throw .installedAlready(name) }
    }
    guard AdapterHosts.table(of: adapter) == nil else { throw .servesAnotherTable(name) }
    let interposers = adapter.interposers
    do {
      try chain.replaceAll(with: chain.interposers + interposers)
    } catch {
      throw .chain(adapter: name, error)
    }
    installedAdapters.append(InstalledAdapter(adapter: adapter, interposers: interposers.map(\.name)))
    AdapterHosts.note(adapter, serves: self)
    adapter.attach(to: self)
  }

  /// Takes an adapter's interposers out of the chain and detaches it.
  ///
  /// - Parameter name: The adapter's name.
  /// - Throws: ``AdapterInstallationError``; then nothing has changed.
  public func uninstallAdapter(named name: String) throws(AdapterInstallationError) {
    for (position, installed) in installedAdapters.enumerated() where installed.adapter.name == name {
      do {
        try chain.replaceAll(with: chain.interposers.filter { !installed.interposers.contains($0.name) })
      } catch {
        throw .chain(adapter: name, error)
      }
      installedAdapters.remove(at: position)
      AdapterHosts.forget(installed.adapter)
      installed.adapter.detach(from: self)
      return
    }
    throw .notInstalled(name, present: installedAdapters.map(\.adapter.name))
  }
}

/// An adapter with the names of what it put into the chain, for its removal.
struct InstalledAdapter {
  let adapter: any Adapter
  let interposers: [String]
}
