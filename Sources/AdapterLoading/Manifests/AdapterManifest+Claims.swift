import Interposing
import StrictJSON
import TableKit

extension AdapterManifest {
  /// Checks what may be left out: what the module touches, its place in a chain, what a user can set.
  func validateClaims() throws(Fault) {
    for (name, keys) in (touches ?? [:]).sorted(by: { $0.key < $1.key }) {
      try Self.require(Self.isIdentifier(name), name, at: "$.touches.\(name)", "the name of a protocol")
      try Self.validateList(keys, at: "$.touches.\(name)", of: "a requirement's key, such as heightForRowAt") {
        Self.isIdentifier($0)
      }
    }
    for (key, names) in [(CodingKeys.before, before), (.after, after)] {
      try Self.validateList(names, at: "$.\(key.rawValue)", of: "another adapter's name in kebab-case") {
        AdapterName.isWellFormed($0) && $0 != name
      }
    }
    if let position = after.firstIndex(where: { before.contains($0) }) {
      throw Fault(jsonPath: "$.after[\(position)]", reason: "\(after[position]) is in $.before as well")
    }
    for (key, value) in configuration.sorted(by: { $0.key < $1.key }) {
      let isWord = Self.isIdentifier(String(key.map { $0 == "-" ? "_" : $0 })) && key.first != "-"
      try Self.require(isWord, key, at: "$.configuration.\(key.onOneLine)", "a key of letters, digits, - and _")
      if let summary = value.summary {
        try Self.require(
          summary.isOneLine, summary, at: "$.configuration.\(key).summary",
          "one line of text")
      }
    }
    if let disableVariable {
      try Self.require(
        Self.isIdentifier(disableVariable), disableVariable, at: "$.disableVariable",
        "a variable's name of letters, digits and _")
    }
  }

  /// The keys that are in a text but that nobody reads, as paths without `$.`, in alphabetical order.
  static func unknownKeys(in json: JSONValue) -> [String] {
    let known = CodingKeys.allCases.map(\.rawValue) + [CodingKeys.schema]
    var unknown = json.keys.filter { !known.contains($0) }
    let knownInside = ManifestConfigurationKey.CodingKeys.allCases.map(\.rawValue)
    for member in json[CodingKeys.configuration.rawValue]?.members ?? [] {
      unknown += member.value.keys.filter { !knownInside.contains($0) }.map { "configuration.\(member.key).\($0)" }
    }
    return unknown.sorted()
  }

  /// What the manifest says the module touches, as `TableViewDelegate.heightForRowAt`, in alphabetical order.
  public var touchedRequirements: [String]? {
    touches.map { touches in
      touches.flatMap { name, keys in keys.map { "\(name).\($0)" } }.sorted()
    }
  }

  /// The claims that name what a table does not have: the JSON path, what is named, and what there is instead.
  var unknownRequirements: [(jsonPath: String, name: String, known: [String])] {
    var unknown: [(jsonPath: String, name: String, known: [String])] = []
    let requirements = TableViewWitness.requirements
    for (name, keys) in (touches ?? [:]).sorted(by: { $0.key < $1.key }) {
      let known = requirements.filter { $0.protocolName == name }.map(\.key)
      guard !known.isEmpty else {
        let protocols = Set(requirements.map(\.protocolName)).sorted()
        unknown.append(("$.touches.\(name)", name, protocols))
        continue
      }
      for (position, key) in keys.enumerated() where !known.contains(key) {
        unknown.append(("$.touches.\(name)[\(position)]", key, known))
      }
    }
    return unknown
  }

  private static func validateList(
    _ values: [String], at path: String, of what: String, where isAllowed: (String) -> Bool
  ) throws(Fault) {
    for (position, value) in values.enumerated() {
      try require(isAllowed(value), value, at: "\(path)[\(position)]", what)
      guard values.firstIndex(of: value) == position else {
        throw Fault(jsonPath: "\(path)[\(position)]", reason: "\(value.quotedOnOneLine) is there twice")
      }
    }
  }

  private static func require(
    _ condition: Bool, _ value: String, at path: String, _ what: String
  ) throws(Fault) {
    guard condition else {
      throw Fault(jsonPath: path.onOneLine, reason: "expected \(what), got \(value.quotedOnOneLine)")
    }
  }

  /// Letters, digits and underscores, not beginning with a digit, all of ASCII.
  private static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
      default: false
      }
    }
  }
}
