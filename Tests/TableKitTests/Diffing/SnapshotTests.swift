import Foundation
import TestSupport
import Testing

@testable import TableKit

@Suite("Snapshots")
struct SnapshotTests {
  private typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

  private func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2, 3], toSection: "A")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test func sectionsAndItemsAreInOrder() {
    let snapshot = snapshot()
    #expect(snapshot.sectionIdentifiers == ["A", "B"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.itemIdentifiers(inSection: "B") == [4, 5])
    #expect(
      snapshot.numberOfItems == 5 && snapshot.numberOfSections == 2 && snapshot.numberOfItems(inSection: "A") == 3)
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "B")
    #expect(snapshot.indexOfItem(5) == 4 && snapshot.indexOfSection("B") == 1)
    #expect(snapshot.indexOfItem(6) == nil && snapshot.indexOfSection("C") == nil)
    #expect(snapshot.itemIdentifiers(inSection: "C") == [] && snapshot.sectionIdentifier(containingItem: 9) == nil)
  }

  @Test func whatComesStandsWhereItIsPut() {
    var snapshot = snapshot()
    snapshot.insertItems([10, 11], beforeItem: 2)
    snapshot.insertItems([12], afterItem: 5)
    snapshot.insertSections(["Z"], beforeSection: "A")
    snapshot.insertSections(["Y"], afterSection: "A")
    snapshot.appendItems([20], toSection: "Y")
    #expect(snapshot.sectionIdentifiers == ["Z", "A", "Y", "B"])
    #expect(snapshot.itemIdentifiers == [1, 10, 11, 2, 3, 20, 4, 5, 12])
  }

  @Test func whatIsMovedIsTakenAlong() {
    var snapshot = snapshot()
    snapshot.moveItem(1, afterItem: 3)
    snapshot.moveItem(5, beforeItem: 2)
    snapshot.moveSection("B", beforeSection: "A")
    #expect(snapshot.sectionIdentifiers == ["B", "A"])
    #expect(snapshot.itemIdentifiers == [4, 5, 2, 3, 1])
    snapshot.moveSection("B", afterSection: "A")
    #expect(snapshot.itemIdentifiers == [5, 2, 3, 1, 4])
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "A")
  }

  @Test func whatIsDeletedIsGoneWithItsMarks() {
    var snapshot = snapshot()
    snapshot.reloadItems([1, 4, 4])
    snapshot.reconfigureItems([2])
    snapshot.reloadSections(["B", "B"])
    #expect(snapshot.reloadedItemIdentifiers == [1, 4])
    snapshot.deleteItems([2, 3, 77])
    snapshot.deleteSections(["B", "X"])
    #expect(snapshot.itemIdentifiers == [1])
    #expect(snapshot.reloadedItemIdentifiers == [1])
    #expect(snapshot.reconfiguredItemIdentifiers == [] && snapshot.reloadedSectionIdentifiers == [])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
  }

  @Test func whatIsThereTwiceOrNotAtAllChangesNothing() {
    var snapshot = snapshot()
    snapshot.appendSections(["A"])
    snapshot.appendItems([1, 6, 6], toSection: "B")
    snapshot.appendItems([7], toSection: "C")
    snapshot.insertItems([8], beforeItem: 99)
    snapshot.moveItem(1, afterItem: 99)
    snapshot.moveItem(1, afterItem: 1)
    snapshot.moveSection("A", afterSection: "C")
    snapshot.reloadItems([99])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5, 6])
    #expect(snapshot.reloadedItemIdentifiers == [])
    var empty = Snapshot()
    empty.appendItems([1])
    #expect(empty.numberOfItems == 0)
  }

  // MARK: Differences

  @Test func longestGrowingParts() {
    #expect(IncreasingSubsequence.positions(in: []) == [])
    #expect(IncreasingSubsequence.positions(in: [3, 1, 2]) == [1, 2])
    #expect(IncreasingSubsequence.positions(in: [0, 1, 2, 3]) == [0, 1, 2, 3])
    #expect(IncreasingSubsequence.positions(in: [4, 3, 2, 1]).count == 1)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let numbers = Array(0..<Int.random(in: 1..<9, using: &random)).shuffled(using: &random)
      let kept = IncreasingSubsequence.positions(in: numbers)
      let part = kept.sorted().map { numbers[$0] }
      #expect(part == part.sorted())
      #expect(kept.count == longestByTrying(numbers))
    }
  }

  /// The length by all subsets.
  private func longestByTrying(_ numbers: [Int]) -> Int {
    var longest = 0
    for subset in 0..<(1 << numbers.count) {
      let part = numbers.indices.filter { subset & (1 << $0) != 0 }.map { numbers[$0] }
      if part == part.sorted() { longest = max(longest, part.count) }
    }
    return longest
  }

  @Test func whatStaysInOrderIsNotNamed() {
    let old = snapshot()
    var new = old
    new.moveItem(1, afterItem: 3)
    new.deleteItems([4])
    new.insertItems([9], beforeItem: 5)
    new.reloadItems([2])
    let difference = SnapshotDifference(from: old, to: new)
    #expect(difference.movedRows == [.init(from: [0, 0], to: [0, 2])])
    #expect(difference.deletedRows == [[1, 0]])
    #expect(difference.insertedRows == [[1, 0]])
    #expect(difference.reloadedRows == [[0, 1]])
    #expect(
      difference.deletedSections.isEmpty && difference.insertedSections.isEmpty && difference.movedSections.isEmpty)
  }

  @Test func itemsOfSectionsThatComeOrGoAreTheirs() {
    let old = snapshot()
    var new = Snapshot()
    new.appendSections(["C", "A"])
    new.appendItems([1, 4], toSection: "A")
    new.appendItems([2], toSection: "C")
    let difference = SnapshotDifference(from: old, to: new)
    #expect(difference.deletedSections == [1] && difference.insertedSections == [0])
    // 2 and 3 leave A: 3 is gone, 2 comes with its new section. 4 comes out of one that is gone.
    #expect(difference.deletedRows == [[0, 1], [0, 2]])
    #expect(difference.insertedRows == [[1, 1]])
    #expect(difference.movedRows.isEmpty)
  }
}
