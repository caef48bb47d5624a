extension ProtocolShape {
  /// What is changed, lent, given away, and closures.
  static let ownership: [ProtocolShape] = [
    .accepted(
      "inout",
      "public protocol Adjusting: AnyObject { func adjust(_ value: inout Int, by amount: Int) -> Bool }",
      "final class Adds: Adjusting { func adjust(_ value: inout Int, by amount: Int) -> Bool { value += amount; return true } }",
      """
      let chain = Chain(Adds().adjustingWitness)
      try chain.append(.beforeAdjust("one more") { value, _ in value += 1 })
      try chain.append(.afterAdjust("print") { result, value, amount in print(result, value, amount) })
      var number = 10
      _ = try AdjustingProxy(chain.live()).adjust(&number, by: 5)
      print(number)
      """,
      prints: ["true 16 5", "16"]),
    .accepted(
      "inout on the main actor, with a multicast",
      "@MainActor public protocol Insets: AnyObject { func inset(_ value: inout Int) throws }",
      "final class Minus: Insets { func inset(_ value: inout Int) throws { value -= 1 } }",
      """
      let (first, second) = (Minus(), Minus())
      let both = InsetsWitness.multicast([first.insetsWitness, second.insetsWitness])!
      var value = 10
      try InsetsProxy(both).inset(&value)
      print(value)
      """,
      prints: ["8"]),
    .accepted(
      "closures, escaping and not",
      """
      public protocol Visiting: AnyObject {
        func visit(_ body: (Int) -> Int, then: @escaping () -> Void, or: (() -> Int)?) -> Int
        func later(_ body: @escaping @Sendable (Int) async throws -> Void)
      }
      """,
      """
      final class Visits: Visiting {
        var kept: [() -> Void] = []
        func visit(_ body: (Int) -> Int, then: @escaping () -> Void, or: (() -> Int)?) -> Int {
          kept.append(then)
          return body(3) + (or?() ?? 0)
        }
        func later(_ body: @escaping @Sendable (Int) async throws -> Void) { print("later") }
      }
      """,
      """
      let conformer = Visits()
      let chain = Chain(conformer.visitingWitness)
      try chain.append(.mapVisit("more") { answer, body, _, _ in answer + body(1) })
      let proxy = try VisitingProxy(chain.live())
      print(proxy.visit({ $0 * 100 }, then: { print("then") }, or: { 7 }))
      proxy.later { _ in }
      conformer.kept.first?()
      """,
      prints: ["407", "later", "then"]),
    .accepted(
      "tuples, collections, existentials, metatypes",
      """
      public protocol Types: AnyObject {
        func types(_ pair: (a: Int, String), map: [String: [Int?]], any: any Collection<Int>, meta: Int.Type) -> (sum: Int, Int?)
      }
      """,
      """
      final class Sums: Types {
        func types(
          _ pair: (a: Int, String), map: [String: [Int?]], any: any Collection<Int>, meta: Int.Type
        ) -> (sum: Int, Int?) { (pair.a + map.count + any.count, String(describing: meta) == "Int" ? 1 : nil) }
      }
      """,
      """
      let chain = Chain(Sums().typesWitness)
      try chain.append(.mapTypes("first") { old, pair, _, _, _ in (old.sum + pair.a, old.1) })
      let answer = try TypesProxy(chain.live()).types((a: 10, ""), map: ["": []], any: [1, 2], meta: Int.self)
      print(answer.sum, answer.1 ?? 0)
      """,
      prints: ["23 1"]),
    .accepted(
      "what cannot be copied",
      """
      public struct Ticket: ~Copyable { public let number: Int; public init(_ number: Int) { self.number = number } }
      public protocol Gate: AnyObject {
        func enter(_ ticket: consuming Ticket) -> Int
        func look(_ ticket: borrowing Ticket) -> Int
        func stamp(_ ticket: inout Ticket)
        func issue(_ number: Int) -> Ticket
      }
      """,
      """
      final class Guard: Gate {
        func enter(_ ticket: consuming Ticket) -> Int { ticket.number }
        func look(_ ticket: borrowing Ticket) -> Int { ticket.number * 10 }
        func stamp(_ ticket: inout Ticket) { ticket = Ticket(ticket.number + 1) }
        func issue(_ number: Int) -> Ticket { Ticket(number) }
      }
      """,
      """
      let chain = Chain(Guard().gateWitness)
      try chain.append(Interposer("double") { witness in
        guard let next = witness.issue else { return }
        witness.issue = { Ticket(next($0).number * 2) }
      })
      let proxy = try GateProxy(chain.live())
      var ticket = proxy.issue(4)
      proxy.stamp(&ticket)
      print(proxy.look(ticket), proxy.enter(ticket))
      """,
      prints: ["90 9"]),
    .accepted(
      "what cannot be copied, on the main actor",
      """
      public struct Key: ~Copyable { public let teeth: Int; public init(_ teeth: Int) { self.teeth = teeth } }
      @MainActor public protocol Lock: AnyObject {
        func open(_ key: borrowing Key) -> Bool
        func copy(_ key: borrowing Key) -> Key
      }
      """,
      """
      final class Safe: Lock {
        func open(_ key: borrowing Key) -> Bool { key.teeth == 3 }
        func copy(_ key: borrowing Key) -> Key { Key(key.teeth) }
      }
      """,
      """
      let safe = Safe()
      let proxy = try LockProxy(safe.lockWitness)
      let key = Key(3)
      let copy = proxy.copy(key)
      print(proxy.open(copy))
      """,
      prints: ["true"]),
    .accepted(
      "what is sent",
      """
      public final class Parcel { public var weight = 1; public init() {} }
      public protocol Post: AnyObject { func send(_ parcel: sending Parcel) -> sending Parcel }
      """,
      """
      final class Heavy: Post {
        func send(_ parcel: sending Parcel) -> sending Parcel { parcel.weight += 1; return parcel }
      }
      """,
      "print(try PostProxy(Heavy().postWitness).send(Parcel()).weight)",
      prints: ["2"]),
    .accepted(
      "protocols that what cannot be copied may conform to",
      "public protocol Loose: ~Copyable { func weight() -> Int }",
      "struct Light: Loose { func weight() -> Int { 1 } }",
      "print(try LooseProxy(Light().looseWitness).weight())",
      prints: ["1"]),
  ]
}
