/// Which of a class's methods a subclass overrides, told without a call.
///
/// A class that declares optional requirements as methods, each throwing ``Unimplemented``, has them all, whatever its subclasses
/// override. But an override takes its method's place in the table of methods that the metadata of the subclass holds, so a place
/// whose content is not the class's own is a method that was overridden.
///
/// Which place belongs to which method is learned from *probes*, subclasses that override known methods. Methods are numbered from
/// 1, and probe *k* overrides those whose number has bit *k* set: over all probes, each place spells the number of its method. No
/// order of places is presumed, and a table in which a number is missing or stands twice is not believed.
///
/// ```swift
/// let table = OverrideTable(of: Base.self, probes: [Probe0.self, Probe1.self], count: 2)
/// table.overridden(in: Subclass.self)   // [1]: the second method
/// ```
///
/// The class is open, or its methods are called: an optimiser may take methods out of a table that nobody calls and nobody else can
/// override. Then a number is missing, and the table is not believed.
///
/// `swivel generate --base-class` writes the class, the probes and the table's declaration.
public struct OverrideTable: Sendable {
  /// How many methods there are.
  public let count: Int

  /// Where each method stands; `nil` where the metadata did not pass the checks.
  private let slots: Slots?

  private struct Slots: Sendable {
    /// The places by the methods' numbers less 1, in words from the metadata's address point.
    let words: [Int]
    /// The class's own content of each place.
    let contents: [UInt]
    /// The class's metadata.
    let base: ClassMetadata
  }

  /// Reads the places of a class's methods.
  ///
  /// - Parameters:
  ///   - base: The class that declares the methods.
  ///   - probes: Direct subclasses of it: the one at position *k* overrides the methods whose numbers have bit *k* set. There must
  ///     be enough for no number to have all bits set, for what every probe has of its own, initialisers say, looks so.
  ///   - count: How many methods there are.
  public init(of base: AnyClass, probes: [AnyClass], count: Int) {
    self.count = count
    slots = Self.slots(of: base, probes: probes, count: count)
  }

  /// Whether the places were found. If not, every method is taken for overridden.
  public var isReliable: Bool { slots != nil }

  /// The methods that a class overrides, or inherits overridden.
  ///
  /// - Parameter type: The class, or a subclass of it.
  /// - Returns: Their numbers less 1. All of them if the places were not found (``isReliable``), or if `type` is not the class and
  ///   no subclass of it: then whoever calls a method must expect ``Unimplemented``, as with an override that throws it itself.
  ///
  /// Complexity: O(`count` + depth of the subclass).
  public func overridden(in type: AnyClass) -> RequirementSet {
    var found = RequirementSet()
    let metadata = slots == nil ? nil : ClassMetadata(type)
    guard let slots, let metadata, metadata.isDescended(from: slots.base) else {
      for number in 0..<count { found.insert(number) }
      return found
    }
    for number in 0..<count where metadata.word(at: slots.words[number]) != slots.contents[number] {
      found.insert(number)
    }
    return found
  }

  private static func slots(of base: AnyClass, probes: [AnyClass], count: Int) -> Slots? {
    guard count > 0, probes.count < Int.bitWidth - 1, count < (1 << probes.count) - 1,
      let base = ClassMetadata(base), let members = base.ownMembers
    else { return nil }
    var readings: [ClassMetadata] = []
    for probe in probes {
      guard let metadata = ClassMetadata(probe), metadata.superclass == base, metadata.endWord >= members.upperBound
      else {
        return nil
      }
      readings.append(metadata)
    }
    var words: [Int?] = Array(repeating: nil, count: count)
    let everyProbe = (1 << probes.count) - 1
    for word in members {
      let content = base.word(at: word)
      var number = 0
      for (bit, metadata) in readings.enumerated() where metadata.word(at: word) != content { number |= 1 << bit }
      guard number != 0, number != everyProbe else { continue }
      guard number <= count, words[number - 1] == nil else { return nil }
      words[number - 1] = word
    }
    var found: [Int] = []
    for word in words {
      guard let word else { return nil }
      found.append(word)
    }
    return Slots(words: found, contents: found.map(base.word(at:)), base: base)
  }
}
