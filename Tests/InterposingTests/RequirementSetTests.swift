import Interposing
import TestSupport
import Testing

/// The set of positions, against the standard library's.
struct RequirementSetTests {
  @Test func itHoldsWhatIsInsertedInOrder() {
    var generator = SeededGenerator(seed: 7)
    var naive: Set<Int> = []
    var set = RequirementSet()
    for _ in 0..<200 {
      let position = Int.random(in: 0..<300, using: &generator)
      naive.insert(position)
      set.insert(position)
    }
    #expect(Array(set) == naive.sorted())
    for position in 0..<320 { #expect(set.contains(position) == naive.contains(position)) }
  }

  @Test func unionsAreMovedByTheirOffset() {
    var set: RequirementSet = [1, 63]
    set.formUnion([0, 1, 64], offsetBy: 63)
    #expect(Array(set) == [1, 63, 64, 127])
  }

  @Test func equalSetsAreEqualHoweverTheyWereMade() {
    var wide: RequirementSet = [2]
    #expect(wide == [2])
    wide.insert(100)
    #expect(wide == [100, 2])
    #expect(wide != [2])
    #expect(RequirementSet().isEmpty && !wide.isEmpty)
  }
}
