/// A conformer that counts what it hears.
final class Tally: TallyDelegate {
  struct Odd: Error {}

  private let texts = Heard()

  /// How many calls there were, and how many different texts.
  var heard: (calls: Int, texts: Int) {
    let counts = texts.counts
    return (counts.values.reduce(0, +), counts.count)
  }

  func add(_ left: Int, _ right: Int) -> Int { left + right }

  func didAdd(_ text: String) {
    texts.hear(text)
  }

  func check(_ number: Int) throws -> [Int] {
    guard number.isMultiple(of: 2) else { throw Odd() }
    return [number]
  }

  func wait(_ number: Int) async throws -> Int {
    await Task.yield()
    return number * 2
  }
}
