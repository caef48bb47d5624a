extension ProtocolShape {
  /// Who conforms, and where requirements run.
  static let isolations: [ProtocolShape] = [
    .accepted(
      "objects, anywhere",
      """
      public protocol DownloadDelegate: AnyObject {
        func download(_ path: String, shouldResumeAt offset: Int) -> Bool
        func downloadDidFinish(_ path: String)
      }
      public struct Downloads {
        public weak var delegate: (any DownloadDelegate)?
        public init() {}
        public func run(_ path: String) {
          print(delegate?.download(path, shouldResumeAt: 7) ?? false)
          delegate?.downloadDidFinish(path)
        }
      }
      """,
      """
      final class Cautious: DownloadDelegate {
        func download(_ path: String, shouldResumeAt offset: Int) -> Bool { offset > 10 }
        func downloadDidFinish(_ path: String) { print("finished", path) }
      }
      """,
      """
      let chain = Chain(Cautious().downloadDelegateWitness)
      try chain.append(.mapDownload("always") { old, path, offset in print(old, path, offset); return true })
      let proxy = try DownloadDelegateProxy(chain.live())
      var downloads = Downloads()
      downloads.delegate = proxy
      downloads.run("a")
      try chain.append(.beforeDownloadDidFinish("hear") { print("hear", $0) })
      downloads.run("b")
      """,
      prints: [
        "false a 7", "true", "finished a", "false b 7", "true", "hear b", "finished b",
      ]),
    .accepted(
      "values, anywhere",
      "public protocol Sizing { func size(of item: Int) -> Int }",
      "struct Tenfold: Sizing { func size(of item: Int) -> Int { item * 10 } }",
      """
      let chain = Chain(Tenfold().sizingWitness)
      try chain.append(.mapSize("more") { $0 + $1 })
      print(try SizingProxy(chain.live()).size(of: 3))
      """,
      prints: ["33"]),
    .accepted(
      "objects on the main actor",
      "@MainActor public protocol Screen: AnyObject { func height(of row: Int) -> Int; func shown(_ row: Int) }",
      """
      final class Fixed: Screen {
        func height(of row: Int) -> Int { 44 }
        func shown(_ row: Int) { print("shown", row) }
      }
      """,
      """
      var conformer: Fixed? = Fixed()
      let chain = Chain(conformer!.screenWitness)
      try chain.append(.mapHeight("twice") { height, _ in height * 2 })
      let proxy = try ScreenProxy(chain.live())
      print(proxy.height(of: 0))
      proxy.shown(1)
      conformer = nil
      proxy.shown(2)
      print(chain.resolution.isAlive)
      """,
      prints: ["88", "shown 1", "false"]),
    .accepted(
      "values on the main actor",
      "@MainActor public protocol Shade { var level: Int { get }; func dim(by amount: Int) -> Int }",
      "struct Gray: Shade { let level: Int; func dim(by amount: Int) -> Int { level - amount } }",
      """
      var witness = Gray(level: 50).shadeWitness
      var count = 0
      witness.intercept(1) { call in try? call.setArgument(5, at: 0); count += 1 }
      let proxy = try ShadeProxy(witness)
      print(proxy.level, proxy.dim(by: 20), count)
      """,
      prints: ["50 45 1"]),
    .accepted(
      "objects on another actor",
      """
      @globalActor public actor AudioActor { public static let shared = AudioActor() }
      @AudioActor public protocol Audio: AnyObject { func play(_ song: String) -> String }
      """,
      "@AudioActor final class Loud: Audio { func play(_ song: String) -> String { song.uppercased() } }",
      """
      @AudioActor func listen() throws -> String {
        let conformer = Loud()
        let chain = Chain(conformer.audioWitness)
        try chain.append(.mapPlay("twice") { answer, _ in answer + answer })
        return try AudioProxy(chain.live()).play("la")
      }
      print(try await listen())
      """,
      prints: ["LALA"]),
    .accepted(
      "Sendable, called by several tasks at once",
      "public protocol Summing: Sendable { func sum(_ left: Int, _ right: Int) -> Int; func reset() }",
      """
      final class Plus: Summing { func sum(_ left: Int, _ right: Int) -> Int { left + right }; func reset() {} }
      """,
      """
      let chain = Chain(Plus().summingWitness)
      let proxy = try SummingProxy(chain.shared())
      try chain.append(.mapSum("more") { sum, _, _ in sum + 1 })
      let kept = try SummingProxy(Plus().summingWitness)
      let total = await withTaskGroup(of: Int.self) { group in
        for number in 1...8 { group.addTask { proxy.sum(number, 0) } }
        var total = 0
        for await sum in group { total += sum }
        return total
      }
      print(total, kept.sum(1, 2))
      """,
      prints: ["44 3"]),
    .accepted(
      "one requirement on the main actor",
      "public protocol Mixed: Sendable { @MainActor func show() -> Int; func load() -> Int }",
      "struct Both: Mixed { func show() -> Int { 1 }; func load() -> Int { 2 } }",
      """
      let chain = Chain(Both().mixedWitness)
      try chain.append(.mapShow("ten") { $0 * 10 })
      let proxy = try MixedProxy(chain.resolution.witness)
      print(proxy.show(), proxy.load())
      """,
      prints: ["10 2"]),
    .accepted(
      "any requirement of a protocol without isolation",
      """
      public protocol Judge: AnyObject {
        func score(_ name: String, tries: Int) -> Int
        func praise(_ name: String)
        func each(_ body: (Int) -> Void)
        func wait() async
      }
      """,
      """
      final class Strict: Judge {
        func score(_ name: String, tries: Int) -> Int { 10 - tries }
        func praise(_ name: String) { print("praise", name) }
        func each(_ body: (Int) -> Void) { body(1) }
        func wait() async {}
      }
      final class Mild: Judge {
        func score(_ name: String, tries: Int) -> Int { 100 }
        func praise(_ name: String) { print("love", name) }
        func each(_ body: (Int) -> Void) { body(2) }
        func wait() async {}
      }
      """,
      """
      let chain = Chain(Strict().judgeWitness)
      try chain.append(
        .intercepting("kind", where: { $0.result == "Int" }) { call in
          try? call.setArgument(1, at: 1)
          try? call.proceed()
          if let score = call.result as? Int { try? call.setResult(score * 2) }
        })
      try chain.trace { print($0.requirement.key, $0.arguments, $0.result, $0.layer ?? "") }
      let proxy = try JudgeProxy(chain.live())
      print(proxy.score("a", tries: 5))
      proxy.praise("b")
      proxy.each { print("each", $0) }
      try chain.remove(named: "trace")
      let both = JudgeWitness.multicast([proxy.judgeWitness, Mild().judgeWitness]) {
        $0.key == "score" ? .lastAnswers : .standard($0)
      }!
      let last = try JudgeProxy(both)
      print(last.score("c", tries: 1))
      last.praise("d")
      var filled = both
      try filled.fill(0, with: 7)
      do { try filled.fill(0, with: "x") } catch { print(error) }
      print(try JudgeProxy(filled).score("e", tries: 1))
      """,
      prints: [
        "score [\"a\", 5] 18 kind", "18", "praise b", "praise [\"b\"] () Strict", "each 1",
        "each [(Int) -> Void] () Strict",
        "100", "praise d",
        "love d", "score(_:tries:): the result is of type Int, not String", "7",
      ]),
    .accepted(
      "handlers of a Sendable protocol, on several threads",
      "public protocol Adding: Sendable { func add(_ left: Int, _ right: Int) -> Int }",
      "struct Adder: Adding { func add(_ left: Int, _ right: Int) -> Int { left + right } }",
      """
      let chain = Chain(Adder().addingWitness)
      try chain.append(.intercepting("first is 0") { try? $0.setArgument(0, at: 0) })
      let proxy = try AddingProxy(chain.resolution.witness)
      let total = await withTaskGroup(of: Int.self) { group in
        for number in 1...8 { group.addTask { (0..<100).reduce(0) { sum, _ in sum + proxy.add(number, 2) } } }
        var total = 0
        for await sum in group { total += sum }
        return total
      }
      print(total)
      """,
      prints: ["1600"]),
    .accepted(
      "errors",
      "public protocol Trouble: Error { var code: Int { get } }",
      "struct Small: Trouble { let code = 3 }",
      """
      var witness = Small().troubleWitness
      let old = witness.code!
      witness.code = { old() + 1 }
      do { throw try TroubleProxy(witness) } catch let error as any Trouble { print(error.code) }
      """,
      prints: ["4"]),
    .accepted(
      "availability, preconcurrency, documentation",
      """
      /// Reads.
      @available(macOS 10.15, iOS 13, *) @preconcurrency @MainActor
      public protocol Reader: AnyObject {
        /// How many there are.
        ///
        /// - Returns: The number.
        @discardableResult func count() -> Int
      }
      """,
      "final class Two: Reader { func count() -> Int { print(\"asked\"); return 2 } }",
      """
      let conformer = Two()
      let proxy = try ReaderProxy(conformer.readerWitness)
      proxy.count()
      """,
      prints: ["asked"]),
    .accepted(
      "a deprecated protocol",
      "@available(*, deprecated, message: \"old\") public protocol Old: AnyObject { func run() -> Int }",
      "",
      "print(\"generated\")",
      prints: ["generated"]),
    .accepted(
      "proxies hand over their witness",
      "public protocol Chained: AnyObject { func link() -> Int }",
      "final class Link: Chained { func link() -> Int { 1 } }",
      """
      let chain = Chain(Link().chainedWitness)
      let proxy = try ChainedProxy(chain.live())
      do { try chain.rebase(on: proxy.chainedWitness) } catch .interposingOnItself { print(true) }
      let same: any Chained = proxy
      do { try chain.rebase(on: same.chainedWitness) } catch .interposingOnItself { print(true) }
      func bind(_ conformer: some Chained) -> ChainedWitness { conformer.chainedWitness }
      do { try chain.rebase(on: bind(proxy)) } catch .interposingOnItself { print(true) }
      """,
      prints: ["true", "true", "true"]),
    .accepted(
      "what is required cannot be taken away",
      "public protocol Needed: AnyObject { func answer() -> Int; func event() }",
      "final class Needs: Needed { func answer() -> Int { 1 }; func event() { print(\"event\") } }",
      """
      var witness = Needs().neededWitness
      witness.answer = nil
      do { _ = try NeededProxy(witness) } catch { print(error.requirement.name) }
      let chain = Chain(Needs().neededWitness)
      let proxy = try NeededProxy(chain.live())
      try chain.append(Interposer("silent") { $0.event = nil })
      proxy.event()
      print(proxy.answer())
      """,
      prints: ["answer()", "1"]),
  ]
}
