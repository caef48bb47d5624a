import Interposing
import TableKit

/// An adapter out of a module, with what the module's manifest says of it.
@MainActor
public struct LoadedAdapter {
  /// The adapter.
  public let adapter: any Adapter
  /// The module it came from.
  public let module: AdapterModule

  /// Installs the adapter in a table and compares what it did there with what its manifest says.
  ///
  /// - Parameter table: The table.
  /// - Returns: What the manifest conceals, in the order of the table's requirements.
  /// - Throws: `AdapterInstallationError`; then nothing has changed.
  public func install(in table: TableView) throws(AdapterInstallationError) -> [AdapterLoadingWarning] {
    let others = Set(table.chain.interposers.map(\.name))
    try table.install(adapter)
    let own = table.chain.interposers.map(\.name).filter { !others.contains($0) }
    return Self.unclaimed(by: module.manifestFile, interposers: Set(own), answers: table.chain.answers)
  }

  /// The requirements that interposers answer or take away and that a manifest does not name. A manifest without the key
  /// `touches` makes no claim, so it cannot lie; one that names more than is touched is right, as much depends on what the
  /// conformers implement and on what the user set.
  static func unclaimed(
    by file: ManifestFile, interposers: Set<String>, answers: [Answer]
  ) -> [AdapterLoadingWarning] {
    guard let claimed = file.manifest.touchedRequirements else { return [] }
    var warnings: [AdapterLoadingWarning] = []
    for answer in answers {
      let isTouched = answer.layers.contains { layer in
        switch layer {
        case .interposer(let name), .remover(let name): interposers.contains(name)
        case .conformer, .leftOut, .noConformer: false
        }
      }
      let requirement = "\(answer.requirement.protocolName).\(answer.requirement.key)"
      if isTouched, !claimed.contains(requirement) {
        warnings.append(
          .unclaimedRequirement(
            adapter: file.manifest.name, manifest: file.path, requirement: requirement, claimed: claimed))
      }
    }
    return warnings
  }
}
