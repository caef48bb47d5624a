import Foundation
import Testing

@testable import DispatchBenchmarks

@Suite struct PlotTests {
  @Test func theAxisEndsAtPowersOfTen() {
    #expect(LogarithmicScale(covering: [0.24, 2712], length: 100).bounds == 0.1...10_000)
    #expect(LogarithmicScale(covering: [1, 1000], length: 100).bounds == 1...1000)
    #expect(LogarithmicScale(covering: [1, 64], base: 2, length: 100).bounds == 1...64)
    #expect(LogarithmicScale(covering: [3, 3], length: 100).bounds == 1...10)
    #expect(LogarithmicScale(covering: [0, -1, .infinity], length: 100).bounds == 1...10)
  }

  @Test func equalFactorsAreEqualLengths() {
    let scale = LogarithmicScale(bounds: 1...10_000, length: 400)
    #expect(scale.position(of: 1) == 0)
    #expect(abs(scale.position(of: 10) - 100) < 1e-9)
    #expect(abs(scale.position(of: 1000) - 300) < 1e-9)
    #expect(abs(scale.position(of: sqrt(10)) - 50) < 1e-9)
    #expect(scale.position(of: 1_000_000) == 400)
    #expect(scale.position(of: 0) == 0)
  }

  @Test func ticksAreThePowersInBetween() {
    #expect(LogarithmicScale(bounds: 0.1...100, length: 1).powers().map { ($0 * 10).rounded() } == [1, 10, 100, 1000])
    #expect(LogarithmicScale(bounds: 1...64, length: 1).powers(of: 2) == [1, 2, 4, 8, 16, 32, 64])
  }

  @Test(arguments: [(0.1, "0.1 ns"), (1, "1 ns"), (100, "100 ns"), (1000, "1 µs"), (10_000, "10 µs"), (1e6, "1 ms")])
  func ticksSayTheirUnit(nanoseconds: Double, text: String) {
    #expect(PlotText.tick(nanoseconds) == text)
  }
}
