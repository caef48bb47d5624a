import Testing

@testable import SourceTools

/// Generated code, compiled in one module and used from another: what conformers of every kind are found to implement.
@Suite("Compiled: conformers")
struct CompiledConformerTests {
  private static let host = "public final class Player { public init() {} }"

  private static let base = """
    import Interposing

    @MainActor
    public protocol MediaDelegate: AnyObject {
      associatedtype PlayerDidStartFailure: MediaDelegateFailure
      /// It started.
      func playerDidStart(_ player: Player) throws(PlayerDidStartFailure)

      associatedtype VolumeOfFailure: MediaDelegateFailure
      func player(_ player: Player, volumeOf channel: Int) throws(VolumeOfFailure) -> Double?

      var mediaDelegateWitness: MediaDelegateWitness { get }
    }
    """

  private static let derived = """
    import Interposing

    @MainActor
    public protocol PlayerDelegate: MediaDelegate {
      func player(_ player: Player, titleOf song: Int) -> String

      associatedtype ShouldSkipFailure: PlayerDelegateFailure
      func player(_ player: Player, shouldSkip song: Int) throws(ShouldSkipFailure) -> Bool

      associatedtype NameFailure: PlayerDelegateFailure
      var name: String { get throws(NameFailure) }

      var playerDelegateWitness: PlayerDelegateWitness { get }
    }
    """

  private static let conformers = """
    import Foundation
    import Interposing
    import Media

    final class Everything: PlayerDelegate {
      var name = "all"
      func player(_ player: Player, titleOf song: Int) -> String { "song \\(song)" }
      func player(_ player: Player, shouldSkip song: Int) -> Bool { song > 2 }
      func playerDidStart(_ player: Player) { print("started") }
      func player(_ player: Player, volumeOf channel: Int) -> Double? { channel == 0 ? nil : 0.5 }
    }

    class Nothing: PlayerDelegate {
      func player(_ player: Player, titleOf song: Int) -> String { "none" }
    }

    class Parent: PlayerDelegate {
      func player(_ player: Player, titleOf song: Int) -> String { "parent" }
      func player(_ player: Player, shouldSkip song: Int) -> Bool { false }
    }

    final class Child: Parent {
      override func player(_ player: Player, titleOf song: Int) -> String { "child of " + super.player(player, titleOf: song) }
      override func player(_ player: Player, shouldSkip song: Int) -> Bool { true }
    }

    final class Generic<Song: Sendable>: PlayerDelegate {
      let song: Song
      init(_ song: Song) { self.song = song }
      func player(_ player: Player, titleOf song: Int) -> String { "\\(self.song)" }
      func player(_ player: Player, volumeOf channel: Int) -> Double? { 1 }
    }

    final class Object: NSObject, PlayerDelegate {
      func player(_ player: Player, titleOf song: Int) -> String { "object" }
      var name: String { "nsobject" }
    }

    final class Elsewhere {}

    @MainActor final class Isolated: PlayerDelegate {
      private var count = 0
      func player(_ player: Player, titleOf song: Int) -> String {
        count += 1
        return "call \\(count)"
      }
    }
    """

  private static let elsewhere = """
    import Interposing
    import Media

    extension Elsewhere: PlayerDelegate {
      func player(_ player: Player, titleOf song: Int) -> String { "elsewhere" }
    }
    """

  private static let further = """
    import Media

    extension Elsewhere {
      func player(_ player: Player, shouldSkip song: Int) -> Bool { song == 7 }
    }
    """

  private static let main = """
    import Interposing
    import Media

    @MainActor @main struct Main {
      static func show(_ name: String, _ delegate: some PlayerDelegate) {
        let player = Player()
        let witness = delegate.playerDelegateWitness
        let there = PlayerDelegateWitness.requirements.indices.filter(witness.isImplemented)
        print(name, there.map { PlayerDelegateWitness.requirements[$0].key }.joined(separator: " "))
        _ = Chain(witness).pass { resolution in
          let witness = resolution.witness
          print(
            witness.titleOf?(player, 1) ?? "-", witness.shouldSkip.map { "\\($0(player, 7))" } ?? "-", witness.name?() ?? "-",
            witness.media.volumeOf.map { "\\(String(describing: $0(player, 0)))" } ?? "-")
          witness.media.didStart?(player)
        }
      }

      static func main() {
        show("everything", Everything())
        show("nothing", Nothing())
        show("parent", Parent())
        show("child", Child())
        show("generic", Generic("tune"))
        show("object", Object())
        show("elsewhere", Elsewhere())
        show("isolated", Isolated())
        let empty = PlayerDelegateWitness()
        print("empty", PlayerDelegateWitness.requirements.indices.contains(where: empty.isImplemented), empty.origin.isBound)
        let gone = Nothing().playerDelegateWitness
        print("gone", Chain(gone).pass { $0.witness.titleOf != nil } as Any, gone.origin.conformerName ?? "-")
      }
    }
    """

  /// Worked out from the sources above.
  private static let expected = [
    "everything titleOf shouldSkip name didStart volumeOf",
    "song 1 true all nil",
    "started",
    "nothing titleOf",
    "none - - -",
    "parent titleOf shouldSkip",
    "parent false - -",
    "child titleOf shouldSkip",
    "child of parent true - -",
    "generic titleOf volumeOf",
    "tune - - Optional(1.0)",
    "object titleOf name",
    "object - nsobject -",
    "elsewhere titleOf shouldSkip",
    "elsewhere true - -",
    "isolated titleOf",
    "call 1 - - -",
    "empty false false",
    "gone nil Nothing",
  ]

  @Test("What is implemented is bound, what is left out is nil", arguments: [["-Onone"], ["-O"]])
  func conformers(options: [String]) throws {
    let program = Program(
      module: ["Host.swift": Self.host, "ProtocolBase.swift": Self.base, "ProtocolDerived.swift": Self.derived],
      program: [
        "Conformers.swift": Self.conformers, "Elsewhere.swift": Self.elsewhere, "Further.swift": Self.further,
        "Main.swift": Self.main,
      ],
      options: options)
    let lines = try program.run()
    #expect(lines == Self.expected)
  }
}
