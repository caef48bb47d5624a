/// The longest part of a list of numbers that grows.
enum IncreasingSubsequence {
  /// The positions of a longest strictly growing part: what need not be moved when the rest is. Complexity: O(n log n).
  ///
  /// - Parameter numbers: The numbers.
  static func positions(in numbers: [Int]) -> Set<Int> {
    // For each length, the position of the smallest number that ends such a part.
    var ends: [Int] = []
    var previous: [Int?] = Array(repeating: nil, count: numbers.count)
    for (position, number) in numbers.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[position] = ends[low - 1] }
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var kept: Set<Int> = []
    var current = ends.last
    while let position = current {
      kept.insert(position)
      current = previous[position]
    }
    return kept
  }
}
