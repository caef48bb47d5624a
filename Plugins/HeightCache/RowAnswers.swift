import Foundation

/// An answer for each of a section's rows, as far as there are such.
struct RowAnswers: Sendable {
  private static let blockCapacity = 512
  /// An answer is never not a number.
  private static let unknown = CGFloat.nan

  /// Blocks of rows; one in which no row has an answer is empty.
  private var blocks: ContiguousArray<ContiguousArray<CGFloat>> = []

  /// Nothing about any row.
  init() {}

  /// The answer of a row, or `nil` if there is none. O(1).
  ///
  /// - Parameter row: The row, of any number of rows.
  subscript(row: Int) -> CGFloat? {
    get {
      let block = row / Self.blockCapacity
      guard block < blocks.count, !blocks[block].isEmpty else { return nil }
      let answer = blocks[block][row % Self.blockCapacity]
      return answer.isNaN ? nil : answer
    }
    set {
      let block = row / Self.blockCapacity
      if block >= blocks.count {
        guard newValue != nil else { return }
        makeRoom(forBlock: block)
      }
      if blocks[block].isEmpty {
        guard newValue != nil else { return }
        blocks[block] = ContiguousArray(repeating: Self.unknown, count: Self.blockCapacity)
      }
      blocks[block][row % Self.blockCapacity] = newValue ?? Self.unknown
    }
  }

  /// Takes answers over from rows that may have other numbers here. Blocks of rows with the same numbers are shared, all others
  /// copied: O(n) in the rows that stand in them.
  ///
  /// - Parameters:
  ///   - other: The answers.
  ///   - rows: The rows there.
  ///   - first: The number of the first of them here.
  mutating func take(from other: RowAnswers, _ rows: Range<Int>, at first: Int) {
    var row = rows.lowerBound
    while row < rows.upperBound {
      let block = row / Self.blockCapacity
      guard block < other.blocks.count else { return }
      let end = min(rows.upperBound, (block + 1) * Self.blockCapacity)
      let known = other.blocks[block]
      if !known.isEmpty {
        if first == rows.lowerBound, row % Self.blockCapacity == 0, end - row == Self.blockCapacity {
          makeRoom(forBlock: block)
          blocks[block] = known
        } else {
          for index in row..<end {
            let answer = known[index % Self.blockCapacity]
            if !answer.isNaN { self[index - rows.lowerBound + first] = answer }
          }
        }
      }
      row = end
    }
  }

  private mutating func makeRoom(forBlock block: Int) {
    guard block >= blocks.count else { return }
    blocks.append(contentsOf: repeatElement([], count: block + 1 - blocks.count))
  }
}
