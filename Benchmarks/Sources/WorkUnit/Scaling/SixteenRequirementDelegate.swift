import Interposing

/// A protocol of 16 optional requirements, all of one form: what its number of requirements does to the costs is measured with it.
@MainActor
public protocol SixteenRequirementDelegate: AnyObject {
  /// The failure of ``height1(_:section:row:)``.
  associatedtype Height1Failure: SixteenRequirementDelegateFailure
  /// The 1. height of a row, in points.
  func height1(_ table: PlainTable, section: Int, row: Int) throws(Height1Failure) -> Double

  /// The failure of ``height2(_:section:row:)``.
  associatedtype Height2Failure: SixteenRequirementDelegateFailure
  /// The 2. height of a row, in points.
  func height2(_ table: PlainTable, section: Int, row: Int) throws(Height2Failure) -> Double

  /// The failure of ``height3(_:section:row:)``.
  associatedtype Height3Failure: SixteenRequirementDelegateFailure
  /// The 3. height of a row, in points.
  func height3(_ table: PlainTable, section: Int, row: Int) throws(Height3Failure) -> Double

  /// The failure of ``height4(_:section:row:)``.
  associatedtype Height4Failure: SixteenRequirementDelegateFailure
  /// The 4. height of a row, in points.
  func height4(_ table: PlainTable, section: Int, row: Int) throws(Height4Failure) -> Double

  /// The failure of ``height5(_:section:row:)``.
  associatedtype Height5Failure: SixteenRequirementDelegateFailure
  /// The 5. height of a row, in points.
  func height5(_ table: PlainTable, section: Int, row: Int) throws(Height5Failure) -> Double

  /// The failure of ``height6(_:section:row:)``.
  associatedtype Height6Failure: SixteenRequirementDelegateFailure
  /// The 6. height of a row, in points.
  func height6(_ table: PlainTable, section: Int, row: Int) throws(Height6Failure) -> Double

  /// The failure of ``height7(_:section:row:)``.
  associatedtype Height7Failure: SixteenRequirementDelegateFailure
  /// The 7. height of a row, in points.
  func height7(_ table: PlainTable, section: Int, row: Int) throws(Height7Failure) -> Double

  /// The failure of ``height8(_:section:row:)``.
  associatedtype Height8Failure: SixteenRequirementDelegateFailure
  /// The 8. height of a row, in points.
  func height8(_ table: PlainTable, section: Int, row: Int) throws(Height8Failure) -> Double

  /// The failure of ``height9(_:section:row:)``.
  associatedtype Height9Failure: SixteenRequirementDelegateFailure
  /// The 9. height of a row, in points.
  func height9(_ table: PlainTable, section: Int, row: Int) throws(Height9Failure) -> Double

  /// The failure of ``height10(_:section:row:)``.
  associatedtype Height10Failure: SixteenRequirementDelegateFailure
  /// The 10. height of a row, in points.
  func height10(_ table: PlainTable, section: Int, row: Int) throws(Height10Failure) -> Double

  /// The failure of ``height11(_:section:row:)``.
  associatedtype Height11Failure: SixteenRequirementDelegateFailure
  /// The 11. height of a row, in points.
  func height11(_ table: PlainTable, section: Int, row: Int) throws(Height11Failure) -> Double

  /// The failure of ``height12(_:section:row:)``.
  associatedtype Height12Failure: SixteenRequirementDelegateFailure
  /// The 12. height of a row, in points.
  func height12(_ table: PlainTable, section: Int, row: Int) throws(Height12Failure) -> Double

  /// The failure of ``height13(_:section:row:)``.
  associatedtype Height13Failure: SixteenRequirementDelegateFailure
  /// The 13. height of a row, in points.
  func height13(_ table: PlainTable, section: Int, row: Int) throws(Height13Failure) -> Double

  /// The failure of ``height14(_:section:row:)``.
  associatedtype Height14Failure: SixteenRequirementDelegateFailure
  /// The 14. height of a row, in points.
  func height14(_ table: PlainTable, section: Int, row: Int) throws(Height14Failure) -> Double

  /// The failure of ``height15(_:section:row:)``.
  associatedtype Height15Failure: SixteenRequirementDelegateFailure
  /// The 15. height of a row, in points.
  func height15(_ table: PlainTable, section: Int, row: Int) throws(Height15Failure) -> Double

  /// The failure of ``height16(_:section:row:)``.
  associatedtype Height16Failure: SixteenRequirementDelegateFailure
  /// The 16. height of a row, in points.
  func height16(_ table: PlainTable, section: Int, row: Int) throws(Height16Failure) -> Double

  /// The conformer's answers as a witness.
  var sixteenRequirementDelegateWitness: SixteenRequirementDelegateWitness { get }
}
