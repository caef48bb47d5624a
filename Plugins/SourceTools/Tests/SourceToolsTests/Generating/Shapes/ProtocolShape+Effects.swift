extension ProtocolShape {
  /// What waits, throws and changes.
  static let effects: [ProtocolShape] = [
    .accepted(
      "throws",
      "public protocol Opening: AnyObject { func open(_ path: String) throws -> Int; func close() throws }",
      """
      struct Missing: Error {}
      final class Opens: Opening {
        func open(_ path: String) throws -> Int { if path.isEmpty { throw Missing() }; return path.count }
        func close() throws { throw Missing() }
      }
      """,
      """
      let chain = Chain(Opens().openingWitness)
      try chain.append(.mapOpen("more") { $0 + $1.count })
      let proxy = try OpeningProxy(chain.live())
      print(try proxy.open("ab"))
      do { _ = try proxy.open("") } catch { print(error) }
      do { try proxy.close() } catch { print(error) }
      """,
      prints: ["4", "Missing()", "Missing()"]),
    .accepted(
      "throws one type of error",
      """
      public struct Fault: Error, Equatable { public let code: Int; public init(_ code: Int) { self.code = code } }
      @MainActor public protocol Typed: AnyObject { func run(_ code: Int) throws(Fault) -> Int; func stop() throws(Fault) }
      """,
      """
      final class Runs: Typed {
        func run(_ code: Int) throws(Fault) -> Int { if code > 1 { throw Fault(code) }; return code }
        func stop() throws(Fault) { throw Fault(0) }
      }
      """,
      """
      let conformer = Runs()
      let chain = Chain(conformer.typedWitness)
      try chain.append(.afterRun("after") { print($0, $1) })
      let proxy = try TypedProxy(chain.live())
      print(try proxy.run(1))
      do throws(Fault) { _ = try proxy.run(2) } catch { print(error.code) }
      do throws(Fault) { try proxy.stop() } catch { print(error.code) }
      """,
      prints: ["1 1", "1", "2", "0"]),
    .accepted(
      "throws a type of error that the conformer chooses",
      "public protocol Choosing: AnyObject { associatedtype Failure: Error; func run(_ fails: Bool) throws(Failure) -> Int }",
      """
      struct Mine: Error {}
      final class Chooses: Choosing { func run(_ fails: Bool) throws(Mine) -> Int { if fails { throw Mine() }; return 5 } }
      """,
      """
      let proxy = try ChoosingProxy(Chooses().choosingWitness)
      do throws(Mine) { print(try proxy.run(false)); _ = try proxy.run(true) } catch { print(error) }
      """,
      prints: ["5", "Mine()"]),
    .accepted(
      "async",
      "public protocol Fetching: AnyObject { func fetch(_ path: String) async -> Int; func warm() async }",
      """
      final class Fetches: Fetching {
        func fetch(_ path: String) async -> Int { await Task.yield(); return path.count }
        func warm() async { print("warm") }
      }
      """,
      """
      @concurrent func use() async throws {
        let chain = Chain(Fetches().fetchingWitness)
        try chain.append(.beforeFetch("before") { print("fetch", $0) })
        try chain.append(.mapFetch("more") { $0 + $1.count })
        let proxy = try FetchingProxy(chain.live())
        print(await proxy.fetch("abc"))
        await proxy.warm()
      }
      try await use()
      """,
      prints: ["fetch abc", "6", "warm"]),
    .accepted(
      "async throws on the main actor, with several targets",
      "@MainActor public protocol Loading: AnyObject { func load(_ id: Int) async throws -> Int; func save() async throws }",
      """
      final class Loads: Loading {
        let factor: Int
        init(_ factor: Int) { self.factor = factor }
        func load(_ id: Int) async throws -> Int { await Task.yield(); print("load", factor); return id * factor }
        func save() async throws { print("save", factor) }
      }
      """,
      """
      let (first, second) = (Loads(2), Loads(3))
      let both = LoadingWitness.multicast([first.loadingWitness, second.loadingWitness]) { requirement in
        requirement.key == "load" ? .allAskedLastCounts : .standard(requirement)
      }!
      let proxy = try LoadingProxy(both)
      print(try await proxy.load(10))
      try await proxy.save()
      var filled = first.loadingWitness
      try filled.fill(0, with: 1)
      print(try await LoadingProxy(filled).load(10))
      """,
      prints: ["load 2", "load 3", "30", "save 2", "save 3", "1"]),
    .accepted(
      "an asynchronous call keeps its conformer",
      "@MainActor public protocol Waiting: AnyObject { func wait() async -> Int }",
      """
      final class Waits: Waiting {
        func wait() async -> Int { await Task.yield(); await Task.yield(); return 3 }
        deinit { print("freed") }
      }
      """,
      """
      var conformer: Waits? = Waits()
      let witness = conformer!.waitingWitness
      let task = Task { await witness.wait?() ?? 0 }
      await Task.yield()
      conformer = nil
      print(await task.value)
      """,
      prints: ["freed", "3"]),
    .accepted(
      "mutating, of a value and of an object",
      """
      public protocol Stepping { mutating func step(_ by: Int) -> Int; func position() -> Int }
      """,
      """
      struct Walker: Stepping {
        var place = 0
        mutating func step(_ by: Int) -> Int { place += by; return place }
        func position() -> Int { place }
      }
      final class Rider: Stepping {
        var place = 0
        var heard: (() -> Void)?
        func step(_ by: Int) -> Int { place += by; heard?(); return place }
        func position() -> Int { place }
      }
      """,
      """
      var proxy = try SteppingProxy(Walker().steppingWitness)
      print(proxy.step(2), proxy.step(3), proxy.position())
      let rider = Rider()
      proxy = try SteppingProxy(rider.steppingWitness)
      rider.heard = { [unowned proxy] in print("at", proxy.position()) }
      print(proxy.step(4), rider.place)
      """,
      prints: ["2 5 5", "at 4", "4 4"]),
    .accepted(
      "mutating and throwing on the main actor",
      """
      public struct Empty: Error { public init() {} }
      @MainActor public protocol Stack { mutating func pop() throws(Empty) -> Int; mutating func push(_ item: Int) }
      """,
      """
      struct Items: Stack {
        var items: [Int] = []
        mutating func pop() throws(Empty) -> Int { if items.isEmpty { throw Empty() }; return items.removeLast() }
        mutating func push(_ item: Int) { items.append(item) }
      }
      """,
      """
      var witness = Items().stackWitness
      witness.intercept(1) { call in try? call.proceed(); try? call.proceed() }
      let proxy = try StackProxy(witness)
      proxy.push(8)
      print(try proxy.pop(), try proxy.pop())
      do throws(Empty) { _ = try proxy.pop() } catch { print(error) }
      """,
      prints: ["8 8", "Empty()"]),
    .accepted(
      "where asynchronous methods run",
      """
      public final class Token { public var uses = 0; public init() {} }
      public protocol Placed: AnyObject {
        nonisolated(nonsending) func near(_ token: Token) async -> Int
        @concurrent func far(_ number: Int) async -> Int
      }
      """,
      """
      final class Places: Placed {
        nonisolated(nonsending) func near(_ token: Token) async -> Int { token.uses += 1; return token.uses }
        @concurrent func far(_ number: Int) async -> Int { number + 1 }
      }
      """,
      """
      let token = Token()
      let proxy = try PlacedProxy(Places().placedWitness)
      print(await proxy.near(token), token.uses)
      """,
      prints: ["1 1"]),
  ]
}
