import Foundation
import TableKit

/// What has to be done to a picture of one record of a scene to make it a picture of another: pixels to be moved, then pixels to be
/// drawn.
struct SceneDifference {
  /// Pixels that scroll: of an area, each takes the place of another in it.
  struct Shift {
    let area: PixelRect
    let x: Int
    let y: Int
  }

  /// What is moved first.
  private(set) var shifts: [Shift] = []
  /// What is drawn then.
  private(set) var dirty: PixelRegion
  /// Whose text has moved by parts of a pixel. It will go on, so that it may be drawn nearly where it belongs.
  private(set) var movingOwners: Set<ObjectIdentifier> = []

  private let earlierMovingOwners: Set<ObjectIdentifier>

  /// Beyond this part of the picture, all of it is drawn: that is one walk through the scene.
  private static let mostDirt = 0.7

  /// Compares two records of pictures of one size.
  ///
  /// - Complexity: O(*n* log *n*) for *n* items.
  init(from old: SceneRecord, to new: SceneRecord) {
    dirty = PixelRegion(in: new.bounds)
    earlierMovingOwners = old.movingOwners
    findShifts(from: old, to: new)
    for shift in shifts { expose(shift) }
    compare(old.items, new.items)
    if Double(dirty.area) > Self.mostDirt * Double(new.bounds.area) {
      shifts = []
      dirty = PixelRegion(in: new.bounds)
      dirty.add(new.bounds)
    }
  }

  // MARK: Scrolling

  private mutating func findShifts(from old: SceneRecord, to new: SceneRecord) {
    for region in new.scrollRegions {
      var earlier: SceneRecord.ScrollRegion?
      for candidate in old.scrollRegions where candidate.owner == region.owner { earlier = candidate }
      guard let earlier, earlier.area == region.area, earlier.linearPart == region.linearPart else { continue }
      let (dx, dy) = (region.anchor.x - earlier.anchor.x, region.anchor.y - earlier.anchor.y)
      let (x, y) = (dx.rounded(), dy.rounded())
      // Between pixels nothing can be moved; and what has gone far has left nothing to move.
      guard x != 0 || y != 0, abs(dx - x) < 1e-3, abs(dy - y) < 1e-3, abs(x) < CGFloat(region.area.width),
        abs(y) < CGFloat(region.area.height)
      else { continue }
      var isAlone = true
      for shift in shifts where !shift.area.intersection(region.area).isEmpty { isAlone = false }
      if isAlone { shifts.append(Shift(area: region.area, x: Int(x), y: Int(y))) }
    }
  }

  /// What scrolls in has to be drawn.
  private mutating func expose(_ shift: Shift) {
    let area = shift.area
    if shift.y != 0 {
      let height = abs(shift.y)
      dirty.add(
        PixelRect(
          x: area.x, y: shift.y > 0 ? area.y : area.y + area.height - height, width: area.width, height: height))
    }
    if shift.x != 0 {
      let width = abs(shift.x)
      dirty.add(
        PixelRect(
          x: shift.x > 0 ? area.x : area.x + area.width - width, y: area.y, width: width, height: area.height))
    }
  }

  // MARK: Items

  private mutating func compare(_ old: [DrawnItem], _ new: [DrawnItem]) {
    var places: [DrawnItem.Identity: Int] = [:]
    places.reserveCapacity(old.count)
    for (place, item) in old.enumerated() { places[item.identity] = place }
    var partners: [Int] = []
    partners.reserveCapacity(new.count)
    for item in new { partners.append(places[item.identity] ?? -1) }
    let inOrder = Self.longestAscent(partners)
    var isKept = [Bool](repeating: false, count: old.count)
    for (index, item) in new.enumerated() {
      let partner = partners[index]
      guard partner >= 0 else {
        dirty.add(item.box)
        continue
      }
      isKept[partner] = true
      if !inOrder[index] || !isStill(old[partner], item) {
        dirty.add(item.box)
        erase(old[partner].box)
        if item.isText(movedByPartsOfPixelsFrom: old[partner]) { movingOwners.insert(item.identity.owner) }
      }
    }
    for (index, item) in old.enumerated() where !isKept[index] { erase(item.box) }
  }

  /// Whether an item looks as the picture shows it once the pixels have been moved.
  private func isStill(_ old: DrawnItem, _ new: DrawnItem) -> Bool {
    // What was drawn only nearly where it belongs is drawn anew, there or elsewhere.
    if earlierMovingOwners.contains(new.identity.owner), case .text = new.content { return false }
    var isTouched = false
    for shift in shifts {
      if shift.area.contains(new.box), shift.area.contains(old.box),
        new.looks(like: old, movedByX: CGFloat(shift.x), y: CGFloat(shift.y), in: shift.area)
      {
        return true
      }
      let touchesOld = !shift.area.intersection(old.box).isEmpty
      if touchesOld || !shift.area.intersection(new.box).isEmpty {
        if !(old.isUniform(over: shift.area) && new.isUniform(over: shift.area)) { isTouched = true }
      }
    }
    return !isTouched && new.looks(like: old, movedByX: 0, y: 0, in: nil)
  }

  /// What shows an item that is no longer there has to be drawn: where it was, and where its pixels have been moved to.
  private mutating func erase(_ box: PixelRect) {
    var isInside = false
    for shift in shifts {
      let part = box.intersection(shift.area)
      guard !part.isEmpty else { continue }
      dirty.add(part.offset(byX: shift.x, y: shift.y).intersection(shift.area))
      if shift.area.contains(box) { isInside = true }
    }
    if !isInside { dirty.add(box) }
  }

  /// Marks as many numbers as possible that stand in ascending order; those below 0 are none.
  static func longestAscent(_ numbers: [Int]) -> [Bool] {
    // For each length, the place of the smallest number that an ascent of that length ends with.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() where number >= 0 {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[place] = ends[low - 1] }
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var marks = [Bool](repeating: false, count: numbers.count)
    var place = ends.last ?? -1
    while place >= 0 {
      marks[place] = true
      place = previous[place]
    }
    return marks
  }
}
