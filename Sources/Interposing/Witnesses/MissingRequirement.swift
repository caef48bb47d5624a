/// Why a proxy cannot be made of a witness: it would have to answer a requirement that the witness leaves out and the protocol
/// does not let it leave out.
public struct MissingRequirement: Error, Hashable {
  /// The requirement without an answer.
  public let requirement: RequirementDescriptor

  /// Makes the error.
  ///
  /// - Parameter requirement: The requirement without an answer.
  public init(_ requirement: RequirementDescriptor) {
    self.requirement = requirement
  }
}

extension MissingRequirement: CustomStringConvertible {
  /// One line: what failed, why, and what to do.
  public var description: String {
    "proxy of \(requirement.protocolName): the witness leaves out \(requirement.name), which the protocol requires; "
      + "bind a conformer or let an interposer answer it"
  }
}
