import Interposing

/// A protocol of 4 optional requirements, all of one form: what its number of requirements does to the costs is measured with it.
@MainActor
public protocol FourRequirementDelegate: AnyObject {
  /// The failure of ``height1(_:section:row:)``.
  associatedtype Height1Failure: FourRequirementDelegateFailure
  /// The 1. height of a row, in points.
  func height1(_ table: PlainTable, section: Int, row: Int) throws(Height1Failure) -> Double

  /// The failure of ``height2(_:section:row:)``.
  associatedtype Height2Failure: FourRequirementDelegateFailure
  /// The 2. height of a row, in points.
  func height2(_ table: PlainTable, section: Int, row: Int) throws(Height2Failure) -> Double

  /// The failure of ``height3(_:section:row:)``.
  associatedtype Height3Failure: FourRequirementDelegateFailure
  /// The 3. height of a row, in points.
  func height3(_ table: PlainTable, section: Int, row: Int) throws(Height3Failure) -> Double

  /// The failure of ``height4(_:section:row:)``.
  associatedtype Height4Failure: FourRequirementDelegateFailure
  /// The 4. height of a row, in points.
  func height4(_ table: PlainTable, section: Int, row: Int) throws(Height4Failure) -> Double

  /// The conformer's answers as a witness.
  var fourRequirementDelegateWitness: FourRequirementDelegateWitness { get }
}
