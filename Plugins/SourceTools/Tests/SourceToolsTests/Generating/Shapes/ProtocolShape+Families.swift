extension ProtocolShape {
  /// Associated types, inheritance and defaults.
  static let families: [ProtocolShape] = [
    .accepted(
      "associated types",
      """
      public protocol Store: AnyObject {
        associatedtype Key: Hashable
        associatedtype Value
        func value(for key: Key) -> Value?
        func set(_ value: Self.Value?, for key: Self.Key)
        subscript(key: Key) -> Value? { get set }
      }
      """,
      """
      final class Memory: Store {
        var values: [String: Int] = [:]
        func value(for key: String) -> Int? { values[key] }
        func set(_ value: Int?, for key: String) { values[key] = value }
        subscript(key: String) -> Int? { get { values[key] } set { values[key] = newValue } }
      }
      """,
      """
      let memory = Memory()
      let chain: Chain<StoreWitness<String, Int>> = Chain(memory.storeWitness)
      try chain.append(.mapValue("or zero") { value, _ in value ?? 0 })
      let proxy = try StoreProxy(chain.live())
      proxy.set(3, for: "a")
      proxy["b"] = 4
      print(proxy.value(for: "a") ?? -1, proxy.value(for: "c") ?? -1, proxy["b"] ?? -1, memory.values.count)
      print(StoreWitness<String, Int>.requirements.map(\\.key))
      """,
      prints: ["3 0 4 2", "[\"value\", \"set\", \"getSubscript\", \"setSubscript\"]"]),
    .accepted(
      "associated types with conditions, on the main actor",
      """
      @MainActor public protocol Feed: AnyObject {
        associatedtype Item
        associatedtype Items: Collection where Items.Element == Item
        func items(after item: Item?) -> Items
        func page(_ number: Int) async throws -> Items
      }
      """,
      """
      final class Numbers: Feed {
        func items(after item: Int?) -> [Int] { [(item ?? 0) + 1] }
        func page(_ number: Int) async throws -> [Int] { [number] }
      }
      """,
      """
      let numbers = Numbers()
      let chain = Chain(numbers.feedWitness)
      try chain.append(.mapItems("twice") { items, _ in items + items })
      var count = 0
      try chain.append(.intercepting("count") { _ in count += 1 })
      let proxy = try FeedProxy(chain.live())
      print(proxy.items(after: 1), try await proxy.page(7), count)
      """,
      prints: ["[2, 2] [7] 1"]),
    .accepted(
      "associated types of an inherited protocol",
      """
      public protocol Source { associatedtype Element; func next() -> Element? }
      public protocol Rewinding: Source { func rewind(to element: Element) }
      """,
      """
      final class Letters: Rewinding {
        var last = "a"
        func next() -> String? { last += "b"; return last }
        func rewind(to element: String) { last = element }
      }
      """,
      """
      let proxy = try RewindingProxy(Letters().rewindingWitness)
      print(proxy.next() ?? "")
      proxy.rewind(to: "x")
      print(proxy.next() ?? "")
      """,
      prints: ["ab", "xb"]),
    .accepted(
      "associated types that are Sendable",
      """
      public protocol Repository: Sendable {
        associatedtype Key: Hashable & Sendable
        associatedtype Value
        func value(for key: Key) -> Value?
        func newest() async throws -> Key
      }
      """,
      """
      struct Constants: Repository {
        func value(for key: Int) -> String? { key > 0 ? "v" : nil }
        func newest() async throws -> Int { 9 }
      }
      """,
      """
      let chain = Chain(Constants().repositoryWitness)
      try chain.append(.mapValue("or w") { value, _ in value ?? "w" })
      let proxy = try RepositoryProxy(chain.resolution.witness)
      let answers = await Task.detached { (proxy.value(for: 1), proxy.value(for: 0), try? await proxy.newest()) }.value
      print(answers.0 ?? "", answers.1 ?? "", answers.2 ?? 0)
      """,
      prints: ["v w 9"]),
    .accepted(
      "inherited protocols",
      """
      public protocol Animal: AnyObject { func sound() -> String; var legs: Int { get } }
      public protocol Walking: AnyObject { func walk(_ steps: Int) -> Int }
      public protocol Pet: Animal, Walking { var name: String { get set } }
      """,
      """
      final class Dog: Pet {
        var name = "d"
        let legs = 4
        func sound() -> String { "wuff" }
        func walk(_ steps: Int) -> Int { steps * legs }
      }
      """,
      """
      let chain = Chain(Dog().petWitness)
      try chain.append(Interposer<AnimalWitness>.mapSound("loud") { $0.uppercased() }.lifted(to: \\PetWitness.animal))
      let proxy = try PetProxy(chain.live())
      proxy.name = "e"
      print(proxy.sound(), proxy.walk(2), proxy.name, proxy.animalWitness.legs?() ?? 0)
      """,
      prints: ["WUFF 8 e 4"]),
    .accepted(
      "inherited protocols on the main actor",
      """
      @MainActor public protocol ScrollHearing: AnyObject { func didScroll(_ offset: Int) }
      @MainActor public protocol TableHearing: ScrollHearing { func didSelect(_ row: Int) throws }
      """,
      """
      final class Hears: TableHearing {
        func didScroll(_ offset: Int) { print("scroll", offset) }
        func didSelect(_ row: Int) throws { print("select", row) }
      }
      """,
      """
      let hears = Hears()
      let chain = Chain(hears.tableHearingWitness)
      try chain.trace { print($0.requirement.key, $0.arguments, $0.layer ?? "") }
      let proxy = try TableHearingProxy(chain.live())
      proxy.didScroll(3)
      try proxy.didSelect(4)
      """,
      prints: ["scroll 3", "didScroll [3] Hears", "select 4", "didSelect [4] Hears"]),
    .accepted(
      "default implementations",
      """
      public protocol Greeting: AnyObject { func hello() -> String; func name() -> String }
      extension Greeting {
        public func hello() -> String { "hello " + name() }
        public func name() -> String { "you" }
      }
      """,
      "final class Mary: Greeting { func name() -> String { \"Mary\" } }\nfinal class Nobody: Greeting {}",
      """
      print(try GreetingProxy(Mary().greetingWitness).hello(), try GreetingProxy(Nobody().greetingWitness).hello())
      var witness = Nobody().greetingWitness
      print(GreetingWitness.requirements.indices.allSatisfy(witness.isImplemented))
      witness.hello = { "hi" }
      print(try GreetingProxy(witness).hello())
      """,
      prints: ["hello Mary hello you", "true", "hi"]),
    .accepted(
      "overloads that differ in their types",
      """
      public protocol Logging: AnyObject {
        func log(_ number: Int)
        func log(_ text: String)
        func log(_ texts: [String: Int], level: Int) -> Int
        func log(_ number: Double, level: Int) -> Int
      }
      """,
      """
      final class Logs: Logging {
        func log(_ number: Int) { print("number", number) }
        func log(_ text: String) { print("text", text) }
        func log(_ texts: [String: Int], level: Int) -> Int { texts.count * level }
        func log(_ number: Double, level: Int) -> Int { Int(number) + level }
      }
      """,
      """
      let chain = Chain(Logs().loggingWitness)
      try chain.append(.beforeLogInt("before") { print("before", $0) })
      try chain.append(.mapLogLevelStringIntInt("more") { old, _, _ in old + 1 })
      let proxy = try LoggingProxy(chain.live())
      proxy.log(1)
      proxy.log("a")
      print(proxy.log(["b": 0], level: 5), proxy.log(1.5, level: 6))
      """,
      prints: ["before 1", "number 1", "text a", "6 7"]),
    .accepted(
      "subclasses and generic conformers",
      "public protocol Weighing: AnyObject { func weight() -> Int }",
      """
      class Box: Weighing { func weight() -> Int { 1 } }
      final class Crate: Box { override func weight() -> Int { super.weight() + 10 } }
      final class Pile<Item: Weighing>: Weighing {
        let items: [Item]
        init(_ items: [Item]) { self.items = items }
        func weight() -> Int { items.reduce(0) { $0 + $1.weight() } }
      }
      """,
      """
      print(try WeighingProxy(Crate().weighingWitness).weight(), try WeighingProxy(Pile([Box(), Crate()]).weighingWitness).weight())
      """,
      prints: ["11 12"]),
  ]
}
