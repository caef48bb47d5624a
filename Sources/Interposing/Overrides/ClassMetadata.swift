/// The metadata of a Swift class, as far as overrides are read from it. Nothing else in the library reads metadata.
///
/// ### What this relies on
/// The layout is part of Swift's stable ABI (`TargetClassMetadata` in the runtime's sources); without an Objective-C runtime it is,
/// in words of eight bytes from the address point that a class's reference is:
///
/// | word | content |
/// | --- | --- |
/// | 0 | the kind: 0 for a class |
/// | 1 | the superclass, or 0 |
/// | 2 | flags (bit 1: counted by Swift) and where in the instance its address point is, 32 bits each |
/// | 3 | size of the instance (32 bits), its alignment and a reserved half word |
/// | 4 | the size of the metadata, and how much of it lies before the address point, 32 bits each, in bytes |
/// | 5 | the descriptor |
/// | 6 | what destroys the stored properties |
/// | 7 … | the members: those of each superclass from the root on, then the class's own |
///
/// The members of a superclass keep their places in every subclass, generic ones and those of other modules included. A member is
/// a method's code or an offset; none of them changes once the class is there.
///
/// ### What is checked
/// The kind, the counting by Swift, and that the sizes are whole words, not absurdly large, and grow from superclass to subclass. What
/// fails a check is not read.
struct ClassMetadata: Sendable, Equatable {
  /// The address point.
  private let address: UInt
  /// How many words follow the address point, from the first one on.
  let endWord: Int
  /// The superclass's address point, 0 without one.
  private let superclassAddress: UInt

  private static let headerWords = 7
  /// More words than that no class has: each would be a method or a property.
  private static let maximumWords = 1 << 20

  /// Reads a class.
  ///
  /// - Returns: `nil` where the layout is not the expected one.
  init?(_ type: AnyClass) {
    self.init(address: UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self)))
  }

  private init?(address: UInt) {
    #if _runtime(_ObjC) || !_pointerBitWidth(_64)
      return nil
    #else
      guard address % 8 == 0, let start = UnsafeRawPointer(bitPattern: address) else { return nil }
      guard start.load(as: UInt.self) == 0, start.load(fromByteOffset: 16, as: UInt32.self) & 2 != 0 else { return nil }
      let size = Int(start.load(fromByteOffset: 32, as: UInt32.self))
      let before = Int(start.load(fromByteOffset: 36, as: UInt32.self))
      guard before <= size, (size - before) % 8 == 0, (size - before) / 8 >= Self.headerWords,
        size / 8 <= Self.maximumWords
      else { return nil }
      self.address = address
      endWord = (size - before) / 8
      superclassAddress = start.load(fromByteOffset: 8, as: UInt.self)
    #endif
  }

  /// The superclass; `nil` if there is none, or its layout is not the expected one.
  var superclass: ClassMetadata? {
    superclassAddress == 0 ? nil : ClassMetadata(address: superclassAddress)
  }

  /// The words of the class's own members; `nil` where the sizes do not fit together.
  var ownMembers: Range<Int>? {
    guard superclassAddress != 0 else { return Self.headerWords..<endWord }
    guard let superclass, superclass.endWord <= endWord else { return nil }
    return superclass.endWord..<endWord
  }

  /// Whether the class is another one or a subclass of it.
  func isDescended(from other: ClassMetadata) -> Bool {
    var current = self
    while current != other {
      guard let superclass = current.superclass, superclass.endWord <= current.endWord else { return false }
      current = superclass
    }
    return true
  }

  /// A word of the metadata.
  ///
  /// - Parameter word: How far from the address point, in words; not negative and less than ``endWord``.
  func word(at word: Int) -> UInt {
    guard word >= 0, word < endWord, let start = UnsafeRawPointer(bitPattern: address) else { return 0 }
    return start.load(fromByteOffset: word * 8, as: UInt.self)
  }
}
