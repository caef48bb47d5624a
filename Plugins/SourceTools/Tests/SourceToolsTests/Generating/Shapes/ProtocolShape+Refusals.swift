extension ProtocolShape {
  /// What cannot be generated, where, and why.
  static let refusals: [ProtocolShape] = [
    .refused(
      "a static method", "protocol Made: AnyObject { ▸static func make() -> Int }",
      "a static requirement: a proxy is one type for all conformers"),
    .refused("a static property", "protocol Made { ▸static var shared: Int { get } }", "a static requirement"),
    .refused("an initialiser", "protocol Made { ▸init(name: String) }", "an initialiser"),
    .refused("an operator", "protocol Sum { static func ▸+ (left: Int, right: Int) -> Int }", "an operator"),
    .refused("Self as a parameter", "protocol Same { func equals(_ other: ▸Self) -> Bool }", "Self in a requirement"),
    .refused("Self as a result", "protocol Same { func copy() -> ▸Self }", "Self in a requirement"),
    .refused("Self in a closure", "protocol Same { func each(_ body: (▸Self) -> Void) }", "Self in a requirement"),
    .refused("an opaque result", "protocol Hidden { func hidden() -> ▸some Collection }", "an opaque result"),
    .refused("variadic parameters", "protocol Many { func log(_ items: Int▸...) }", "a variadic parameter"),
    .refused("an autoclosure", "protocol Lazy { func log(_ text: ▸@autoclosure () -> String) }", "an autoclosure"),
    .refused("an actor protocol", "protocol Bank: ▸Actor { func balance() -> Int }", "an actor protocol"),
    .refused(
      "an isolated parameter", "protocol Near { func run(on actor: ▸isolated (any Actor)?) }",
      "'isolated' on a parameter"),
    .refused(
      "a requirement isolated in a protocol that is not", "protocol Odd: AnyObject { @MainActor func ▸show() }",
      "'show()' is isolated and its protocol is not"),
    .refused(
      "a requirement that is not isolated in a protocol that is",
      "@MainActor protocol Odd: AnyObject { ▸nonisolated func name() -> String }", "a nonisolated requirement"),
    .refused(
      "mutating and Sendable", "protocol Racy: Sendable { mutating func ▸bump() }",
      "'bump()' changes a conformer that may be a value"),
    .refused(
      "set and Sendable", "protocol Racy: Sendable { var ▸count: Int { get set } }",
      "'count.set' changes a conformer that may be a value"),
    .refused(
      "associated types with conformances, Sendable",
      "protocol ▸Repository: Sendable { associatedtype Key: Hashable; func value(for key: Key) -> Int }",
      "associated type 'Key' conforms to something and 'Repository' is Sendable"),
    .refused("mutating and async", "protocol Slow { mutating func ▸bump() async }", "an asynchronous mutating"),
    .refused(
      "a generic subscript", "protocol Keyed { subscript▸<Key>(key: Key) -> Int { get } }", "a generic subscript"),
    .refused(
      "generic in a protocol with associated types",
      "protocol Both { associatedtype Item; func ▸map<Value>(_ body: (Item) -> Value) -> Value }",
      "'map(_:)' is generic"),
    .refused(
      "associated types that cannot be copied",
      "protocol Holds { associatedtype Item: ▸~Copyable; func look(_ item: borrowing Item) }",
      "an associated type that need not be copyable"),
    .refused(
      "a condition about Self", "protocol Views where ▸Self: Collection { func view() }", "a where clause about Self"),
    .refused(
      "inherited associated types that are given",
      "protocol Base<Item> { associatedtype Item; func item() -> Item }\nprotocol Heir: ▸Base<Int> {}",
      "an inherited protocol with its associated types given"),
    .refused(
      "an inherited protocol that is unknown", "protocol Heir: AnyObject, ▸Unknown { func run() }",
      "the source of inherited 'Unknown'"),
    .refused(
      "an inherited protocol on an actor",
      "@MainActor protocol Base: AnyObject { func base() }\nprotocol Heir: ▸Base { func heir() }",
      "inherited 'Base' is isolated and 'Heir' is not"),
    .refused(
      "an inherited protocol that is not Sendable",
      "protocol Base: AnyObject { func base() }\nprotocol Heir: ▸Base, Sendable { func heir() }",
      "inherited 'Base' is neither isolated nor Sendable"),
    .refused(
      "an inherited protocol that is not isolated",
      "protocol Base: Sendable { func base() }\n@MainActor protocol Heir: AnyObject, ▸Base { func heir() }",
      "inherited 'Base' is not isolated and 'Heir' is"),
    .refused(
      "a method for newer systems", "protocol New: AnyObject { ▸@available(macOS 15, *) func run() }",
      "a requirement that is not available wherever"),
    .refused(
      "an inherited requirement once more",
      "protocol Base { func run() }\nprotocol Heir: Base { func ▸run() }",
      "'run()' is a requirement of inherited 'Base' already"),
    .refused("a type alias", "protocol Alias { ▸typealias Item = Int; func item() -> Item }", "a type alias"),
    .refused(
      "a protocol in a type", "enum Sound { protocol ▸Player { func play() } }",
      "protocol 'Player' stands in another declaration"),
    .refused("a private protocol", "▸private protocol Secret { func run() }", "protocol 'Secret' is private"),
    .refused(
      "an unknown attribute", "protocol Built { ▸@ViewBuilder func body() -> Int }", "'@ViewBuilder' on a requirement"),
  ]
}
