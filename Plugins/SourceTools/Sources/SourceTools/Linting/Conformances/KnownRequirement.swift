/// A requirement of a protocol that the lint knows.
internal struct KnownRequirement {
  internal enum Member {
    case method(DeclaredMethod)
    case property(DeclaredProperty)
  }

  internal let owner: DeclaredType
  internal let member: Member
  /// The associated type that tells whether it is implemented; `nil` if there is none.
  internal let failure: String?
  /// Whether a conformer may leave it out without a word from the compiler.
  internal let isOptional: Bool

  /// The full name: `tableView(_:heightForRowAt:)`.
  internal var fullName: String {
    switch member {
    case .method(let method): method.fullName
    case .property(let property): property.baseName
    }
  }

  internal var baseName: String {
    switch member {
    case .method(let method): method.baseName
    case .property(let property): property.baseName
    }
  }

  internal var method: DeclaredMethod? {
    if case .method(let method) = member { method } else { nil }
  }

  internal var property: DeclaredProperty? {
    if case .property(let property) = member { property } else { nil }
  }

  /// Whether its base name tells it apart: it is more than one word, and not just the host's name as in
  /// `tableView(_:heightForRowAt:)`.
  internal var hasTellingBaseName: Bool {
    guard let method, method.baseName.camelCaseWords.count >= 2 else { return false }
    return method.baseName != method.parameters.first?.shape.names.last?.lowerCamelCased
  }
}
