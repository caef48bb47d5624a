/// What a callee noted of the calls it got: enough to see whether all of them came, and with their own arguments.
public struct CallTally: Sendable, Hashable {
  /// How many calls.
  public private(set) var calls = 0
  /// The sum of the rows asked for, wrapping around.
  public private(set) var sumOfRows = 0

  /// No calls.
  public init() {}

  /// Notes calls.
  ///
  /// - Parameters:
  ///   - row: The row that each asked for.
  ///   - times: How many.
  public mutating func note(row: Int, times: Int = 1) {
    calls &+= times
    sumOfRows &+= row &* times
  }
}

extension CallTally: CustomStringConvertible {
  /// `3 calls for rows whose sum is 12`.
  public var description: String { "\(calls) calls for rows whose sum is \(sumOfRows)" }
}
