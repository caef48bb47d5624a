import Foundation
public import Interposing

extension TableView {
  /// What the table shows. It is held weakly; setting it makes the table ask everything anew.
  ///
  /// An object that carries a witness, such as a proxy, hands that over and is not wrapped again.
  public var dataSource: (any TableViewDataSource)? {
    get { dataSourceReference }
    set {
      let old = dataSourceReference
      guard newValue !== old else { return }
      dataSourceReference = newValue
      if !rebind() { dataSourceReference = old }
    }
  }

  /// How the table looks and who hears what its user does. It is held weakly; setting it makes the table ask everything anew.
  public var delegate: (any TableViewDelegate)? {
    get { delegateReference }
    set {
      let (old, oldScroll) = (delegateReference, scrollDelegateReference)
      guard newValue !== old || oldScroll != nil else { return }
      delegateReference = newValue
      scrollDelegateReference = nil
      if !rebind() { (delegateReference, scrollDelegateReference) = (old, oldScroll) }
    }
  }

  /// Who hears which rows will soon be shown. It is held weakly.
  public var prefetchDataSource: (any TableViewDataSourcePrefetching)? {
    get { prefetchDataSourceReference }
    set {
      let old = prefetchDataSourceReference
      guard newValue !== old else { return }
      prefetchDataSourceReference = newValue
      if !rebind() { prefetchDataSourceReference = old }
    }
  }

  /// Adds an interposer next to the host.
  ///
  /// - Parameter interposer: An interposer of the table's whole witness; one of a part is lifted first:
  ///   `.doubled.lifted(to: \.delegate)`.
  /// - Throws: ``ChainError``; then nothing has changed.
  public func append(_ interposer: Interposer<TableViewWitness>) throws(ChainError) {
    try chain.append(interposer)
  }

  /// Calls the current answers while everybody behind them is alive. A conformer that has died meanwhile is dropped first, as if
  /// it had been set to `nil`.
  ///
  /// - Returns: What `body` returned, or `nil` without a call if an object behind a proxy has died.
  func pass<Result>(_ body: (Resolution<TableViewWitness>) -> Result) -> Result? {
    if let result = chain.pass(body) { return result }
    guard rebind() else { return nil }
    return chain.pass(body)
  }

  /// Binds whoever is set and still alive, and puts that under the interposers.
  ///
  /// - Returns: Whether the chain took it; if not, the fault is reported and the chain is as before.
  @discardableResult
  func rebind() -> Bool {
    var base = TableViewWitness()
    if let dataSource = dataSourceReference {
      base.dataSource = dataSource.tableViewDataSourceWitness
      base.dataSource.origin.hold(through: dataSource)
    }
    if let delegate = delegateReference {
      base.delegate = delegate.tableViewDelegateWitness
      base.delegate.origin.hold(through: delegate)
    }
    if let scrollDelegate = scrollDelegateReference {
      base.delegate.scroll = scrollDelegate.scrollViewDelegateWitness
      base.delegate.scroll.origin.hold(through: scrollDelegate)
    }
    if let prefetching = prefetchDataSourceReference {
      base.prefetching = prefetching.tableViewDataSourcePrefetchingWitness
      base.prefetching.origin.hold(through: prefetching)
    }
    base.clearEdits()
    do {
      try chain.rebase(on: base)
    } catch {
      report(.chain(error))
      return false
    }
    // What came through other chains is bound anew when one of those changes.
    upstreamObservations.removeAll()
    for upstream in base.chains {
      upstreamObservations.append(
        upstream.observe { [weak self] in
          MainActor.assumeIsolated { _ = self?.rebind() }
        })
    }
    return true
  }
}
