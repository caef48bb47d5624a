public import Foundation
public import Interposing
public import TableKit

/// Scales the heights of a table's rows by a factor.
///
/// Every row becomes so many times as high, whoever gives its height: the delegate, or where it gives none the table with its
/// `rowHeight`. In a turned table that is the row's width on screen. Estimates are scaled too where the delegate gives them;
/// headers and footers stay as they are.
///
/// ```swift
/// let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
/// try table.install(RowScale(factor: 1.5))
/// ```
///
/// Rows that would size themselves to their content do so no longer: they are so many times as high as the table's metrics have it.
/// A delegate that leaves `heightForRowAt` out gets an answer to it, so that a table whose rows all have its own height is asked
/// row by row as well. What is no height, negative or not a number, is passed on as it is: the table reports it with the
/// number that the delegate gave.
@MainActor
public final class RowScale: Adapter {
  public let name = "row-scale"

  /// How many times as high the rows become.
  public let factor: CGFloat

  /// Makes the adapter.
  ///
  /// - Parameter factor: How many times as high the rows become, such as 1.5.
  /// - Throws: ``RowScaleError/invalidFactor(_:)`` unless the factor is finite and greater than 0.
  public init(factor: CGFloat) throws(RowScaleError) {
    guard factor > 0, factor.isFinite else { throw .invalidFactor(Double(factor)) }
    self.factor = factor
  }

  /// Makes the adapter.
  ///
  /// - Parameter configuration: It has the key `factor`, a number, and no other.
  /// - Throws: An `AdapterConfigurationError` if the key is missing or no number, or if another one is given;
  ///   ``RowScaleError/invalidFactor(_:)`` unless the number is greater than 0.
  public convenience init(configuration: AdapterConfiguration) throws {
    try configuration.requireKnownKeys(["factor"])
    try self.init(factor: CGFloat(configuration.number("factor")))
  }

  public var interposers: [Interposer<TableViewWitness>] {
    [
      Interposer("row-scale") { [factor] witness in
        let height = witness.delegate.heightForRowAt
        witness.delegate.heightForRowAt = { tableView, indexPath in
          var own = height?(tableView, indexPath) ?? TableView.automaticDimension
          if own == TableView.automaticDimension {
            own = tableView.rowHeight < 0 ? tableView.metrics.rowHeight : tableView.rowHeight
          }
          return Self.scaled(own, by: factor)
        }
        if let estimate = witness.delegate.estimatedHeightForRowAt {
          // An automatic estimate is the table's to make, out of the heights that it knows: those are scaled already.
          witness.delegate.estimatedHeightForRowAt = { Self.scaled(estimate($0, $1), by: factor) }
        }
      }
    ]
  }

  private nonisolated static func scaled(_ height: CGFloat, by factor: CGFloat) -> CGFloat {
    height > 0 ? height * factor : height
  }
}
