import Testing

@testable import SourceTools

/// What `generate` makes of a source, without a file.
func generated(_ source: String, named name: String = "Player.swift", protocols: [String] = []) throws -> String {
  let file = SourceFile(path: "/nowhere/at/all/\(name)", source: source)
  return try GeneratedFile(from: file, protocols: protocols, imports: [], folders: []).text
}

/// The keys of the last protocol of a source, by the names of its requirements.
func keys(_ source: String) throws -> [String: String] {
  let file = SourceFile(path: "/nowhere/at/all/Player.swift", source: source)
  let plan = try WitnessPlan(
    try #require(file.protocols.last), in: file, sources: ProtocolSources(file: file, folders: []))
  return Dictionary(plan.requirements.map { ($0.model.name, $0.key) }) { first, _ in first }
}
