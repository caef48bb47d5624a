import Testing

@testable import SourceTools

/// Generated code, compiled and run: requirements of unusual shape.
@Suite("Compiled: shapes of requirements")
struct CompiledShapeTests {
  private static let protocols = """
    public struct Player { public init() {} }
    public typealias Handler = (Int) -> Int
    // Names that the generated code might use itself.
    public struct Conformer { public let name: String; public init(name: String) { self.name = name } }
    public struct BoundConformer { public init() {} }

    @MainActor
    public protocol Shapes: AnyObject {
      // Closures: escaping, not escaping, optional, through an alias, with inout in them.
      func closures(
        _ player: Player, _ apply: (inout Int) -> Void, then: @escaping (Int?) -> Void, or other: (() -> Int)?,
        handler: Handler, kept: @escaping Handler
      ) -> Int
      func function(_ player: Player, `in`: Int) -> (Int) -> Int
      func alias(_ player: Player) -> Handler

      // Labels and names that are keywords, no names, names of the generated code's own variables.
      func keywords(in default: Int, for: Int, `inout` self_: Int, _ : Int, class: Int) -> [Int]
      func names(
        next: Int, result: Int, lease: Int, action: Int, transform: Int, start: Int, record: Int, resolution: Int, live: Int,
        witness: Int, name: Int, arguments: Int, conformer: Int
      ) -> Int
      func `default`(_ player: Player) -> Int
      func bound(_ conformer: Conformer, _ other: BoundConformer?) -> String

      // Types.
      func types(
        _ tuple: (a: Int, String), dictionary: [ String : [Int?] ], any: any  Collection<Int>, unwrapped: Int!, meta: Int.Type
      ) -> (sum: Int, Int?)
      func void(_ player: Player) -> Void
      func unit(_ player: Player) -> ()
      @discardableResult func discardable(_ player: Player) -> Int

      // Properties.
      associatedtype OptionalPropertyFailure: ShapesFailure
      var optionalProperty: Int? { get throws(OptionalPropertyFailure) }
      associatedtype KeywordFailure: ShapesFailure
      var `class`: String { get throws(KeywordFailure) }
      var first: Int { get }
      var second: String { get }

      // Never throws, however it is written.
      func never(_ player: Player) throws(Never) -> Int

      associatedtype UnwrappedFailure: ShapesFailure
      func unwrapped(_ player: Player) throws(UnwrappedFailure) -> String!
    }
    """

