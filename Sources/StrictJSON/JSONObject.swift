/// The members of an object, in the order in which they stand in the text. No key is there twice.
package struct JSONObject: Hashable, Sendable {
  /// A key with its value.
  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: JSONValue
  }

  /// The members, in order.
  package private(set) var members: [Member] = []

  /// The keys, once there are so many that looking through them takes longer.
  private var keys: Set<String> = []
  private static let fewMembers = 16

  /// The value of a key; `nil` if there is none.
  ///
  /// - Complexity: O(*n*) for *n* members.
  package subscript(key: String) -> JSONValue? {
    members.first { $0.key == key }?.value
  }

  func contains(_ key: String) -> Bool {
    members.count < Self.fewMembers ? self[key] != nil : keys.contains(key)
  }

  /// Adds a member whose key is not there yet.
  mutating func append(_ key: String, _ value: JSONValue) {
    members.append(Member(key: key, value: value))
    if members.count == Self.fewMembers { for member in members { keys.insert(member.key) } }
    if members.count > Self.fewMembers { keys.insert(key) }
  }
}
