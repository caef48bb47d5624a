import Foundation

/// Checks a JSON value against a JSON Schema, as far as the schema of manifests goes. A keyword that is not known here is an
/// error: it would be passed over otherwise.
struct SchemaCheck {
  struct UnknownKeyword: Error {
    let keyword: String
  }

  let schema: [String: Any]

  init(contentsOf path: String) throws {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path)))
    schema = json as? [String: Any] ?? [:]
  }

  func accepts(_ json: String) throws -> Bool {
    guard let value = try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed) else {
      return false
    }
    return try accepts(value, schema)
  }

  private func accepts(_ value: Any, _ schema: [String: Any]) throws -> Bool {
    try schema.allSatisfy { keyword, rule in try accepts(value, keyword, rule, of: schema) }
  }

  private func accepts(_ value: Any, _ keyword: String, _ rule: Any, of schema: [String: Any]) throws -> Bool {
    let object = value as? [String: Any]
    let text = Self.isNumber(value) || Self.isFlag(value) ? nil : value as? String
    switch (keyword, rule) {
    case ("$schema", _), ("title", _), ("description", _), ("$defs", _): return true
    case ("$ref", let name as String):
      let definitions = self.schema["$defs"] as? [String: [String: Any]]
      let last = name.split(separator: "/").last.map(String.init) ?? ""
      guard let definition = definitions?[last] else { throw UnknownKeyword(keyword: name) }
      return try accepts(value, definition)
    case ("type", let type as String): return Self.type(of: value).contains(type)
    case ("enum", let values as [String]): return text.map(values.contains) ?? false
    case ("const", let constant as String): return text == constant
    case ("pattern", let pattern as String):
      guard let text else { return true }
      let expression = try NSRegularExpression(pattern: pattern)
      return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
    case ("maxLength", let length as Int): return text.map { $0.unicodeScalars.count <= length } ?? true
    case ("minimum", let least as Int): return Self.isNumber(value) ? (value as? Double ?? 0) >= Double(least) : true
    case ("required", let keys as [String]):
      return object.map { object in keys.allSatisfy { object[$0] != nil } } ?? true
    case ("dependentRequired", let needs as [String: [String]]):
      guard let object else { return true }
      return needs.allSatisfy { key, others in object[key] == nil || others.allSatisfy { object[$0] != nil } }
    case ("properties", let properties as [String: Any]):
      guard let object else { return true }
      return try properties.allSatisfy { key, schema in
        guard let value = object[key] else { return true }
        // A schema may be `false`: then nothing is right.
        guard let schema = schema as? [String: Any] else { return false }
        return try accepts(value, schema)
      }
    case ("propertyNames", let names as [String: Any]):
      return try object?.keys.allSatisfy { try accepts($0, names) } ?? true
    case ("additionalProperties", _):
      guard let object else { return true }
      let named = (schema["properties"] as? [String: Any])?.keys
      let others = object.filter { key, _ in named?.contains(key) != true }
      guard let rule = rule as? [String: Any] else { return others.isEmpty }
      return try others.values.allSatisfy { try accepts($0, rule) }
    case ("items", let items as [String: Any]):
      return try (value as? [Any])?.allSatisfy { try accepts($0, items) } ?? true
    case ("uniqueItems", _):
      guard let texts = value as? [String] else { return true }
      return Set(texts).count == texts.count
    case ("allOf", let schemas as [[String: Any]]): return try schemas.allSatisfy { try accepts(value, $0) }
    case ("anyOf", let schemas as [[String: Any]]): return try schemas.contains { try accepts(value, $0) }
    default: throw UnknownKeyword(keyword: keyword)
    }
  }

  /// The types that a value is of; a whole number is of two.
  private static func type(of value: Any) -> [String] {
    if isFlag(value) { return ["boolean"] }
    if isNumber(value) {
      let number = value as? Double ?? .nan
      return number == number.rounded() ? ["number", "integer"] : ["number"]
    }
    switch value {
    case is String: return ["string"]
    case is [Any]: return ["array"]
    case is [String: Any]: return ["object"]
    default: return ["null"]
    }
  }

  /// Foundation's numbers and truth values are objects of one class, told apart by how they are encoded.
  private static func isFlag(_ value: Any) -> Bool {
    guard let number = value as? NSNumber else { return false }
    return String(cString: number.objCType) == "c"
  }

  private static func isNumber(_ value: Any) -> Bool {
    value is NSNumber && !isFlag(value)
  }
}
