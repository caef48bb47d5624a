public import Foundation
public import Interposing
public import TableKit

/// Remembers the heights and estimates that the delegate gave, so that each row's is asked for once.
///
/// For delegates whose heights are dear: those that measure texts or look them up. What they answered stands until it may
/// be another answer:
///
/// | what happens | what is forgotten |
/// | --- | --- |
/// | `reloadData()`, an update that names nothing | all, unless heights are kept (``init(keepsHeightsOnReload:)``); an empty update always |
/// | rows or sections are inserted, deleted, moved | nothing: the others move along with their rows |
/// | rows or sections are reloaded or reconfigured | theirs |
/// | the table becomes wider or narrower | all |
/// | another delegate or data source, another interposer | all |
/// | ``forget()``, ``forget(at:)`` | all, those |
///
/// ```swift
/// let cache = HeightCache()
/// try table.install(cache)
/// …
/// cache.forget(at: [indexPath])
/// table.performBatchUpdates { table.reloadRows(at: [indexPath], with: .none) }
/// ```
///
/// Where the delegate leaves one of the two requirements out nothing is added. What is no height, negative or not a number, is
/// passed on and asked again the next time; `TableView.automaticDimension` is remembered as the answer that it is. What adapters
/// that are installed later make of the heights is not remembered.
///
/// A height takes eight bytes, and rows stand in blocks of which only those are kept that were asked for.
@MainActor
public final class HeightCache: Adapter {
  public let name = "height-cache"

  /// Whether a reload leaves the heights alone.
  public let keepsHeightsOnReload: Bool

  private let heights = RememberedAnswers()
  private let estimates = RememberedAnswers()

  /// Makes the adapter.
  ///
  /// - Parameter keepsHeightsOnReload: Whether heights outlast `reloadData()`, for a program that reloads to show the same rows
  ///   anew and tells of rows that come, go and move by updates alone. It has to say itself (``forget()``) if a reload shows
  ///   others.
  public init(keepsHeightsOnReload: Bool = false) {
    self.keepsHeightsOnReload = keepsHeightsOnReload
  }

  /// Makes the adapter.
  ///
  /// - Parameter configuration: It has the key `keep-on-reload`, a flag, and no other.
  /// - Throws: An `AdapterConfigurationError` if the flag is neither `true` nor `false`, or if another key is given.
  public convenience init(configuration: AdapterConfiguration) throws {
    try configuration.requireKnownKeys(["keep-on-reload"])
    try self.init(keepsHeightsOnReload: configuration.flag("keep-on-reload", default: false))
  }

  public var interposers: [Interposer<TableViewWitness>] {
    [
      Interposer("height-cache") { [heights, estimates] witness in
        // An edit runs whenever others answer than before: what one of them remembers is nothing to the next.
        let resolving = Resolving()
        if let height = witness.delegate.heightForRowAt {
          witness.delegate.heightForRowAt = { heights.answer($0, $1, of: resolving, asking: height) }
        }
        if let estimate = witness.delegate.estimatedHeightForRowAt {
          witness.delegate.estimatedHeightForRowAt = { estimates.answer($0, $1, of: resolving, asking: estimate) }
        }
      }
    ]
  }

  // MARK: Forgetting

  /// Forgets all heights and estimates. The table is not told: a reload or an update makes it ask.
  public func forget() {
    heights.forget()
    estimates.forget()
  }

  /// Forgets the heights and estimates of rows. The table is not told: a reload or an update makes it ask.
  ///
  /// - Parameter indexPaths: The rows. Those that there are not are passed over.
  public func forget(at indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      heights.forget(indexPath)
      estimates.forget(indexPath)
    }
  }

  // MARK: The host

  public func attach(to host: TableView) {
    // A row of a stack may be as wide as it is said to be, and as high as the stack.
    let heedsHeight = host is StackTableView
    heights.heedsTableHeight = heedsHeight
    estimates.heedsTableHeight = heedsHeight
  }

  public func detach(from host: TableView) { forget() }

  public func hostWillReload(_ host: TableView) {
    if !keepsHeightsOnReload { forget() }
  }

  public func host(_ host: TableView, willUpdate keptRows: KeptRows?) {
    guard let keptRows else { return forget() }
    heights.keep(keptRows)
    estimates.keep(keptRows)
  }
}
