/// Places the fields of a struct one behind the other, as C compilers do.
struct CStructureLayout {
  private var end = 0
  private(set) var alignment = 1

  /// The size so far, padding at the end included.
  var size: Int { end.roundedUp(toMultipleOf: alignment) }

  /// Places a field and gives its offset.
  mutating func place(_ type: CType) throws(CDeclarationProblem) -> Int {
    let offset = end.roundedUp(toMultipleOf: type.alignment)
    // Neither summand can be anywhere near the end of Int: each type was checked against the limit when it was made.
    guard type.size <= CStructure.largestSize, offset + type.size <= CStructure.largestSize else {
      throw .tooLarge(limit: CStructure.largestSize)
    }
    end = offset + type.size
    alignment = max(alignment, type.alignment)
    return offset
  }
}

extension Int {
  /// The next multiple of `divisor`, or the number itself if it is one. Both are positive or zero, and far from the
  /// largest.
  func roundedUp(toMultipleOf divisor: Int) -> Int { (self + divisor - 1) / divisor * divisor }
}
