import Interposing

/// A protocol of the tests: one requirement that must be there, one with a result, one without, one with an optional result.
@MainActor
public protocol GaugeDelegate: AnyObject {
  /// The reading at a position.
  func gauge(_ gauge: Gauge, readingAt position: Int) -> Double

  /// The failure of ``gauge(_:weightAt:)``.
  associatedtype WeightAtFailure: GaugeDelegateFailure
  /// The weight of a position.
  func gauge(_ gauge: Gauge, weightAt position: Int) throws(WeightAtFailure) -> Double

  /// The failure of ``gauge(_:labelAt:)``.
  associatedtype LabelAtFailure: GaugeDelegateFailure
  /// The label of a position.
  func gauge(_ gauge: Gauge, labelAt position: Int) throws(LabelAtFailure) -> String?

  /// The failure of ``gaugeDidChange(_:)``.
  associatedtype GaugeDidChangeFailure: GaugeDelegateFailure
  /// The gauge changed.
  func gaugeDidChange(_ gauge: Gauge) throws(GaugeDidChangeFailure)

  /// The conformer's answers as a witness.
  var gaugeDelegateWitness: GaugeDelegateWitness { get }
}
