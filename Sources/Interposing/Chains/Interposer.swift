/// A named, pure edit of a witness.
///
/// ```swift
/// extension Interposer<TableViewDelegateWitness> {
///   static var doubled: Self {
///     Interposer("doubled") { witness in
///       guard let next = witness.heightForRowAt else { return }
///       witness.heightForRowAt = { next($0, $1) * 2 }
///     }
///   }
/// }
/// ```
///
/// What an edit does not touch stays the conformer's own closure, so passing through costs nothing at any depth. An edit may
/// give an answer to a requirement that was left out, and may take one away by assigning `nil`: the host sees what results.
///
/// The edit runs again each time its chain is resolved, so it must be *pure*: the same witness in, the same edit made, nothing
/// else done. State belongs into an object that the edit's closures capture, an adapter say.
public struct Interposer<Witness: ProtocolWitness>: Sendable {
  /// What an edit is: it changes the witness in place, or throws and is not applied.
  public typealias Edit = @Sendable (inout Witness) throws -> Void

  /// The name, once per chain.
  public let name: String
  /// The edit.
  public let edit: Edit

  /// Makes an interposer.
  ///
  /// - Parameters:
  ///   - name: The name, once per chain; reports show it.
  ///   - edit: The edit. It must be pure.
  public init(_ name: String, edit: @escaping Edit) {
    self.name = name
    self.edit = edit
  }

  /// The same interposer for a composite that the witness is a part of.
  ///
  /// ```swift
  /// try chain.append(.doubled.lifted(to: \TableViewWitness.delegate))
  /// ```
  ///
  /// - Parameter path: Where the part stands in the whole. Only edits go through the path, calls never do.
  public func lifted<Whole: ProtocolWitness>(
    to path: any WritableKeyPath<Whole, Witness> & Sendable
  ) -> Interposer<Whole> {
    Interposer<Whole>(name) { [edit] whole in try edit(&whole[keyPath: path]) }
  }
}
