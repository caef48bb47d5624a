/// What a callee noted of the calls it got: enough to see whether all of them came, and with their own arguments.
///
/// Calls for different rows are noted in different places. Had they one in common, each would wait until the call before had
/// written there, and what the call itself costs could vanish in the waiting.
public struct CallTally: Sendable {
  /// The number of calls in the lower half of a word, the sum of their rows in the upper one: one addition notes both.
  private var places: InlineArray<4, UInt64> = InlineArray(repeating: 0)

  /// No calls.
  public init() {}

  /// What a callee in another language noted in the same form: the number of calls in the lower half of a word, the sum of their
  /// rows in the upper one.
  ///
  /// - Parameter places: Four words; calls for row *n* are noted in that of *n* modulo 4.
  public init(places: InlineArray<4, UInt64>) { self.places = places }

  /// Notes calls.
  ///
  /// - Parameters:
  ///   - row: The row that each asked for.
  ///   - times: How many.
  public mutating func note(row: Int, times: Int = 1) {
    places[row & 3] &+= (UInt64(truncatingIfNeeded: row) &<< 32 | 1) &* UInt64(truncatingIfNeeded: times)
  }

  /// The same calls so many times.
  ///
  /// - Parameter count: How often.
  public func times(_ count: Int) -> CallTally {
    var product = self
    for place in places.indices { product.places[place] &*= UInt64(truncatingIfNeeded: count) }
    return product
  }

  /// How many calls; of each place's, 32 bits.
  public var calls: Int {
    var calls = 0
    for place in places.indices { calls += Int(places[place] & 0xffff_ffff) }
    return calls
  }

  /// The sum of the rows asked for; of each place's, 32 bits.
  public var sumOfRows: Int {
    var sum = 0
    for place in places.indices { sum += Int(places[place] &>> 32) }
    return sum
  }
}

extension CallTally: Equatable {
  public static func == (left: CallTally, right: CallTally) -> Bool {
    for place in left.places.indices where left.places[place] != right.places[place] { return false }
    return true
  }
}

extension CallTally: CustomStringConvertible {
  /// `3 calls for rows whose sum is 12`.
  public var description: String { "\(calls) calls for rows whose sum is \(sumOfRows)" }
}
