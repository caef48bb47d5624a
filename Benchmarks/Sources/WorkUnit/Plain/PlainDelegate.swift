import Interposing

/// The plain work unit: the same question without an index path, which has no counterpart in other languages.
@MainActor
public protocol PlainDelegate: AnyObject {
  /// The failure of ``height(_:section:row:)``.
  associatedtype HeightFailure: PlainDelegateFailure
  /// The height of a row, in points.
  func height(_ table: PlainTable, section: Int, row: Int) throws(HeightFailure) -> Double

  /// The conformer's answers as a witness.
  var plainDelegateWitness: PlainDelegateWitness { get }
}
