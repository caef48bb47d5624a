import Foundation

/// How long frames took.
struct FrameTimes {
  private var seconds: [Double] = []

  /// How many there were.
  var count: Int { seconds.count }

  /// Notes a frame.
  mutating func add(_ duration: Duration) {
    seconds.append(duration / .seconds(1))
  }

  /// How many took longer than a time in seconds.
  func count(over limit: Double) -> Int {
    var count = 0
    for time in seconds where time > limit { count += 1 }
    return count
  }

  /// The time that a part of all frames took no longer than, in seconds: the smallest of those noted that is; 0 without frames.
  ///
  /// - Parameter part: The part, more than 0 and at most 1.
  func percentile(_ part: Double) -> Double {
    guard !seconds.isEmpty else { return 0 }
    let sorted = seconds.sorted()
    let rank = Int((part * Double(sorted.count)).rounded(.up))
    return sorted[min(max(rank, 1), sorted.count) - 1]
  }

  /// `NAME: median 1.23 ms, 99th percentile 4.56 ms`.
  func line(_ name: String) -> String {
    let (median, high) = (percentile(0.5) * 1000, percentile(0.99) * 1000)
    return String(format: "%@: median %.2f ms, 99th percentile %.2f ms", name, median, high)
  }
}
