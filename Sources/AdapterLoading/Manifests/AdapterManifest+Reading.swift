import Interposing
import StrictJSON

extension AdapterManifest {
  typealias Fault = JSONFault

  /// Reads a manifest, whole or not at all.
  ///
  /// - Parameter json: The text, in UTF-8.
  /// - Throws: Where the text breaks the rules first.
  init(json: [UInt8]) throws(Fault) {
    try self.init(JSONValue(json))
  }

  /// Reads a manifest out of a text that is JSON.
  init(_ json: JSONValue) throws(Fault) {
    let manifest = JSONReader(json)
    func required(_ key: CodingKeys) throws(Fault) -> JSONReader { try manifest.required(key.rawValue) }
    func optional(_ key: CodingKeys) throws(Fault) -> JSONReader? { try manifest.optional(key.rawValue) }
    name = try required(.name).text
    version = try required(.version).text
    kind = try required(.kind).word(of: Kind.self)
    file = try required(.file).text
    abi = try required(.abi).wholeNumber
    // A module in C is bound to no compiler. Whether it names one nevertheless is checked below.
    compiler = try kind == .swift ? required(.compiler).text : optional(.compiler)?.text
    library = try kind == .swift ? required(.library).text : optional(.library)?.text
    touches = nil
    if let members = try optional(.touches)?.members {
      var touches: [String: [String]] = [:]
      for member in members { touches[member.key] = try member.value.texts }
      self.touches = touches
    }
    before = try optional(.before)?.texts ?? []
    after = try optional(.after)?.texts ?? []
    configuration = [:]
    for member in try optional(.configuration)?.members ?? [] {
      configuration[member.key] = try ManifestConfigurationKey(member.value)
    }
    disableVariable = try optional(.disableVariable)?.text
    try validate()
  }

  private func validate() throws(Fault) {
    guard AdapterName.isWellFormed(name) else {
      throw Fault(
        jsonPath: "$.name", reason: "\(name.quotedOnOneLine) is not in kebab-case, such as rotated-cells")
    }
    for (key, value) in [(CodingKeys.compiler, compiler), (.library, library)] where kind == .c && value != nil {
      throw Fault(jsonPath: "$.\(key.rawValue)", reason: "a module in C is bound to none; remove it")
    }
    for (key, value) in [
      (CodingKeys.version, version), (.file, file), (.compiler, compiler), (.library, library),
    ] {
      guard let value else { continue }
      guard value.isOneLine else {
        throw Fault(jsonPath: "$.\(key.rawValue)", reason: "expected one line of text, got \(value.quotedOnOneLine)")
      }
    }
    guard !file.hasPrefix("/") else {
      throw Fault(
        jsonPath: "$.file", reason: "\(file.quotedOnOneLine) is absolute; expected a path relative to the manifest")
    }
    guard abi >= 1 else {
      throw Fault(jsonPath: "$.abi", reason: "\(abi) is not a version of the contract, which begin at 1")
    }
    try validateClaims()
  }
}
