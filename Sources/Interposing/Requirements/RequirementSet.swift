/// A set of requirements of one witness, by their positions in ``ProtocolWitness/requirements``.
///
/// Witnesses keep one to note which requirements an edit touched. The first 64 positions need no allocation.
///
/// ```swift
/// var touched = RequirementSet()
/// touched.insert(3)
/// touched.contains(3)              // true
/// Array(touched)                   // [3]
/// ```
public struct RequirementSet: Sendable, Hashable {
  @usableFromInline internal var low: UInt64 = 0
  @usableFromInline internal var high: [UInt64] = []

  /// Makes an empty set.
  @inlinable public init() {}

  /// Whether the set has no member. Complexity: O(1) up to 64 requirements.
  public var isEmpty: Bool { low == 0 && high.allSatisfy { $0 == 0 } }

  /// Adds a position.
  ///
  /// - Parameter position: A position of a requirement; not negative.
  @inlinable public mutating func insert(_ position: Int) {
    if position < 64 {
      low |= 1 << UInt64(position)
    } else {
      insertHigh(position)
    }
  }

  @usableFromInline internal mutating func insertHigh(_ position: Int) {
    let word = position / 64 - 1
    while high.count <= word { high.append(0) }
    high[word] |= 1 << UInt64(position % 64)
  }

  /// Whether a position is in the set.
  ///
  /// - Parameter position: A position of a requirement; not negative.
  public func contains(_ position: Int) -> Bool {
    if position < 64 { return low & (1 << UInt64(position)) != 0 }
    let word = position / 64 - 1
    return word < high.count && high[word] & (1 << UInt64(position % 64)) != 0
  }

  /// Adds the members of another set, each moved up by an offset. A composite uses it to place the sets of its parts.
  ///
  /// - Parameters:
  ///   - other: The set whose members are added.
  ///   - offset: What is added to each of its positions.
  ///
  /// Complexity: O(members of `other`).
  public mutating func formUnion(_ other: RequirementSet, offsetBy offset: Int = 0) {
    for position in other { insert(position + offset) }
  }

  public static func == (left: RequirementSet, right: RequirementSet) -> Bool {
    left.elementsEqual(right)
  }

  public func hash(into hasher: inout Hasher) {
    for position in self { hasher.combine(position) }
  }
}

extension RequirementSet: Sequence {
  /// Gives the positions in ascending order.
  public struct Iterator: IteratorProtocol {
    private var word: UInt64
    private var wordIndex = 0
    private let high: [UInt64]

    internal init(_ set: RequirementSet) {
      word = set.low
      high = set.high
    }

    /// The next position, or `nil` after the last.
    public mutating func next() -> Int? {
      while word == 0 {
        guard wordIndex < high.count else { return nil }
        word = high[wordIndex]
        wordIndex += 1
      }
      let bit = word.trailingZeroBitCount
      word &= word - 1
      return wordIndex * 64 + bit
    }
  }

  /// An iterator over the positions in ascending order.
  public func makeIterator() -> Iterator { Iterator(self) }
}

extension RequirementSet: ExpressibleByArrayLiteral {
  /// Makes a set of the positions listed.
  public init(arrayLiteral positions: Int...) {
    for position in positions { insert(position) }
  }
}
