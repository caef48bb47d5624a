extension ProtocolShape {
  /// Generic methods, and what else no closure can be.
  static let generics: [ProtocolShape] = [
    .accepted(
      "a generic method",
      """
      public protocol Making: AnyObject {
        func make<Value: FixedWidthInteger>(_ type: Value.Type, from text: String) throws -> Value? where Value: Sendable
      }
      """,
      """
      final class Makes: Making {
        func make<Value: FixedWidthInteger>(_ type: Value.Type, from text: String) throws -> Value? where Value: Sendable {
          Value(text)
        }
      }
      struct Doubled: MakingMakeCall {
        let next: any MakingMakeCall
        func callAsFunction<Value: FixedWidthInteger>(_ type: Value.Type, from text: String) throws -> Value?
        where Value: Sendable {
          try next(type, from: text).map { $0 * 2 }
        }
      }
      """,
      """
      let chain = Chain(Makes().makingWitness)
      try chain.append(Interposer("double") { witness in
        guard let next = witness.make else { return }
        witness.make = Doubled(next: next)
      })
      let proxy = try MakingProxy(chain.live())
      print(try proxy.make(Int8.self, from: "21") ?? 0, try proxy.make(UInt64.self, from: "x") ?? 0)
      """,
      prints: ["42 0"]),
    .accepted(
      "a generic method, asynchronous on the main actor",
      "@MainActor public protocol Echo: AnyObject { func echo<Value: Sendable>(_ value: Value) async -> Value }",
      "final class Echoes: Echo { func echo<Value: Sendable>(_ value: Value) async -> Value { value } }",
      """
      let conformer = Echoes()
      let witness = conformer.echoWitness
      print(await witness.echo!("a"))
      let proxy = try EchoProxy(witness)
      print(await proxy.echo(1))
      let both = EchoWitness.multicast([witness, witness])!
      print(await both.echo!(2.5))
      var filled = witness
      do { try filled.fill(0, with: 1) } catch { print(error) }
      """,
      prints: ["a", "1", "2.5", "echo(_:): the result is of type Value, not Int"]),
    .accepted(
      "a generic method that changes a value",
      "public protocol Bag { mutating func add<Item>(_ item: Item) -> Int; var count: Int { get } }",
      """
      struct Things: Bag {
        var things: [Any] = []
        mutating func add<Item>(_ item: Item) -> Int { things.append(item); return things.count }
        var count: Int { things.count }
      }
      """,
      """
      let proxy = try BagProxy(Things().bagWitness)
      print(proxy.add(1), proxy.add("a"), proxy.count)
      """,
      prints: ["1 2 2"]),
    .accepted(
      "parameter packs",
      "public protocol Packs: AnyObject { func pack<each Item: CustomStringConvertible>(_ item: repeat each Item) -> String }",
      """
      final class Joins: Packs {
        func pack<each Item: CustomStringConvertible>(_ item: repeat each Item) -> String {
          var text = ""
          for item in repeat each item { text += item.description }
          return text
        }
      }
      """,
      "print(try PacksProxy(Joins().packsWitness).pack(1, \"a\", 2.5))",
      prints: ["1a2.5"]),
    .accepted(
      "opaque parameters",
      "@MainActor public protocol Describing: AnyObject { func describe(_ value: some Collection<Int>, in: Int) -> Int }",
      "final class Counts: Describing { func describe(_ value: some Collection<Int>, in base: Int) -> Int { value.count + base } }",
      """
      let conformer = Counts()
      print(try DescribingProxy(conformer.describingWitness).describe([1, 2], in: 10))
      """,
      prints: ["12"]),
    .accepted(
      "rethrows",
      "public protocol Repeating: AnyObject { func twice(_ body: (Int) throws -> Void) rethrows }",
      "final class Repeats: Repeating { func twice(_ body: (Int) throws -> Void) rethrows { try body(1); try body(2) } }",
      """
      let proxy = try RepeatingProxy(Repeats().repeatingWitness)
      proxy.twice { print($0) }
      """,
      prints: ["1", "2"]),
    .accepted(
      "a deprecated method, without a warning in generated code",
      """
      public protocol Aged: AnyObject {
        @available(*, deprecated, message: "use fresh") func stale(_ number: Int) -> Int
        func fresh() -> Int
      }
      """,
      "final class Ages: Aged { func stale(_ number: Int) -> Int { number + 1 }; func fresh() -> Int { 9 } }",
      """
      let witness = Ages().agedWitness
      print(witness.stale!(1), try AgedProxy(witness).fresh())
      """,
      prints: ["2 9"]),
  ]
}
