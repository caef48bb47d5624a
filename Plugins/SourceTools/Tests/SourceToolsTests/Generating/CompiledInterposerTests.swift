import Testing

@testable import SourceTools

/// Generated code, compiled and run: what interposers, traces and proxies do with a witness that holds an inherited one.
@Suite("Compiled: interposers, traces, proxies")
struct CompiledInterposerTests {
  private static let protocols = """
    public final class Player { public init() {} }

    @MainActor
    public protocol Base: AnyObject {
      associatedtype PlayerDidStartFailure: BaseFailure
      func playerDidStart(_ player: Player) throws(PlayerDidStartFailure)

      func player(_ player: Player, moveTo position: Int)

      var baseWitness: BaseWitness { get }
    }

    @MainActor
    public protocol Second: AnyObject {
      associatedtype CountFailure: SecondFailure
      func count(in player: Player) throws(CountFailure) -> Int

      var secondWitness: SecondWitness { get }
    }

    @MainActor
    public protocol Delegate: Base, Second {
      func player(_ player: Player, titleOf song: Int) -> String

      associatedtype CoverOfFailure: DelegateFailure
      func player(_ player: Player, coverOf song: Int) throws(CoverOfFailure) -> String?

      var delegateWitness: DelegateWitness { get }
    }

    /// Plain requirements, never written for witnesses.
    @MainActor
    public protocol Plain: AnyObject {
      func plain(_ player: Player) -> Int
      var size: Int { get }
    }
    """

  private static let main = """
    import Interposing
    import Media

    final class Conformer: Delegate {
      func playerDidStart(_ player: Player) { print("conformer: start") }
      func player(_ player: Player, moveTo position: Int) { print("conformer: move to", position) }
      func player(_ player: Player, titleOf song: Int) -> String { "song \\(song)" }
      func player(_ player: Player, coverOf song: Int) -> String? { song == 0 ? nil : "cover \\(song)" }
    }

    final class Sparse: Delegate {
      func player(_ player: Player, moveTo position: Int) {}
      func player(_ player: Player, titleOf song: Int) -> String { "sparse" }
      deinit { print("sparse: freed") }
    }

    final class PlainConformer: Plain {
      func plain(_ player: Player) -> Int { 20 }
      let size = 1
    }

    @MainActor @main struct Main {
      static let player = Player()

      static func main() throws {
        interposers()
        try trace()
        try proxies()
        try parts()
        try plain()
      }

      static func interposers() {
        let conformer = Conformer()
        let chain = Chain(conformer.delegateWitness)
        do {
          try chain.append(.beforeTitleOf("before") { _, song in print("before title of", song) })
          try chain.append(.mapTitleOf("loud") { title, _, song in "\\(title) (\\(song))!" })
          try chain.append(.afterTitleOf("after") { title, _, _ in print("after", title) })
          try chain.append(.mapCoverOf("cover") { cover, _, _ in cover ?? "no cover" })
          try chain.append(Interposer<BaseWitness>.afterMoveTo("moves") { _, position in print("moved to", position) }
            .lifted(to: \\.base))
          try chain.append(Interposer<SecondWitness>.mapCount("count") { count, _ in count + 1 }.lifted(to: \\.second))
        } catch { print("unexpected:", error) }
        chain.pass { resolution in
          print(resolution.witness.titleOf?(player, 4) ?? "-")
          print(resolution.witness.coverOf?(player, 0) as Any)
          resolution.witness.base.moveTo?(player, 9)
          print("count is left out:", resolution.witness.second.count == nil)
        }
        for answer in chain.answers { print(answer) }
      }

      static func trace() throws {
        let conformer = Conformer()
        let chain = Chain(conformer.delegateWitness)
        try chain.append(Interposer("trace") { witness in
          witness.trace { call in
            let arguments = call.arguments.map { $0 is Player ? "player" : "\\($0)" }
            print("traced", call.requirement.key, arguments, call.result, call.duration >= .zero)
          }
        })
        chain.pass { resolution in
          _ = resolution.witness.titleOf?(player, 4)
          _ = resolution.witness.coverOf?(player, 0)
          resolution.witness.base.didStart?(player)
          print("count is left out:", resolution.witness.second.count == nil)
        }
      }

      static func proxies() throws {
        let conformer = Conformer()
        let chain = Chain(conformer.delegateWitness)
        let proxy = try DelegateProxy(chain.live())
        print(proxy.player(player, titleOf: 1))
        try chain.append(.mapTitleOf("loud") { title, _, _ in title + "!" })
        print(proxy.player(player, titleOf: 1), proxy.delegateWitness.titleOf?(player, 1) ?? "-")
        print(try proxy.player(player, coverOf: 0) as Any, try proxy.player(player, coverOf: 1) as Any)
        proxy.player(player, moveTo: 3)
        try proxy.playerDidStart(player)
        do { print(try proxy.count(in: player)) } catch { print("count:", error) }
        try chain.append(Interposer("none") { $0.coverOf = nil })
        do { print(try proxy.player(player, coverOf: 1) as Any) } catch { print("cover:", error) }

        do { _ = try DelegateProxy(DelegateWitness()) } catch { print(error) }
        var partly = DelegateWitness()
        partly.titleOf = { _, _ in "t" }
        do { _ = try DelegateProxy(partly) } catch { print(error.requirement.key) }
        partly.base.moveTo = { _, _ in }
        print(try DelegateProxy(partly).player(player, titleOf: 0))

        var sparse: Sparse? = Sparse()
        let orphan = try DelegateProxy(Sparse.witness(of: &sparse))
        print("orphan")
        orphan.player(player, moveTo: 1)
        do { try orphan.playerDidStart(player) } catch { print("start:", error) }
      }

      static func parts() throws {
        let conformer = Conformer()
        var witness = conformer.delegateWitness
        print(DelegateWitness.requirements.map(\\.key), DelegateWitness.requirements.map(\\.isOptional))
        print(DelegateWitness.requirements[3].description, DelegateWitness.requirements[3].encoding)
        print(DelegateWitness.requirements[1].arguments.map { "\\($0.label ?? "_") \\($0.name): \\($0.type)" })
        print((0..<5).map(witness.isImplemented))
        witness.coverOf = nil
        witness.base.moveTo = nil
        witness.second.count = { _ in 5 }
        print(Array(witness.edits), (0..<5).map(witness.isImplemented))
        witness.clearEdits()
        print(witness.edits.isEmpty)
        let chain = Chain(conformer.baseWitness)
        let other = Chain(SecondWitness())
        witness.base = chain.resolution.witness
        witness.second = other.resolution.witness
        print(witness.chains.count, witness.chains[0] === chain.identity, witness.chains[1] === other.identity)
        print((0..<5).map { witness.origin(of: $0).conformerName ?? "none" })
        witness.base.addChain(other.identity)
        print(witness.chains.count, witness.leases.leases.count)
        let whole = Chain(witness)
        print(whole.resolution.witness.chains.count, whole.resolution.witness.second.chains.count)
      }

      static func plain() throws {
        let conformer = PlainConformer()
        let proxy = try PlainProxy(conformer.plainWitness)
        let chain = Chain(conformer.plainWitness)
        try chain.append(.mapSize("bigger") { $0 + 2 })
        print(proxy.plain(player), proxy.size, chain.pass { $0.witness.size?() ?? 0 } as Any)
        print(PlainWitness.requirements[1].kind, PlainWitness.requirements[1].name)
      }
    }

    extension Sparse {
      static func witness(of sparse: inout Sparse?) -> DelegateWitness {
        defer { sparse = nil }
        return sparse?.delegateWitness ?? DelegateWitness()
      }
    }
    """

