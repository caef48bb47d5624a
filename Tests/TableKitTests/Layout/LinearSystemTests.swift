import Foundation
import TestSupport
import Testing

@testable import TableKit

@Suite("Linear equations")
struct LinearSystemTests {
  private func expression(_ factors: [Int: CGFloat], _ constant: CGFloat = 0) -> LinearExpression {
    var sum = LinearExpression(constant)
    for (unknown, factor) in factors { sum.add(LinearExpression(unknown: unknown), times: factor) }
    return sum
  }

  @Test func unknownsAreSolvedInAnyOrder() {
    // x + y = 10, x − y = 4: x = 7, y = 3.
    let equations = [expression([0: 1, 1: 1], -10), expression([0: 1, 1: -1], -4)]
    for order in [equations, equations.reversed()] {
      var system = LinearSystem()
      for equation in order {
        let isTaken = system.add(equation)
        #expect(isTaken)
      }
      #expect(system.value(of: LinearExpression(unknown: 0)) == 7)
      #expect(system.value(of: LinearExpression(unknown: 1)) == 3)
      #expect(system.value(of: expression([0: 2, 1: -1], 1)) == 12)
    }
  }

  @Test func whatIsOpenHasNoValue() {
    var system = LinearSystem()
    system.add(expression([0: 1, 1: 1], -10))
    #expect(system.value(of: LinearExpression(unknown: 0)) == nil)
    // What is known of both together.
    #expect(system.value(of: expression([0: 1, 1: 1])) == 10)
    #expect(system.value(of: LinearExpression(unknown: 9)) == nil)
  }

  @Test func aContradictionIsNotTaken() {
    var system = LinearSystem()
    system.add(expression([0: 1], -5))
    let repeated = system.add(expression([0: 2], -10))
    let contradicting = system.add(expression([0: 1], -6))
    #expect(repeated)
    #expect(!contradicting)
    #expect(system.value(of: LinearExpression(unknown: 0)) == 5)
  }

  /// Random systems with a known solution, against that solution.
  @Test func randomSystemsComeOutRight() {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<200 {
      let count = 2 + Int(random.next() % 6)
      let values = (0..<count).map { _ in CGFloat(Int(random.next() % 200)) - 100 }
      var system = LinearSystem()
      // As many again as there are unknowns, so that hardly ever one stays open.
      for _ in 0..<(2 * count) {
        var sum = LinearExpression()
        for unknown in 0..<count {
          let factor = CGFloat(Int(random.next() % 5)) - 2
          sum.add(LinearExpression(unknown: unknown), times: factor)
          sum.constant -= factor * values[unknown]
        }
        let isTaken = system.add(sum)
        #expect(isTaken)
      }
      for unknown in 0..<count {
        guard let value = system.value(of: LinearExpression(unknown: unknown)) else { continue }
        #expect(abs(value - values[unknown]) < 0.001)
      }
    }
  }
}
