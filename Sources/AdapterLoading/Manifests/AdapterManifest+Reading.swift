import Foundation
import Interposing

extension AdapterManifest {
  /// Why a text is no manifest: the JSON path of what is wrong, and the reason.
  struct Fault: Error {
    let jsonPath: String
    let reason: String
  }

  /// Reads a manifest, whole or not at all.
  ///
  /// - Parameter json: The text, in UTF-8.
  /// - Throws: Where the text breaks the rules first.
  init(json: [UInt8]) throws(Fault) {
    try self.init(json: json, outline: JSONOutline(json))
  }

  /// Reads a manifest out of a text that is JSON, which its outline proves.
  init(json: [UInt8], outline _: JSONOutline) throws(Fault) {
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(json))
    } catch let error as DecodingError {
      throw Fault(error)
    } catch {
      throw Fault(jsonPath: "$", reason: "\(error)".onOneLine)
    }
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
      guard !value.isEmpty, value == value.onOneLine else {
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

extension AdapterManifest.Fault {
  /// What a decoder's error says, with the place as a JSON path.
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(jsonPath: Self.path(context.codingPath + [key]), reason: "it is missing")
    case .valueNotFound(let type, let context), .typeMismatch(let type, let context):
      self.init(jsonPath: Self.path(context.codingPath), reason: "expected \(Self.name(of: type))")
    case .dataCorrupted(let context) where context.codingPath.last?.stringValue == "kind":
      let kinds = AdapterManifest.Kind.allCases.map(\.rawValue).joined(separator: " or ")
      self.init(jsonPath: Self.path(context.codingPath), reason: "expected \(kinds)")
    case .dataCorrupted(let context)
    where context.codingPath.count == 3 && context.codingPath[0].stringValue == "configuration"
      && context.codingPath[2].stringValue == "type":
      let types = ManifestConfigurationKey.ValueType.allCases.map(\.rawValue).joined(separator: " or ")
      self.init(jsonPath: Self.path(context.codingPath), reason: "expected \(types)")
    case .dataCorrupted(let context):
      let cause = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey] as? String
      self.init(jsonPath: Self.path(context.codingPath), reason: (cause ?? context.debugDescription).onOneLine)
    @unknown default:
      self.init(jsonPath: "$", reason: "\(error)".onOneLine)
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("$") { path, key in
      key.intValue.map { "\(path)[\($0)]" } ?? "\(path).\(key.stringValue)"
    }
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Int.Type: "a whole number"
    case is Double.Type: "a number"
    case is Bool.Type: "true or false"
    case is any AnyArray.Type: "a list"
    case is any AnyDictionary.Type: "an object"
    default: "a value of another type"
    }
  }
}

/// Tells dictionaries of any key and value: a decoder names such a type when it expected an object.
private protocol AnyDictionary {}
extension Dictionary: AnyDictionary {}

/// Tells lists in the same way.
private protocol AnyArray {}
extension Array: AnyArray {}