  private static let main = """
    import Interposing
    import Media

    final class Everything: Shapes {
      func closures(
        _ player: Player, _ apply: (inout Int) -> Void, then: @escaping (Int?) -> Void, or other: (() -> Int)?,
        handler: Handler, kept: @escaping Handler
      ) -> Int {
        var value = 1
        apply(&value)
        then(value)
        return value + (other?() ?? 0) + handler(100) + kept(1000)
      }
      func function(_ player: Player, in: Int) -> (Int) -> Int { { $0 * `in` } }
      func alias(_ player: Player) -> Handler { { $0 + 1 } }
      func keywords(in default: Int, for: Int, `inout` self_: Int, _ other: Int, class: Int) -> [Int] {
        [`default`, `for`, self_, other, `class`]
      }
      func names(
        next: Int, result: Int, lease: Int, action: Int, transform: Int, start: Int, record: Int, resolution: Int, live: Int,
        witness: Int, name: Int, arguments: Int, conformer: Int
      ) -> Int {
        [next, result, lease, action, transform, start, record, resolution, live, witness, name, arguments, conformer]
          .reduce(0) { $0 * 2 + $1 }
      }
      func `default`(_ player: Player) -> Int { 7 }
      func bound(_ conformer: Conformer, _ other: BoundConformer?) -> String { conformer.name }
      func types(
        _ tuple: (a: Int, String), dictionary: [String: [Int?]], any: any Collection<Int>, unwrapped: Int!, meta: Int.Type
      ) -> (sum: Int, Int?) { (tuple.a + dictionary.count + any.count + unwrapped, nil) }
      func void(_ player: Player) {}
      func unit(_ player: Player) { print("unit") }
      func discardable(_ player: Player) -> Int { 8 }
      var optionalProperty: Int? { nil }
      let `class` = "kind"
      let first = 1
      let second = "two"
      func never(_ player: Player) -> Int { 9 }
      func unwrapped(_ player: Player) -> String! { "u" }
    }

    final class Required: Shapes {
      func closures(
        _ player: Player, _ apply: (inout Int) -> Void, then: @escaping (Int?) -> Void, or other: (() -> Int)?,
        handler: Handler, kept: @escaping Handler
      ) -> Int { 0 }
      func function(_ player: Player, in: Int) -> (Int) -> Int { { $0 } }
      func alias(_ player: Player) -> Handler { { $0 } }
      func keywords(in default: Int, for: Int, `inout` self_: Int, _ other: Int, class: Int) -> [Int] { [] }
      func names(
        next: Int, result: Int, lease: Int, action: Int, transform: Int, start: Int, record: Int, resolution: Int, live: Int,
        witness: Int, name: Int, arguments: Int, conformer: Int
      ) -> Int { 0 }
      func `default`(_ player: Player) -> Int { 0 }
      func bound(_ conformer: Conformer, _ other: BoundConformer?) -> String { "" }
      func types(
        _ tuple: (a: Int, String), dictionary: [String: [Int?]], any: any Collection<Int>, unwrapped: Int!, meta: Int.Type
      ) -> (sum: Int, Int?) { (0, 0) }
      func void(_ player: Player) {}
      func unit(_ player: Player) {}
      func discardable(_ player: Player) -> Int { 0 }
      let first = 0
      let second = ""
      func never(_ player: Player) -> Int { 0 }
    }

    @MainActor final class Record { var calls: [String] = [] }

    @MainActor @main struct Main {
      static let player = Player()

      static func main() throws {
        let conformer = Everything()
        let record = Record()
        let chain = Chain(conformer.shapesWitness)
        try chain.append(Interposer("trace") { witness in
          witness.trace { call in record.calls.append("\\(call.requirement.key)\\(call.arguments.count)") }
        })
        try chain.append(.mapFunction("function") { function, _, factor in { function($0) + factor } })
        try chain.append(.afterAlias("alias") { handler, _ in print("alias", handler(1)) })
        try chain.append(.mapNames("names") { old, next, _, _, _, _, _, _, _, _, _, _, _, conformer in old + next + conformer })
        try chain.append(.beforeClosures("closures") { _, apply, _, _, handler, _ in
          var value = 5
          apply(&value)
          print("before", value, handler(1))
        })
        let proxy = try ShapesProxy(chain.live())
        let closures = proxy.closures(
          player, { $0 += 1 }, then: { print("then", $0 as Any) }, or: { 10 }, handler: { $0 + 1 }, kept: { $0 + 2 })
        print(closures)
        print(proxy.function(player, in: 3)(5), proxy.alias(player)(1))
        print(proxy.keywords(in: 1, for: 2, `inout`: 3, 4, class: 5))
        print(
          proxy.names(
            next: 1, result: 0, lease: 1, action: 0, transform: 0, start: 0, record: 0, resolution: 0, live: 0, witness: 0,
            name: 0, arguments: 0, conformer: 1))
        print(proxy.default(player), proxy.bound(Conformer(name: "c"), nil))
        print(proxy.types((a: 1, ""), dictionary: ["x": [1, nil]], any: [1, 2, 3], unwrapped: 4, meta: Int.self).sum)
        proxy.void(player)
        proxy.unit(player)
        proxy.discardable(player)
        print(try proxy.optionalProperty as Any, try proxy.class, proxy.first, proxy.second)
        print(proxy.never(player), try proxy.unwrapped(player) ?? "-")
        print(record.calls.joined(separator: " "))
        for key in ["closures", "types", "in", "class"] {
          guard let found = ShapesWitness.requirements.first(where: { $0.key == key }) else { continue }
          print(found.key, found.kind, found.encoding)
        }

        let required = Required()
        let witness = required.shapesWitness
        print(ShapesWitness.requirements.indices.filter { !witness.isImplemented($0) }.map { ShapesWitness.requirements[$0].key })
      }
    }
    """

  /// Worked out from the sources above.
  private static let expected = [
    "before 6 2",
    "then Optional(2)",
    // 2 + 10 + 101 + 1002
    "1115",
    "alias 2",
    // 5 * 3 + 3, 1 + 1
    "18 2",
    "[1, 2, 3, 4, 5]",
    // 2^12 + 2^10 + 1, and 1 + 1 of the interposer
    "5123",
    "7 c",
    // 1 + 1 + 3 + 4
    "9",
    "unit",
    "nil kind 1 two",
    "9 u",
    "closures6 function2 alias1 keywords5 names13 default1 bound2 types5 void1 unit1 discardable1 optionalProperty0 class0 "
      + "first0 second0 never1 unwrapped1",
    "closures method Int(Player,(inout Int) -> Void,@escaping (Int?) -> Void,(() -> Int)?,Handler,@escaping Handler)",
    "types method (sum: Int, Int?)((a: Int, String),[String: [Int?]],any Collection<Int>,Int?,Int.Type)",
    "class property String()",
    "[\"optionalProperty\", \"class\", \"unwrapped\"]",
  ]

  @Test("Requirements of every shape that is accepted work")
  func shapes() throws {
    let program = Program(module: ["Protocols.swift": Self.protocols], program: ["Main.swift": Self.main])
    let lines = try program.run()
    #expect(lines == Self.expected)
  }

