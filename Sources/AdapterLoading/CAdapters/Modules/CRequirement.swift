import TableKit

/// A requirement of tables as C modules see it.
struct CRequirement: Sendable {
  /// How it crosses over.
  enum Crossing: Sendable {
    /// With a signature in the contract's words, and what installs a function, or takes the requirement away.
    case signature(String, @Sendable (CFunction, inout TableViewWitness) -> Void)
    /// Not at all: C has nothing for this type.
    case impossible(type: String)
  }

  /// The name, `TableViewDelegate.heightForRowAt`.
  let name: String
  let crossing: Crossing

  init(_ name: String, _ signature: String, install: @escaping @Sendable (CFunction, inout TableViewWitness) -> Void) {
    self.name = name
    crossing = .signature(signature, install)
  }

  init(_ name: String, impossible type: String) {
    self.name = name
    crossing = .impossible(type: type)
  }

  /// The requirement of a name.
  static func named(_ name: String) -> CRequirement? { all.first { $0.name == name } }
}
