/// What the process in Java answers to a number of calls: a line of six numbers.
struct JavaReply {
  /// The CPU time that the calls took.
  let nanoseconds: Double
  /// The sum of the answers' bit patterns.
  let sum: UInt64
  /// What the callee noted.
  let places: InlineArray<4, UInt64>

  /// - Parameter line: The line. What is no such line gives `nil`.
  init?(_ line: String) {
    let words = line.split(separator: " ").map { UInt64($0) }
    guard words.count == 6, let nanoseconds = words[0], let sum = words[1], let first = words[2],
      let second = words[3], let third = words[4], let fourth = words[5]
    else { return nil }
    self.nanoseconds = Double(nanoseconds)
    self.sum = sum
    places = [first, second, third, fourth]
  }
}
