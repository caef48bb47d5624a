import Foundation
import Testing

/// Options put together at random: whatever they are, the program ends by itself, with a picture or with one line.
@Suite("Random use")
struct RandomUseTests {
  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static let values: [String: [String]] = [
    "--size": ["320x100", "0x0", "1x1", "0.001x5000", "-1x5", "1e300x1e300", "300", "axb", "32767x1"],
    "--scale": ["1", "2", "0", "-1", "0.3", "1e-300", "1e300", "x"],
    "--offset": ["0", "50", "-1e300", "1e300", "0.5", "nan"],
    "--axis": ["vertical", "horizontal", "z"],
    "--group-by": ["name", "team", "width", "x", ""],
    "--row-extent": ["1", "44", "1e6", "0", "-1"],
    "--extent-from": ["width", "name"],
    "--header-size": ["40x20", "1e6x1e6", "0.01x0.01", "1x1e9"],
    "--adapter": ["fixture", "fixture:rows=100", "fixture:rows=x", "rotated-headers", "none", ":"],
    "--style": ["plain", "grouped", "inset-grouped"],
    "--layout": ["x.json", "none/x.json"],
  ]

  @Test("It never traps and never leaves anything half-written", arguments: 0..<60)
  func random(seed: Int) throws {
    var generator = SplitMix(state: UInt64(seed))
    let folder = try TemporaryFolder()
    try folder.write("name,team,width\nAnn,red,50\nBo,blue,0\nCy,red,1e9\n", to: "people.csv")
    var arguments = ["render", "people.csv", "--out", "x.png"]
    for option in Self.values.keys.sorted() where Int.random(in: 0..<3, using: &generator) == 0 {
      arguments += [option, try #require(Self.values[option]?.randomElement(using: &generator))]
    }
    let run = try CommandRun(arguments, in: folder)
    #expect([0, 1, 2].contains(run.status), "\(arguments): \(run.status) \(run.errors)")
    if run.status == 0 {
      _ = try PNGHeader(folder.bytes(of: "x.png"))
    } else {
      #expect(run.complaint?.hasPrefix("swivel: ") == true, "\(arguments): \(run.errors)")
      #expect(try folder.contents == ["people.csv"])
    }
  }
}
