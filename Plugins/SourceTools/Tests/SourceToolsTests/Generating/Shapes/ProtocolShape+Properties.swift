extension ProtocolShape {
  /// Properties and subscripts.
  static let properties: [ProtocolShape] = [
    .accepted(
      "a property that is set, of an object",
      "public protocol Named: AnyObject { var name: String { get set }; var length: Int { get } }",
      "final class Person: Named { var name = \"a\"; var length: Int { name.count } }",
      """
      let conformer = Person()
      let chain = Chain(conformer.namedWitness)
      try chain.append(Interposer("louder") { witness in
        guard let next = witness.setName else { return }
        witness.setName = { next($0.uppercased()) }
      })
      let proxy = try NamedProxy(chain.live())
      proxy.name = "bcd"
      proxy.name += "e"
      print(proxy.name, conformer.name, proxy.length)
      print(NamedWitness.requirements.map { "\\($0.key) \\($0.kind) \\($0.name)" }.joined(separator: ", "))
      """,
      prints: ["BCDE BCDE 4", "name property name, setName propertySetter name.set, length property length"]),
    .accepted(
      "a property that is set, of a value",
      "public protocol Counter { var count: Int { get set } }",
      "struct Clicks: Counter { var count = 1 }",
      """
      let original = Clicks()
      let proxy = try CounterProxy(original.counterWitness)
      proxy.count += 5
      print(proxy.count, original.count)
      """,
      prints: ["6 1"]),
    .accepted(
      "optional properties on the main actor",
      "@MainActor public protocol Titled: AnyObject { var title: String? { get set }; var badge: Int? { get } }",
      "final class Page: Titled { var title: String?; var badge: Int? { nil } }",
      """
      let page = Page()
      let proxy = try TitledProxy(page.titledWitness)
      proxy.title = "t"
      print(page.title ?? "none", proxy.badge ?? -1)
      proxy.title = nil
      print(page.title ?? "none")
      """,
      prints: ["t -1", "none"]),
    .accepted(
      "properties that are functions",
      """
      public typealias Handler = (Int) -> Int
      @MainActor public protocol Button: AnyObject {
        var action: () -> Int { get set }
        var onTap: (() -> Int)? { get set }
        var handler: Handler { get set }
      }
      """,
      """
      final class Plain: Button {
        var action: () -> Int = { 1 }
        var onTap: (() -> Int)?
        var handler: Handler = { $0 }
      }
      """,
      """
      let button = Plain()
      let proxy = try ButtonProxy(button.buttonWitness)
      proxy.action = { 2 }
      proxy.onTap = { 3 }
      proxy.handler = { $0 * 4 }
      print(button.action(), button.onTap?() ?? 0, button.handler(1), proxy.action())
      """,
      prints: ["2 3 4 2"]),
    .accepted(
      "properties that are awaited and throw",
      "public protocol Remote: AnyObject { var size: Int { get async throws }; var kind: Int { get throws } }",
      """
      struct Offline: Error {}
      final class Far: Remote {
        var size: Int { get async throws { 7 } }
        var kind: Int { get throws { throw Offline() } }
      }
      """,
      """
      @concurrent func use() async throws {
        let chain = Chain(Far().remoteWitness)
        try chain.append(.mapSize("more") { $0 + 1 })
        let proxy = try RemoteProxy(chain.live())
        print(try await proxy.size)
        do { _ = try proxy.kind } catch { print(error) }
      }
      try await use()
      """,
      prints: ["8", "Offline()"]),
    .accepted(
      "a subscript that is set",
      "public protocol Cells: AnyObject { subscript(index: Int) -> String { get set } }",
      "final class Row: Cells { var cells = [\"a\", \"b\"]; subscript(i: Int) -> String { get { cells[i] } set { cells[i] = newValue } } }",
      """
      let row = Row()
      let chain = Chain(row.cellsWitness)
      try chain.append(.mapGetSubscript("mark") { cell, index in "\\(index)\\(cell)" })
      let proxy = try CellsProxy(chain.live())
      proxy[1] = "c"
      print(proxy[0], proxy[1], row.cells)
      """,
      prints: ["0a 1c [\"a\", \"c\"]"]),
    .accepted(
      "subscripts with labels, of a value on the main actor",
      """
      @MainActor public protocol Grid {
        subscript(row row: Int, column column: Int) -> Int { get set }
        subscript(at position: Int) -> Int { get }
      }
      """,
      """
      struct Square: Grid {
        var cells = [1, 2, 3, 4]
        subscript(row row: Int, column column: Int) -> Int {
          get { cells[row * 2 + column] }
          set { cells[row * 2 + column] = newValue }
        }
        subscript(at position: Int) -> Int { cells[position] }
      }
      """,
      """
      let proxy = try GridProxy(Square().gridWitness)
      proxy[row: 1, column: 0] = 9
      print(proxy[row: 1, column: 0], proxy[at: 2], proxy[at: 3])
      """,
      prints: ["9 9 4"]),
    .accepted(
      "keywords and names of the generated code",
      """
      public protocol Words: AnyObject {
        var `default`: Int { get set }
        var target: Int { get set }
        func conformer(target: Int, live: Int, resolution: Int, `in`: Int) -> Int
        func next(next: Int, newValue: Int, _: Int) -> Int!
        subscript(newValue: Int) -> Int { get set }
      }
      """,
      """
      final class Word: Words {
        var `default` = 1
        var target = 2
        func conformer(target: Int, live: Int, resolution: Int, `in`: Int) -> Int { target + live + resolution + `in` }
        func next(next: Int, newValue: Int, _ third: Int) -> Int! { next * newValue * third }
        var stored = 0
        subscript(index: Int) -> Int { get { stored + index } set { stored = newValue + index } }
      }
      """,
      """
      let proxy = try WordsProxy(Word().wordsWitness)
      proxy.default += 10
      proxy.target += 10
      proxy[5] = 1
      print(proxy.default, proxy.target, proxy.conformer(target: 1, live: 2, resolution: 3, in: 4), proxy[1])
      print(proxy.next(next: 2, newValue: 3, 4) as Int)
      """,
      prints: ["11 12 10 7", "24"]),
  ]
}
