/// The failure of an optional requirement that a conformer leaves out.
///
/// An optional requirement names its failure as an associated type. A conformer that writes the method without `throws`
/// makes that type `Never`; one that leaves it out takes the protocol's default, which throws `Unimplemented`. So the type
/// says, before any call, whether the requirement is there:
///
/// ```swift
/// public protocol TableViewDelegate: ScrollViewDelegate {
///   associatedtype HeightForRowAtFailure: TableViewDelegateFailure
///   func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) throws(HeightForRowAtFailure) -> CGFloat
/// }
///
/// extension TableViewDelegate {
///   public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) throws(Unimplemented) -> CGFloat {
///     throw Unimplemented()
///   }
/// }
/// ```
public struct Unimplemented: Error, Hashable {
  /// Makes the error.
  @inlinable public init() {}
}

extension Unimplemented: CustomStringConvertible {
  /// One line that says what the error means.
  public var description: String { "the requirement is left out by its conformer" }
}
