public import Foundation
public import Interposing

/// An object that adapts one table: it supplies interposers and keeps the state they need.
///
/// ```swift
/// final class Spread: Adapter {
///   let name = "spread"
///   private let factor: CGFloat
///
///   init(configuration: AdapterConfiguration) throws {
///     try configuration.requireKnownKeys(["factor"])
///     factor = CGFloat(try configuration.number("factor", default: 2))
///   }
///
///   var interposers: [Interposer<TableViewWitness>] {
///     [
///       Interposer("spread") { [factor] witness in
///         guard let next = witness.delegate.heightForRowAt else { return }
///         witness.delegate.heightForRowAt = { next($0, $1) * factor }
///       }
///     ]
///   }
/// }
///
/// try tableView.install(Spread(configuration: AdapterConfiguration(adapter: "spread")))
/// ```
///
/// Rules, each with what happens when it is broken:
///
/// 1. One instance serves one table, and is not installed in a second one: it would mix up the state of both.
/// 2. Its interposers are pure edits: they run again whenever the chain is resolved. State kept in an edit is lost or counted twice.
/// 3. It holds its table weakly, if at all: the table holds its adapters. A strong reference keeps both alive for ever.
@MainActor
public protocol Adapter: AnyObject {
  /// Makes the adapter for one table.
  ///
  /// - Parameter configuration: What the user set it up with.
  /// - Throws: An error whose description is one line, if the configuration does not fit.
  init(configuration: AdapterConfiguration) throws

  /// The adapter's name in kebab case, once per table.
  var name: String { get }

  /// What it interposes, the one next to the conformer first. Their names are unique in a chain: use the adapter's name, or
  /// begin with it.
  var interposers: [Interposer<TableViewWitness>] { get }

  /// Called once, after the interposers went into the table's chain.
  func attach(to host: TableView)

  /// Called once, after the interposers left the table's chain.
  func detach(from host: TableView)

  /// Called when what the table knows of its rows has become stale, before it asks anew: after `reloadData()`, or when somebody
  /// else answers. It may come several times before the table asks.
  func hostWillReload(_ host: TableView)

  /// Called when rows and sections come, go, move or are reloaded, before the table asks anything about them: from here on it names
  /// rows by their places after the update.
  ///
  /// - Parameter keptRows: The rows that are the same as before. `nil` if nothing that was known of rows holds any more: after an update
  ///   that names none, which asks about all of them, or one that has been refused.
  func host(_ host: TableView, willUpdate keptRows: KeptRows?)

  /// Called at the end of each layout of the table, so also after each scroll: views that the adapter places itself are
  /// moved here.
  func hostDidLayout(_ host: TableView)

  /// Called when the table has come into a superview or left one, or stands elsewhere in it: views that the adapter keeps
  /// beside the table go along here.
  func hostDidMove(_ host: TableView)

  /// Whether a touch goes to what stands behind the table, although it is in the table's bounds: no by default.
  ///
  /// - Parameter point: Where the touch is, in the table's coordinates.
  func host(_ host: TableView, letsThroughTouchAt point: CGPoint) -> Bool

  /// Where content comes to rest instead of an offset at which it may not stay; it may stay everywhere by default.
  ///
  /// It is asked of content that the user has let go and that would rest elsewhere than the delegate was told in
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`: because a touch has stopped it and is over, or because it was
  /// moved, or its range has changed, on the way.
  ///
  /// - Parameter offset: Where it would come to rest, in points.
  /// - Returns: An offset in points, or `nil` if it may stay. One out of range counts as the nearest in range.
  func host(_ host: TableView, restingPlaceAt offset: CGPoint) -> CGPoint?
}

extension Adapter {
  public func attach(to host: TableView) {}
  public func detach(from host: TableView) {}
  public func hostWillReload(_ host: TableView) {}
  public func host(_ host: TableView, willUpdate keptRows: KeptRows?) {}
  public func hostDidLayout(_ host: TableView) {}
  public func hostDidMove(_ host: TableView) {}
  public func host(_ host: TableView, letsThroughTouchAt point: CGPoint) -> Bool { false }
  public func host(_ host: TableView, restingPlaceAt offset: CGPoint) -> CGPoint? { nil }
}