  @Test("Keys may be the names of the generated code's own variables, and of parameters")
  func variables() throws {
    let names = [
      "all", "chain", "lease", "conformer", "next", "lease2", "position", "record", "start", "result", "action",
      "transform", "witness", "resolution", "name", "call", "trap", "arguments", "handler", "template", "first",
      "second",
      "decided", "value", "rule", "other", "answer", "target", "changed",
    ]
    let requirements = names.enumerated().map { position, name in
      position.isMultiple(of: 2)
        ? "var \(name): Int { get }" : "func \(name)(_ lease: Int, \(name): Int, next: Int) -> Int"
    }
    let answers = names.enumerated().map { position, name in
      position.isMultiple(of: 2)
        ? "let \(name) = \(position)"
        : "func \(name)(_ lease: Int, \(name): Int, next: Int) -> Int { \(name) * 10 + \(position) }"
    }
    let uses = names.enumerated().map { position, name in
      position.isMultiple(of: 2) ? "proxy.\(name)" : "proxy.\(name)(0, \(name): 1, next: 0)"
    }
    // `next` and `lease` are names of parameters too, so they are properties here.
    let protocols = """
      @MainActor public protocol NextDelegate: AnyObject { func did(_ player: Int) }
      @MainActor public protocol Names: NextDelegate {
        \(requirements.joined(separator: "\n  "))
      }
      """
    let main = """
      import Interposing
      import Media

      final class Conformer: Names {
        func did(_ player: Int) {}
        \(answers.joined(separator: "\n  "))
      }

      @MainActor @main struct Main {
        static func main() throws {
          let conformer = Conformer()
          var witness = conformer.namesWitness
          print(NamesWitness.requirements.indices.allSatisfy(witness.isImplemented))
          witness.trace { _ in }
          let proxy = try NamesProxy(witness)
          print(\(uses.joined(separator: ", ")))
        }
      }
      """
    let program = Program(module: ["Protocols.swift": protocols], program: ["Main.swift": main])
    let lines = try program.run()
    #expect(lines == ["true", "0 11 2 13 4 15 6 17 8 19 10 21 12 23 14 25 16 27 18 29 20 31 22 33 24 35 26 37 28"])
  }

  @Test("Protocols that only inherit, or have but one requirement, have witnesses too")
  func small() throws {
    let protocols = """
      public struct Player { public init() {} }
      @MainActor public protocol Left: AnyObject { func left(_ player: Player) -> Int }
      @MainActor public protocol Right: AnyObject, Sendable { var right: Int { get } }
      @MainActor public protocol Both: Left & (Right) {}
      @MainActor public protocol Heir: Both {}
      """
    let main = """
      import Interposing
      import Media

      final class Conformer: Heir {
        func left(_ player: Player) -> Int { 1 }
        let right = 2
      }

      @MainActor @main struct Main {
        static func main() throws {
          let conformer = Conformer()
          var witness = conformer.heirWitness
          witness.both.right.right = { 3 }
          print(HeirWitness.requirements.map(\\.key), Array(witness.edits), witness.isImplemented(1))
          print(witness.origin(of: 1).conformerName ?? "-")
          let proxy = try HeirProxy(witness)
          print(proxy.left(Player()), proxy.right, proxy.leftWitness.left?(Player()) ?? 0)
        }
      }
      """
    let program = Program(module: ["Protocols.swift": protocols], program: ["Main.swift": main])
    let lines = try program.run()
    #expect(lines == ["[\"left\", \"right\"] [1] true", "Conformer", "1 3 1"])
  }

  @Test(
    "Internal and package protocols, in a module that is on the main actor by default too",
    arguments: [("", []), ("package ", []), ("", ["-default-isolation", "MainActor"])])
  func access(access: String, options: [String]) throws {
    let protocols = """
      public struct Player { init() {} }

      @MainActor
      \(access)protocol Inner: AnyObject {
        associatedtype HeightOfFailure: InnerFailure
        func player(_ player: Player, heightOf song: Int) throws(HeightOfFailure) -> Double
        associatedtype TitleFailure: InnerFailure
        var title: String { get throws(TitleFailure) }
        \(access.isEmpty ? "" : "var innerWitness: InnerWitness { get }")
      }

      @MainActor \(access)protocol Outer: Inner {
        func outer(_ player: Player) -> Int
      }
      """
    let use = """
      import Interposing

      final class Conformer: Outer {
        func player(_ player: Player, heightOf song: Int) -> Double { Double(song) / 2 }
        func outer(_ player: Player) -> Int { 2 }
      }

      @MainActor public func use() throws -> String {
        let conformer = Conformer()
        let chain = Chain(conformer.outerWitness)
        try chain.append(Interposer<InnerWitness>.mapHeightOf("twice") { height, _, _ in height * 2 }.lifted(to: \\.inner))
        let proxy = try OuterProxy(chain.live())
        let title = (try? proxy.title) ?? "no title"
        return "\\(try proxy.player(Player(), heightOf: 3)) \\(proxy.outer(Player())) \\(title)"
      }
      """
    let main = """
      import Media

      @MainActor @main struct Main {
        static func main() throws { print(try use()) }
      }
      """
    let program = Program(
      module: ["Protocols.swift": protocols, "Use.swift": use], program: ["Main.swift": main], options: options)
    let lines = try program.run()
    #expect(lines == ["3.0 2 no title"])
  }
}
