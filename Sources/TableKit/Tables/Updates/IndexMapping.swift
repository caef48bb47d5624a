import Foundation

/// Which index of before is which after some have left and others have arrived.
///
/// It holds only the indexes that leave and those that arrive; everything else follows from their ranks.
struct IndexMapping: Sendable {
  /// How many there are before.
  let countBefore: Int
  /// The indexes that leave, as they are before, in order.
  let leaving: [Int]
  /// The indexes that arrive, as they are after, in order.
  let arriving: [Int]

  /// How many there are after.
  var countAfter: Int { countBefore - leaving.count + arriving.count }

  /// A mapping.
  ///
  /// - Parameters:
  ///   - countBefore: How many there are before.
  ///   - leaving: Those that leave, each once, of those before.
  ///   - arriving: Those that arrive, each once, of those after.
  init(countBefore: Int, leaving: [Int], arriving: [Int]) {
    self.countBefore = countBefore
    self.leaving = leaving.sorted()
    self.arriving = arriving.sorted()
  }

  var isIdentity: Bool { leaving.isEmpty && arriving.isEmpty }

  /// Where an index is after; `nil` if it leaves. O(log changes).
  func target(of index: Int) -> Int? {
    let before = Self.countOfElements(in: leaving, lessThan: index)
    if before < leaving.count, leaving[before] == index { return nil }
    let rank = index - before
    // Of those that arrive, count those in front of the rank-th that stays: the i-th has arriving[i] − i stayers in front.
    var low = 0
    var high = arriving.count
    while low < high {
      let middle = (low + high) / 2
      if arriving[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }

  /// Where an index was before; `nil` if it has arrived. O(log changes).
  func source(of index: Int) -> Int? {
    let before = Self.countOfElements(in: arriving, lessThan: index)
    if before < arriving.count, arriving[before] == index { return nil }
    let rank = index - before
    var low = 0
    var high = leaving.count
    while low < high {
      let middle = (low + high) / 2
      if leaving[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }

  private static func countOfElements(in sorted: [Int], lessThan index: Int) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
