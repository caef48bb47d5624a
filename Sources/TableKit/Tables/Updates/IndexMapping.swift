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
    return Self.index(ofRank: index - before, without: arriving)
  }

  /// Where an index was before; `nil` if it has arrived. O(log changes).
  func source(of index: Int) -> Int? {
    let before = Self.countOfElements(in: arriving, lessThan: index)
    if before < arriving.count, arriving[before] == index { return nil }
    return Self.index(ofRank: index - before, without: leaving)
  }

  /// The index that has a number of others in front of it which are not among some.
  static func index(ofRank rank: Int, without sorted: [Int]) -> Int {
    // In front of the i-th of those left out stand sorted[i] − i of the others.
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }

  static func countOfElements(in sorted: [Int], lessThan index: Int) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
