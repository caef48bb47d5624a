/// The positions of records that belong together, ascending. A run of them takes no memory of its own, however long it is.
public struct RecordRows: RandomAccessCollection, Sendable {
  private enum Storage {
    case run(Range<Int>)
    case each([Int])
  }

  private let storage: Storage

  /// Positions that follow each other.
  public init(_ positions: Range<Int>) {
    storage = .run(positions)
  }

  /// Positions that are given one by one, ascending.
  public init(_ positions: [Int]) {
    storage = .each(positions)
  }

  public var startIndex: Int { 0 }

  public var endIndex: Int {
    switch storage {
    case .run(let positions): positions.count
    case .each(let positions): positions.count
    }
  }

  public subscript(index: Int) -> Int {
    switch storage {
    case .run(let positions):
      precondition(index >= 0 && index < positions.count, "there is no row \(index)")
      return positions.lowerBound + index
    case .each(let positions):
      return positions[index]
    }
  }
}

extension RecordRows: ExpressibleByArrayLiteral {
  public init(arrayLiteral positions: Int...) {
    self.init(positions)
  }
}

extension RecordRows: Hashable {
  /// Whether both hold the same positions, however they are kept.
  public static func == (first: RecordRows, second: RecordRows) -> Bool {
    if case (.run(let first), .run(let second)) = (first.storage, second.storage), !first.isEmpty {
      return first == second
    }
    return first.elementsEqual(second)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    if let first, let last {
      hasher.combine(first)
      hasher.combine(last)
    }
  }
}
