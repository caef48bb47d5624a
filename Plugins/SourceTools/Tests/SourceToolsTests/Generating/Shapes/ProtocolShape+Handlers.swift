extension ProtocolShape {
  /// Handlers of requirements that throw, wait, or hand arguments on in another way than by copying them.
  static let handlers: [ProtocolShape] = [
    .accepted(
      "an error is an outcome that a handler sees and replaces",
      "public protocol Vault: AnyObject { func open(_ code: Int) throws -> String; func close() throws }",
      """
      struct Wrong: Error {}
      struct Jammed: Error {}
      final class Steel: Vault {
        func open(_ code: Int) throws -> String { if code != 7 { throw Wrong() }; return "open" }
        func close() throws { throw Jammed() }
      }
      """,
      """
      let chain = Chain(Steel().vaultWitness)
      try chain.append(
        .intercepting("calm", where: { $0.key == "open" }) { call in
          try? call.proceed()
          print(call.arguments, call.result ?? "-", call.error.map { "\\($0)" } ?? "-")
          if call.error != nil { try? call.setResult("stuck") }
        })
      let proxy = try VaultProxy(chain.live())
      print(try proxy.open(7), try proxy.open(1))
      try chain.append(
        .intercepting("strict") { call in
          try? call.proceed()
          try? call.setError(Jammed())
          if call.requirement.key == "close" { do { try call.setResult(1) } catch { print(error) } }
        })
      do { _ = try proxy.open(7) } catch { print(error) }
      do { try proxy.close() } catch { print(error) }
      try chain.append(.intercepting("deaf", where: { $0.key == "close" }) { _ in })
      try proxy.close()
      """,
      prints: [
        "[7] open -", "[1] - Wrong()", "open stuck", "[7] open -", "Jammed()",
        "close(): the result is of type Void, not Int", "Jammed()",
      ]),
    .accepted(
      "an error of one type is replaced by one of that type, on the main actor",
      """
      public struct Overheat: Error { public let code: Int; public init(_ code: Int) { self.code = code } }
      @MainActor public protocol Motor: AnyObject { func turn(_ speed: Int) throws(Overheat) -> Int; func stop() -> Int }
      """,
      """
      struct Unrelated: Error {}
      final class Engine: Motor {
        func turn(_ speed: Int) throws(Overheat) -> Int { if speed > 5 { throw Overheat(speed) }; return speed }
        func stop() -> Int { 0 }
      }
      """,
      """
      let engine = Engine()
      let chain = Chain(engine.motorWitness)
      try chain.append(
        .intercepting("limit") { call in
          do { try call.setError(Unrelated()) } catch { print(error) }
          guard call.requirement.thrownError != nil else { return }
          try? call.proceed()
          if let fault = call.error as? Overheat { try? call.setError(Overheat(fault.code * 10)) }
        })
      let proxy = try MotorProxy(chain.live())
      do throws(Overheat) { print(try proxy.turn(5)); print(try proxy.turn(6)) } catch { print(error.code) }
      print(proxy.stop())
      """,
      prints: [
        "turn(_:): the error is of type Overheat, not Unrelated", "5",
        "turn(_:): the error is of type Overheat, not Unrelated", "60",
        "stop(): it throws nothing, so it cannot end with a Unrelated", "0",
      ]),
    .accepted(
      "an error of the conformer's own type is an outcome",
      "public protocol Own: AnyObject { associatedtype Problem: Error; func run(_ fails: Bool) throws(Problem) -> Int }",
      """
      struct OwnProblem: Error { let number: Int }
      final class Owner: Own { func run(_ fails: Bool) throws(OwnProblem) -> Int { if fails { throw OwnProblem(number: 1) }; return 5 } }
      """,
      """
      let chain = Chain(Owner().ownWitness)
      try chain.append(
        .intercepting("second") { call in
          try? call.proceed()
          if call.error is OwnProblem { try? call.setError(OwnProblem(number: 2)) }
        })
      let proxy = try OwnProxy(chain.live())
      do throws(OwnProblem) { print(try proxy.run(false)); _ = try proxy.run(true) } catch { print(error.number) }
      """,
      prints: ["5", "2"]),
    .accepted(
      "handlers that wait",
      """
      public protocol Shop: AnyObject {
        func price(_ item: String) async -> Int
        func order(_ item: String, count: Int) async throws -> String
        func ring() async
        func isOpen() -> Bool
      }
      """,
      """
      struct SoldOut: Error {}
      final class Corner: Shop {
        func price(_ item: String) async -> Int { await Task.yield(); return item.count }
        func order(_ item: String, count: Int) async throws -> String {
          await Task.yield()
          if count > 2 { throw SoldOut() }
          return "\\(count) \\(item)"
        }
        func ring() async { print("ring") }
        func isOpen() -> Bool { true }
      }
      """,
      """
      @concurrent func use() async throws {
        let chain = Chain(Corner().shopWitness)
        try chain.append(
          .intercepting("closed", where: { $0.key != "order" }) { call in try? call.setResult(false) } waiting: { call in
            try? await call.proceed()
            try? await call.proceed()
            if let price = call.result as? Int { try? call.setResult(price * 2) }
          })
        try chain.append(
          .intercepting("fewer", where: { $0.key == "order" }, waiting: { call in
            try? await call.proceed()
            while call.error is SoldOut, let count = try? call.argument(at: 1, as: Int.self) {
              try? call.setArgument(count - 1, at: 1)
              try? await call.proceed()
            }
          }))
        try chain.trace { print($0.requirement.key, $0.arguments, $0.result, $0.layer ?? "") }
        let proxy = try ShopProxy(chain.live())
        print(await proxy.price("tea"), try await proxy.order("tea", count: 4), proxy.isOpen())
        await proxy.ring()
        print(ShopWitness.requirements.map(\\.encoding))
      }
      try await use()
      """,
      prints: [
        "price [\"tea\"] 6 closed", "order [\"tea\", 4] 2 tea fewer", "isOpen [] false closed", "6 2 tea false", "ring",
        "ring", "ring [] () closed",
        "[\"Int(String) async\", \"String(String,Int) async throws\", \"Void() async\", \"Bool()\"]",
      ]),
    .accepted(
      "handlers that wait on the main actor, and an invocation that is kept",
      """
      public struct Unreachable: Error { public init() {} }
      @MainActor public protocol Base: AnyObject { func ping() async throws(Unreachable) }
      @MainActor public protocol Distant: Base { func load(_ id: Int) async throws(Unreachable) -> [Int] }
      """,
      """
      final class Server: Distant {
        func ping() async throws(Unreachable) { await Task.yield(); print("ping") }
        func load(_ id: Int) async throws(Unreachable) -> [Int] {
          await Task.yield()
          if id == 0 { throw Unreachable() }
          return [id]
        }
      }
      @MainActor final class Kept { var call: Invocation? }
      """,
      """
      let (server, kept) = (Server(), Kept())
      let chain = Chain(server.distantWitness)
      try chain.append(
        .intercepting("cache", waiting: { call in
          kept.call = call
          guard call.requirement.key == "load" else { return }
          try? await call.proceed()
          if call.error != nil { try? call.setResult([-1]) }
        }))
      let proxy = try DistantProxy(chain.live())
      print(try await proxy.load(3), try await proxy.load(0))
      try await proxy.ping()
      do { try await kept.call?.proceed() } catch { print(error) }
      print(kept.call?.arguments.count ?? -1, kept.call?.error == nil)
      var twice = server.distantWitness
      twice.intercept(1, waiting: { call in try? await call.proceed(); try? await call.proceed() })
      try await DistantProxy(twice).ping()
      """,
      prints: [
        "[3] [-1]", "ping(): the call has ended; use its invocation only before the handler returns", "0 true", "ping",
        "ping",
      ]),
    .accepted(
      "handlers of asynchronous methods run where those do",
      """
      public final class Count { public var uses = 0; public init() {} }
      public protocol Near: AnyObject {
        nonisolated(nonsending) func near(_ count: Count) async -> Int
        @concurrent func far(_ number: Int) async throws -> Int
      }
      """,
      """
      final class Steps: Near {
        nonisolated(nonsending) func near(_ count: Count) async -> Int { count.uses += 1; return count.uses }
        @concurrent func far(_ number: Int) async throws -> Int { number + 1 }
      }
      """,
      """
      let count = Count()
      let chain = Chain(Steps().nearWitness)
      try chain.append(.intercepting("twice", waiting: { call in try? await call.proceed(); try? await call.proceed() }))
      let proxy = try NearProxy(chain.live())
      print(await proxy.near(count), count.uses)
      @concurrent func far() async throws -> Int {
        let chain = Chain(Steps().nearWitness)
        try chain.append(.intercepting("ten", waiting: { call in try? call.setArgument(10, at: 0) }))
        return try await NearProxy(chain.live()).far(1)
      }
      print(try await far())
      """,
      prints: ["2 2", "11"]),
    .accepted(
      "handlers see and change what is changed in place",
      """
      public struct Chip: ~Copyable { public var value: Int; public init(_ value: Int) { self.value = value } }
      public struct Full: Error { public init() {} }
      public protocol Filling: AnyObject {
        func pour(_ level: inout Int, by amount: Int) -> Bool
        func both(_ first: inout [Int], _ second: inout String) throws(Full) -> Int
        func mark(_ chip: inout Chip) throws
        func later(_ level: inout Int, _ list: inout [Int]) async throws -> Int
      }
      """,
      """
      final class Jar: Filling {
        func pour(_ level: inout Int, by amount: Int) -> Bool { level += amount; return true }
        func both(_ first: inout [Int], _ second: inout String) throws(Full) -> Int {
          first.append(second.count)
          second += "!"
          if first.count > 2 { throw Full() }
          return first.count
        }
        func mark(_ chip: inout Chip) throws { chip.value += 1 }
        func later(_ level: inout Int, _ list: inout [Int]) async throws -> Int {
          await Task.yield()
          level += 1
          list.append(level)
          return list.count
        }
      }
      """,
      """
      @concurrent func use() async throws {
        let chain = Chain(Jar().fillingWitness)
        try chain.append(
          .intercepting("spill") { call in
            let before = call.arguments
            if call.requirement.key == "pour" { try? call.setArgument(100, at: 0) }
            if call.requirement.key == "mark" { do { try call.setArgument(1, at: 0) } catch { print(error) } }
            try? call.proceed()
            print(before, call.arguments)
            if call.requirement.key == "pour" { try? call.setArgument(50, at: 0) }
          } waiting: { call in
            try? call.setArgument(9, at: 0)
            try? await call.proceed()
            print(call.arguments, call.result ?? "-")
            try? call.setArgument([0], at: 1)
          })
        let proxy = try FillingProxy(chain.live())
        var level = 1
        print(proxy.pour(&level, by: 5), level)
        var (list, text) = ([1], "ab")
        print(try proxy.both(&list, &text), list, text)
        do throws(Full) { _ = try proxy.both(&list, &text) } catch { print(error, list, text) }
        var chip = Chip(1)
        try proxy.mark(&chip)
        print(chip.value)
        print(try await proxy.later(&level, &list), level, list)
      }
      try await use()
      """,
      prints: [
        "[1, 5] [105, 5]", "true 50", "[[1], \"ab\"] [[1, 2], \"ab!\"]", "2 [1, 2] ab!",
        "[[1, 2], \"ab!\"] [[1, 2, 3], \"ab!!\"]", "Full() [1, 2, 3] ab!!",
        "mark(_:): argument 0 (inout Chip) is lent, sent or cannot be copied; it goes on as it came", "[Chip] [Chip]",
        "2",
        "[10, [1, 2, 3, 10]] 4", "4 10 [0]",
      ]),
    .accepted(
      "handlers of calls that give away, lend, send or return what cannot be copied",
      """
      public struct Coin: ~Copyable { public let value: Int; public init(_ value: Int) { self.value = value } }
      public final class Sack { public var weight = 1; public init() {} }
      public protocol Bank: AnyObject {
        func pay(_ coin: consuming Coin, _ note: consuming String) -> Int
        func weigh(_ coin: borrowing Coin, _ note: borrowing String) -> Int
        func mint(_ value: Int) throws -> Coin
        func carry(_ bag: sending Sack) -> sending Sack
        func each(_ body: (Int) -> Int, _ other: Int) -> Int
      }
      """,
      """
      final class Branch: Bank {
        func pay(_ coin: consuming Coin, _ note: consuming String) -> Int { coin.value + note.count }
        func weigh(_ coin: borrowing Coin, _ note: borrowing String) -> Int { coin.value * 10 + note.count }
        func mint(_ value: Int) throws -> Coin { Coin(value) }
        func carry(_ bag: sending Sack) -> sending Sack { bag.weight += 1; return bag }
        func each(_ body: (Int) -> Int, _ other: Int) -> Int { body(other) }
      }
      """,
      """
      let chain = Chain(Branch().bankWitness)
      try chain.append(
        .intercepting("watch") { call in
          if call.requirement.key == "pay" { try? call.setArgument("abc", at: 1) }
          if call.requirement.key == "each" { try? call.setArgument(4, at: 1) }
          if call.requirement.key == "weigh" { do { try call.setArgument("", at: 1) } catch { print(error) } }
          print(call.arguments)
          do { try call.proceed(); try call.proceed() } catch { print(error) }
          print(call.result ?? "-")
        })
      let proxy = try BankProxy(chain.live())
      let coin = try proxy.mint(3)
      print(proxy.weigh(coin, "z"), proxy.pay(coin, "x"))
      print(proxy.carry(Sack()).weight)
      print(proxy.each({ $0 * 2 }, 1))
      """,
      prints: [
        "[3]", "Coin",
        "weigh(_:_:): argument 1 (borrowing String) is lent, sent or cannot be copied; it goes on as it came",
        "[Coin, \"z\"]", "31", "[Coin, \"abc\"]",
        "pay(_:_:): argument 0 was given away; a call that gives away what cannot be copied proceeds once", "6", "31 6",
        "[sending Sack]",
        "carry(_:): argument 0 was given away; a call that gives away what cannot be copied proceeds once",
        "sending Sack", "2", "[(Int) -> Int, 4]", "8", "8",
      ]),
    .accepted(
      "handlers on another global actor",
      """
      @globalActor public actor Studio { public static let shared = Studio() }
      @Studio public protocol Mixer: AnyObject {
        var level: Int { get set }
        func play(_ song: String) -> String
        func load(_ song: String) throws -> Int
        func fetch(_ song: String) async throws -> Int
      }
      """,
      """
      struct Silence: Error {}
      @Studio final class Desk: Mixer {
        var level = 1
        func play(_ song: String) -> String { song.uppercased() }
        func load(_ song: String) throws -> Int { if song.isEmpty { throw Silence() }; return song.count }
        func fetch(_ song: String) async throws -> Int { await Task.yield(); return song.count * 10 }
      }
      @Studio final class Log { var lines: [String] = [] }
      """,
      """
      @Studio func listen() async throws {
        let (desk, log) = (Desk(), Log())
        let chain = Chain(desk.mixerWitness)
        try chain.append(.intercepting("b", where: { $0.key == "play" }) { call in try? call.setArgument("b", at: 0) })
        try chain.append(
          Interposer("log") { witness in
            for position in MixerWitness.requirements.indices {
              witness.intercept(position, isolated: { call in
                log.lines.append(call.requirement.key)
                try? call.proceed()
                if call.error is Silence { try? call.setResult(0) }
              })
              witness.intercept(position, isolatedWaiting: { call in
                log.lines.append("await \\(call.requirement.key)")
                try? await call.proceed()
              })
            }
          })
        try chain.trace { print($0.requirement.key, $0.arguments, $0.result, $0.layer ?? "-") }
        let proxy = try MixerProxy(chain.live())
        proxy.level = 4
        print(proxy.level, desk.level, proxy.play("a"), try proxy.load(""), try await proxy.fetch("abc"))
        print(log.lines)
        do {
          let heard = try chain.observe("load") { call in call.result as? Int }
          print(try proxy.load("four"))
          for await count in heard { print("heard", count); break }
        }
        print(chain.interposers.map(\\.name))
        let other = Desk()
        let both = MixerWitness.multicast([desk.mixerWitness, other.mixerWitness]) { _ in .lastAnswers }!
        print(try MixerProxy(both).level, other.level)
      }
      try await listen()
      """,
      prints: [
        "setLevel [4] () log", "level [] 4 log", "play [\"a\"] B log", "load [\"\"] 0 log", "fetch [\"abc\"] 30 log",
        "4 4 B 0 30", "[\"setLevel\", \"level\", \"play\", \"load\", \"await fetch\"]", "load [\"four\"] 4 log", "4",
        "heard 4", "[\"b\", \"log\", \"trace\"]", "1 1",
      ]),
    .accepted(
      "handlers of requirements on several actors",
      """
      @globalActor public actor Cellar { public static let shared = Cellar() }
      public protocol Floors: Sendable {
        @MainActor func show(_ item: Int) throws -> Int
        @Cellar func store(_ item: Int) -> Int
        @Cellar func age(_ item: Int) async -> Int
        func count() -> Int
      }
      """,
      """
      struct House: Floors {
        func show(_ item: Int) throws -> Int { item }
        func store(_ item: Int) -> Int { item + 1 }
        func age(_ item: Int) async -> Int { item + 2 }
        func count() -> Int { 3 }
      }
      """,
      """
      let chain = Chain(House().floorsWitness)
      try chain.append(
        .intercepting("ten") { call in
          if !call.requirement.arguments.isEmpty { try? call.setArgument(10, at: 0) }
        } waiting: { call in try? call.setArgument(20, at: 0) })
      let proxy = try FloorsProxy(chain.resolution.witness)
      print(try proxy.show(1), await proxy.store(1), await proxy.age(1), proxy.count())
      """,
      prints: ["10 11 22 3"]),
    .accepted(
      "what no handler can be given says why",
      """
      public protocol Walls: AnyObject {
        func generic<Value>(_ value: Value) -> Int
        func rethrowing(_ body: () throws -> Int) rethrows -> Int
        @available(*, deprecated, message: "old") func old() -> Int
        func waiting(_ body: (Int) -> Void) async
        func given(_ what: consuming Brick) async -> Int
        func plain(_ number: Int) async -> Int
      }
      public struct Brick: ~Copyable { public init() {} }
      """,
      """
      final class Wall: Walls {
        func generic<Value>(_ value: Value) -> Int { 1 }
        func rethrowing(_ body: () throws -> Int) rethrows -> Int { try body() }
        @available(*, deprecated) func old() -> Int { 3 }
        func waiting(_ body: (Int) -> Void) async { body(4) }
        func given(_ what: consuming Brick) async -> Int { 5 }
        func plain(_ number: Int) async -> Int { number }
      }
      """,
      """
      @concurrent func use() async throws {
        let chain = Chain(Wall().wallsWitness)
        try chain.append(.intercepting("all") { _ in print("handled") } waiting: { call in print(call.requirement.key) })
        let proxy = try WallsProxy(chain.live())
        print(proxy.generic(""), proxy.rethrowing { 2 })
        await proxy.waiting { print($0) }
        print(await proxy.given(Brick()), await proxy.plain(6))
        for requirement in WallsWitness.requirements { print(requirement.key, requirement.interceptionLimit ?? "-") }
        do { _ = try chain.observe("waiting") { _ in 1 } } catch { print(error) }
      }
      try await use()
      """,
      prints: [
        "1 2", "4", "plain", "5 6", "generic it is generic, so no closure can answer it",
        "rethrowing it rethrows what a closure throws, so no closure can answer it",
        "old it is deprecated, so no closure may answer it",
        "waiting it is asynchronous and takes a closure that does not escape, which cannot be held while a handler waits",
        "given it is asynchronous and takes what may not be copied, which cannot be held while a handler waits",
        "plain -",
        "waiting(_:): its calls cannot be observed: it is asynchronous and takes a closure that does not escape, "
          + "which cannot be held while a handler waits",
      ]),
    .accepted(
      "handlers, whatever parameters are called",
      """
      public protocol Clashes: AnyObject {
        func sync(next: Int, template: Int, handler: Int, `in`: inout Int, call: () -> Int) throws -> Int
        func wait(next: Int, handlerBox: inout Int, handler: inout Int, `in`: @escaping () -> Int) async throws -> Int
        subscript(next: Int, handler: String) -> Int { get throws }
      }
      """,
      """
      final class Sum: Clashes {
        func sync(next: Int, template: Int, handler: Int, in: inout Int, call: () -> Int) throws -> Int {
          `in` += 1
          return next + template + handler + `in` + call()
        }
        func wait(next: Int, handlerBox: inout Int, handler: inout Int, in: @escaping () -> Int) async throws -> Int {
          (handlerBox, handler) = (handler, handlerBox)
          return next + `in`()
        }
        subscript(next: Int, handler: String) -> Int { get throws { next + handler.count } }
      }
      """,
      """
      @concurrent func use() async throws {
        var witness = Sum().clashesWitness
        for position in ClashesWitness.requirements.indices {
          witness.intercept(position) { call in try? call.setArgument(100, at: 0) }
          witness.intercept(position, waiting: { call in try? call.setArgument(100, at: 0) })
        }
        let proxy = try ClashesProxy(witness)
        var (first, second) = (1, 2)
        print(try proxy.sync(next: 0, template: 1, handler: 2, in: &first, call: { 5 }), first)
        print(try await proxy.wait(next: 0, handlerBox: &first, handler: &second, in: { 7 }), first, second)
        print(try proxy[0, "ab"])
      }
      try await use()
      """,
      prints: ["110 2", "107 2 2", "102"]),
  ]
}