  /// Worked out from the sources above.
  private static let expected = [
    // Interposers
    "before title of 4",
    "after song 4 (4)!",
    "song 4 (4)!",
    "Optional(\"no cover\")",
    "conformer: move to 9",
    "moved to 9",
    "count is left out: true",
    "titleOf: after → loud → before → Conformer",
    "coverOf: cover → Conformer",
    "didStart: Conformer",
    "moveTo: moves → Conformer",
    "count: (left out)",
    // Traces
    "traced titleOf [\"player\", \"4\"] song 4 true",
    "traced coverOf [\"player\", \"0\"] nil true",
    "conformer: start",
    "traced didStart [\"player\"] () true",
    "count is left out: true",
    // Proxies
    "song 1",
    "song 1! song 1!",
    "nil Optional(\"cover 1\")",
    "conformer: move to 3",
    "conformer: start",
    "count: the requirement is left out by its conformer",
    "cover: the requirement is left out by its conformer",
    "proxy of Delegate: the witness leaves out player(_:titleOf:), which the protocol requires; bind a conformer or let an "
      + "interposer answer it",
    "moveTo",
    "t",
    "sparse: freed",
    "orphan",
    "start: the requirement is left out by its conformer",
    // Parts
    "[\"titleOf\", \"coverOf\", \"didStart\", \"moveTo\", \"count\"] [false, true, true, false, true]",
    "Base.player(_:moveTo:) Void(Player,Int)",
    "[\"_ player: Player\", \"coverOf song: Int\"]",
    "[true, true, true, true, false]",
    "[1, 3, 4] [true, false, true, false, true]",
    "true",
    "2 true true",
    "[\"Conformer\", \"Conformer\", \"Conformer\", \"Conformer\", \"none\"]",
    // One lease of the witness's own, one of the part that was bound again.
    "2 2",
    "3 2",
    // Plain
    "20 1 Optional(3)",
    "property size",
  ]

  @Test("Interposers, traces and proxies answer as they say")
  func answers() throws {
    let program = Program(module: ["Protocols.swift": Self.protocols], program: ["Main.swift": Self.main])
    let lines = try program.run()
    #expect(lines == Self.expected)
  }
}
