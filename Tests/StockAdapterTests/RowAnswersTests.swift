import Foundation
import Testing

@testable import HeightCache

@Suite("Answers about rows")
struct RowAnswersTests {
  @Test("Each row has its own, whatever the block")
  func rows() {
    var answers = RowAnswers()
    let rows = [0, 1, 511, 512, 513, 1023, 5_000, 1_000_000]
    for row in rows { answers[row] = CGFloat(row) }
    for row in rows { #expect(answers[row] == CGFloat(row)) }
    for row in [2, 510, 514, 1024, 4_999, 999_999, 1_000_001, 100_000_000] { #expect(answers[row] == nil) }
    answers[512] = nil
    answers[70_000] = nil
    answers[2_000_000_000] = nil
    #expect(answers[512] == nil && answers[513] == 513)
  }

  @Test("Rows that are taken over have their answers, and only they", arguments: 1...20 as ClosedRange<UInt64>)
  func taking(seed: UInt64) {
    var random = seed &* 0x9e37_79b9_7f4a_7c15
    func next(_ limit: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % limit
    }
    var (old, oldModel) = (RowAnswers(), [Int: CGFloat]())
    for _ in 0..<next(2_000) {
      let row = next(3_000)
      old[row] = CGFloat(row) + 0.5
      oldModel[row] = CGFloat(row) + 0.5
    }
    var (new, model) = (RowAnswers(), [Int: CGFloat]())
    for _ in 0..<4 {
      let (start, length, first) = (next(3_000), next(1_500), next(3_000))
      new.take(from: old, start..<(start + length), at: first)
      for row in start..<(start + length) { if let answer = oldModel[row] { model[row - start + first] = answer } }
    }
    for row in 0..<6_000 { #expect(new[row] == model[row], "row \(row)") }
  }
}
