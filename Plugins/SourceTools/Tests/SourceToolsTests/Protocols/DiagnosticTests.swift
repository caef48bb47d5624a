import Testing

@testable import SourceTools

/// Each case is a source with a mark at the place of the one diagnostic, and the beginning of its message.
@Suite("What cannot be generated")
struct DiagnosticTests {
  private func expect(_ message: String, in marked: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let source = MarkedSource(marked)
    do {
      _ = try generated(source.text)
      Issue.record("nothing was wrong", sourceLocation: sourceLocation)
    } catch SourceToolsError.source(let diagnostics) {
      #expect(diagnostics.count == 1, "\(diagnostics)", sourceLocation: sourceLocation)
      guard let only = diagnostics.first else { return }
      #expect(only.file == "/nowhere/at/all/Player.swift", sourceLocation: sourceLocation)
      #expect(only.line == source.line, "\(only)", sourceLocation: sourceLocation)
      #expect(only.column == source.column, "\(only)", sourceLocation: sourceLocation)
      #expect(only.message.hasPrefix(message), "\(only)", sourceLocation: sourceLocation)
      #expect(!only.message.contains("\n"), sourceLocation: sourceLocation)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
  }

  @Test(
    "Requirements",
    arguments: [
      ("▸static func make()", "a static requirement"),
      ("▸static var shared: Int { get }", "a static requirement"),
      ("▸nonisolated func play()", "a nonisolated requirement"),
      ("▸@AudioActor func play()", "a requirement on another actor"),
      ("▸@available(macOS 10, *) func play()", "a requirement that is not available wherever"),
      ("▸@available(*, deprecated) var volume: Int { get }", "a property that is deprecated"),
      ("▸@Builder func play()", "'@Builder' on a requirement"),
      ("▸init(song: String)", "an initialiser"),
      ("subscript▸<Song>(song: Song) -> Int { get }", "a generic subscript"),
      ("subscript(▸song: some Hashable) -> Int { get }", "a generic subscript"),
      ("▸typealias Song = String", "a type alias"),
      ("func ▸+(song: Int, other: Int) -> Int", "an operator"),
      ("static func ▸==(song: Self, other: Self) -> Bool", "an operator"),
      ("func play() -> ▸some Sequence", "an opaque result"),
      ("var volume: Int { get ▸_modify }", "'_modify' of a requirement"),
      ("nonisolated(nonsending) func ▸play()", "'nonisolated(nonsending)' on a requirement that is not asynchronous"),
      ("associatedtype Song: ▸~Copyable; func play(_ song: borrowing Song)", "an associated type that need not"),
    ])
  func requirements(requirement: String, message: String) {
    expect(
      message,
      in: """
        @MainActor public protocol Player: AnyObject {
          func stop()
          \(requirement)
        }
        """)
  }

  @Test(
    "Parameters and results",
    arguments: [
      ("(_ songs: String▸...)", "a variadic parameter"),
      ("(_ other: ▸Self)", "Self in a requirement"),
      ("(_ others: [▸Self])", "Self in a requirement"),
      ("() -> ▸Self", "Self in a requirement"),
      ("(_ player: ▸isolated AudioActor)", "'isolated' on a parameter"),
      ("(_ song: ▸@autoclosure () -> Song)", "an autoclosure"),
      ("(▸@Builder _ song: () -> Song)", "'@Builder' on a parameter"),
      ("(_ then: (▸StopFailure) -> Void)", "failure 'StopFailure' in a requirement's type"),
      ("() -> Result<Int, ▸StopFailure>", "failure 'StopFailure' in a requirement's type"),
    ])
  func types(signature: String, message: String) {
    expect(
      message,
      in: """
        // Ein Kommentar mit Ümläuten.
        @MainActor
        protocol Player: AnyObject {
          associatedtype StopFailure: PlayerFailure
          func stop() throws(StopFailure)

          /* Größe */ func play\(signature)
        }
        """)
  }

  @Test("Protocols without isolation, and with another one")
  func isolation() {
    expect("'@Audio' on a protocol", in: "▸@Audio protocol Player: AnyObject { func play() }")
    expect(
      "'play()' is isolated and its protocol is not",
      in: "protocol Player: AnyObject { @MainActor func ▸play() }")
    expect("an actor protocol", in: "protocol Player: ▸Actor { func play() }")
    expect(
      "inherited 'Base' is isolated and 'Player' is not",
      in: "@MainActor protocol Base: AnyObject { func base() }\nprotocol Player: ▸Base { func play() }")
    expect(
      "inherited 'Base' is neither isolated nor Sendable",
      in: "protocol Base: AnyObject { func base() }\nprotocol Player: ▸Base, Sendable { func play() }")
    expect(
      "'@AudioActor' on a protocol",
      in: "@MainActor ▸@AudioActor protocol Player: AnyObject { func play() }")
  }

  @Test("Protocols that values can conform to")
  func values() {
    expect(
      "'play()' changes a conformer that may be a value", in: "protocol Player: Sendable { mutating func ▸play() }")
    expect("an asynchronous mutating", in: "protocol Player { mutating func ▸play() async }")
  }

  @Test("Protocols that another file cannot see, or only sometimes")
  func places() {
    expect("protocol 'Player' is private", in: "@MainActor ▸private protocol Player: AnyObject { func play() }")
    expect("protocol 'Player' is fileprivate", in: "@MainActor ▸fileprivate protocol Player: AnyObject { func play() }")
    expect(
      "protocol 'Player' stands in another declaration",
      in: "enum Sound { @MainActor protocol ▸Player: AnyObject { func play() } }")
    expect(
      "protocol 'Player' stands in another declaration or in a condition",
      in: "#if os(Linux)\n@MainActor protocol ▸Player: AnyObject { func play() }\n#endif")
    expect(
      "a condition in a protocol",
      in: "@MainActor protocol Player: AnyObject {\n  func play()\n  ▸#if DEBUG\n  func log()\n  #endif\n}")
  }

  @Test("Protocols with nothing to answer, and with more conditions")
  func wholes() {
    expect("protocol 'Player' has no requirement", in: "@MainActor protocol ▸Player: AnyObject {}")
    expect(
      "a where clause about Self",
      in: "@MainActor protocol Player: AnyObject where ▸Self: Host { func play() }")
    expect(
      "an inherited protocol with its associated types given",
      in: "protocol Base<Song> { associatedtype Song; func base() }\nprotocol Player: ▸Base<Int> { func play() }")
  }

  @Test("Failures belong to one requirement each")
  func failures() {
    expect(
      "no requirement throws failure 'StopFailure'",
      in: """
        @MainActor protocol Player: AnyObject {
          associatedtype ▸StopFailure: PlayerFailure
          func play()
        }
        """)
    expect(
      "'pause()' throws failure 'StopFailure', which belongs to 'stop()'",
      in: """
        @MainActor protocol Player: AnyObject {
          associatedtype StopFailure: PlayerFailure
          func stop() throws(StopFailure)
          func ▸pause() throws(StopFailure)
        }
        """)
    expect(
      "an optional requirement that is asynchronous",
      in: """
        @MainActor protocol Player: AnyObject {
          associatedtype StopFailure: PlayerFailure
          func ▸stop() async throws(StopFailure)
        }
        """)
    expect(
      "'stop()' is optional: that needs",
      in: """
        protocol Player: AnyObject {
          associatedtype StopFailure: PlayerFailure
          func ▸stop() throws(StopFailure)
        }
        """)
    expect(
      "'play(_:)' is generic, rethrows or is deprecated",
      in: """
        protocol Player {
          associatedtype Song
          func ▸play<Other>(_ other: Other) -> Song
        }
        """)
    expect(
      "failure 'StopFailure' has a default",
      in: """
        @MainActor protocol Player: AnyObject {
          associatedtype StopFailure: PlayerFailure ▸= Never
          func stop() throws(StopFailure)
        }
        """)
  }

  @Test("The witness's requirement has the witness's name")
  func witness() {
    expect(
      "the witness of 'Player' is generated as 'playerWitness'",
      in: "@MainActor protocol Player: AnyObject {\n  func play()\n  var ▸answers: PlayerWitness { get }\n}")
    expect(
      "the witness of 'Player' must be declared as { get }",
      in: "@MainActor protocol Player: AnyObject {\n  func play()\n  var ▸playerWitness: PlayerWitness { get set }\n}")
  }

  @Test("Requirements that a witness cannot tell apart")
  func overloads() {
    let message = "'play(_:)' has the labels and the types of another requirement"
    let source = "protocol Player: AnyObject {\n  func play(_ song: Int)\n  func play(_ song: Int) -> String\n}"
    do {
      _ = try generated(source)
      Issue.record("nothing was wrong")
    } catch SourceToolsError.source(let diagnostics) {
      #expect(diagnostics.sorted().map(\.line) == [2, 3])
      #expect(diagnostics.allSatisfy { $0.column == 8 && $0.message.hasPrefix(message) })
    } catch {
      Issue.record(error)
    }
  }

  @Test("Inherited protocols must be known, and once")
  func inheritance() {
    expect(
      "the source of inherited 'Unknown' is not in /nowhere/at/all and /nowhere/at",
      in: "@MainActor protocol Player: AnyObject, ▸Unknown { func play() }")
    expect(
      "protocol 'Player' inherits 'Base' twice",
      in: """
        @MainActor protocol Base: AnyObject { func base() }
        @MainActor protocol Left: Base { func left() }
        @MainActor protocol Right: Base { func right() }
        @MainActor protocol ▸Player: Left, Right { func play() }
        """)
    expect(
      "'base()' is a requirement of inherited 'Base' already",
      in: """
        @MainActor protocol Base: AnyObject { func base() }
        @MainActor protocol Player: Base { func ▸base() }
        """)
    expect(
      "inherited 'Left' and 'Right' both require 'both()'",
      in: """
        @MainActor protocol Left: AnyObject { func both() }
        @MainActor protocol Right: AnyObject { func both() }
        @MainActor protocol ▸Player: Left, Right { func play() }
        """)
    expect(
      "failure 'StopFailure' is one of inherited 'Base' already",
      in: """
        @MainActor protocol Base: AnyObject {
          associatedtype StopFailure: BaseFailure
          func stop() throws(StopFailure)
        }
        @MainActor protocol ▸Player: Base {
          associatedtype StopFailure: PlayerFailure
          func halt() throws(StopFailure)
        }
        """)
    expect(
      "protocol 'Player' inherits itself through 'Player'",
      in: "@MainActor protocol Player: AnyObject, ▸Player { func play() }")
  }

  @Test("What a proxy needs for itself")
  func proxies() {
    expect(
      "'live' is a property of each proxy already",
      in: "@MainActor protocol Player: AnyObject {\n  func play()\n  var ▸live: Bool { get }\n}")
  }

  @Test("Sources that do not parse")
  func syntax() {
    expect("expected '}'", in: "@MainActor protocol Player: AnyObject { func play()▸")
    expect("expected type", in: "@MainActor protocol Player: AnyObject { func play(_ song: ▸) }")
  }

  @Test("Everything that is wrong is said at once, in the order of the source")
  func several() {
    let source = """
      @MainActor protocol Player: AnyObject {
        func play(_ songs: Int...)
        static func make()
      }
      protocol Other: AnyObject { init(); init(song: Int) }
      """
    do {
      _ = try generated(source)
      Issue.record("nothing was wrong")
    } catch {
      let lines = "\(error)".split(separator: "\n")
      #expect(lines.count == 4)
      #expect(lines.map { $0.split(separator: ":")[1] } == ["2", "3", "5", "5"])
      #expect(
        lines[0]
          == "/nowhere/at/all/Player.swift:2:25: error: a variadic parameter: a closure's type cannot be variadic; take an array"
      )
    }
  }
}
