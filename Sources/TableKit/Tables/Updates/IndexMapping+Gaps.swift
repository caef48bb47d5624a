import Foundation

extension IndexMapping {
  /// A stretch between two that stay, before and after: in it stands what leaves there, and what arrives.
  struct Gap {
    /// The indexes before: those that leave.
    let old: Range<Int>
    /// The indexes after: those that arrive.
    let new: Range<Int>
  }

  /// The gap in which an index leaves. O(log changes).
  func gap(ofLeaving index: Int) -> Gap {
    gap(afterStayers: index - Self.countOfElements(in: leaving, lessThan: index))
  }

  /// The gap in which an index arrives. O(log changes).
  func gap(ofArriving index: Int) -> Gap {
    gap(afterStayers: index - Self.countOfElements(in: arriving, lessThan: index))
  }

  /// The gap behind a number of those that stay.
  private func gap(afterStayers rank: Int) -> Gap {
    let stayers = countBefore - leaving.count
    let oldStart = rank > 0 ? Self.index(ofRank: rank - 1, without: leaving) + 1 : 0
    let oldEnd = rank < stayers ? Self.index(ofRank: rank, without: leaving) : countBefore
    let newStart = rank > 0 ? Self.index(ofRank: rank - 1, without: arriving) + 1 : 0
    let newEnd = rank < stayers ? Self.index(ofRank: rank, without: arriving) : countAfter
    return Gap(old: oldStart..<max(oldStart, oldEnd), new: newStart..<max(newStart, newEnd))
  }
}
