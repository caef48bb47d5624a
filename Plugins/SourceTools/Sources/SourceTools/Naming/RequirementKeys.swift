/// The keys of a protocol's requirements: the names of the witness's properties, short, and each once.
///
/// - A parameter whose type is the *host* (the type of the first parameter of the protocol's first method) tells nothing, so
///   its label is left out.
/// - Neither does the host's name in the base name: `tableView` alone is dropped, and `scrollViewDidScroll` is `didScroll`.
/// - What remains of the base name is the key; if nothing remains, the labels are, joined in camel case.
///
/// | requirement | key |
/// | --- | --- |
/// | `tableView(_:heightForRowAt:)` | `heightForRowAt` |
/// | `tableView(_:moveRowAt:to:)` | `moveRowAtTo` |
/// | `numberOfSections(in:)` | `numberOfSections` |
/// | `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` | `willEndDragging` |
///
/// Where two requirements would have one key, or one of them a name that each witness has already, those add their labels; if
/// that does not tell them apart either, the labels of the host's parameters too, and at last the names of their types.
internal struct RequirementKeys {
  /// The keys, in the order of the requirements; `nil` for one whose key another requirement has.
  internal let keys: [String?]

  /// Names that every witness has, and that no key can take.
  private static let membersOfWitnesses: Set<String> = [
    "addChain", "chains", "clearEdits", "edits", "fill", "init", "intercept", "isImplemented", "join", "leases",
    "multicast", "origin", "ownEdits", "ownRequirements", "requirements", "self", "trace", "Type",
  ]

  /// Whether every witness has a member of a name.
  internal static func isReserved(_ name: String) -> Bool { membersOfWitnesses.contains(name) }

  /// How much of a requirement's name its key has.
  private enum Detail: Int {
    case baseName, labels, allLabels, types
  }

  /// Finds the keys.
  ///
  /// - Parameters:
  ///   - requirements: The requirements in the order of the source.
  ///   - reserved: Names that the witness uses for something else, besides those that every witness has.
  internal init(of requirements: [RequirementModel], reserved: Set<String> = []) {
    let host = Self.host(of: requirements)
    let taken = Self.membersOfWitnesses.union(reserved)
    var details = [Detail](repeating: .baseName, count: requirements.count)
    while true {
      let keys = zip(requirements, details).map { Self.key(of: $0, host: host, detail: $1) }
      // Keys are compared as they stand behind a word, in `beforeDidScroll` say.
      let positions = Dictionary(grouping: keys.indices) { keys[$0].capitalizedFirst }
      var changed = false
      for position in keys.indices {
        let isAlone = positions[keys[position].capitalizedFirst]?.count == 1
        guard !isAlone || taken.contains(keys[position]), let more = Detail(rawValue: details[position].rawValue + 1),
          // Types tell requirements apart, and nothing else.
          more != .types || !isAlone
        else {
          continue
        }
        details[position] = more
        changed = true
      }
      guard !changed else { continue }
      self.keys = keys.indices.map { position in
        guard positions[keys[position].capitalizedFirst]?.count == 1 else { return nil }
        return taken.contains(keys[position]) ? keys[position] + "Requirement" : keys[position]
      }
      return
    }
  }

  /// The host's type: that of the first parameter of the first method.
  private static func host(of requirements: [RequirementModel]) -> TypeModel? {
    requirements.first { $0.kind == .method }?.parameters.first?.type
  }

  private static func key(of requirement: RequirementModel, host: TypeModel?, detail: Detail) -> String {
    let base = shortened(requirement.keyName, host: host)
    let labelled = requirement.kind.isSetter ? requirement.parameters.dropLast() : requirement.parameters[...]
    let telling = labelled.filter { $0.type.text != host?.text }.compactMap(\.label)
    let all = labelled.compactMap(\.label)
    let key =
      switch detail {
      case .baseName: base.isEmpty ? telling.camelCaseJoined : base
      case .labels: ([base] + telling).filter { !$0.isEmpty }.camelCaseJoined
      case .allLabels: ([base] + all).filter { !$0.isEmpty }.camelCaseJoined
      case .types: ([base] + all + labelled.flatMap { words(of: $0.type) }).filter { !$0.isEmpty }.camelCaseJoined
      }
    return key.isEmpty ? requirement.keyName : key
  }

  /// The names in a type: `[String: Int?]` → `String`, `Int`.
  private static func words(of type: TypeModel) -> [String] {
    type.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  /// The base name without the host's name, which leads it or is all of it.
  private static func shortened(_ baseName: String, host: TypeModel?) -> String {
    guard let name = host?.baseName?.lowerCamelCased, baseName.hasPrefix(name) else { return baseName }
    let rest = baseName.dropFirst(name.count)
    guard rest.first?.isUppercase ?? true else { return baseName }
    return String(rest).lowerCamelCased
  }
}
