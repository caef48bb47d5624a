/// What a list shows at one time: identifiers of sections, each with identifiers of items, all in order.
///
/// ```swift
/// var snapshot = DiffableDataSourceSnapshot<Continent, City.ID>()
/// snapshot.appendSections([.europe, .asia])
/// snapshot.appendItems([oslo.id, rome.id], toSection: .europe)
/// dataSource.apply(snapshot, animatingDifferences: true)
/// ```
///
/// An identifier stands for one section or item: one that is there already is not taken a second time, and what is named and not there
/// changes nothing.
public struct DiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The identifiers of the sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items whose rows are to be made anew.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are to be made anew.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells are to be set up anew.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// No sections.
  public init() {}

  // MARK: What there is

  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// How many items there are in all sections.
  public var numberOfItems: Int { sections.count }

  /// The identifiers of all items, section by section.
  public var itemIdentifiers: [ItemIdentifierType] {
    var all: [ItemIdentifierType] = []
    for section in sectionIdentifiers { all += items[section] ?? [] }
    return all
  }

  /// How many items a section has; 0 if it is not there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }

  /// The identifiers of a section's items; none if it is not there.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }

  /// The section that an item is in; `nil` if it is not there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections[identifier]
  }

  /// Where an item stands among all; `nil` if it is not there. Complexity: O(items).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sections[identifier] else { return nil }
    var before = 0
    for other in sectionIdentifiers {
      if other == section { break }
      before += items[other]?.count ?? 0
    }
    return items[section]?.firstIndex(of: identifier).map { before + $0 }
  }

  /// Where a section stands; `nil` if it is not there. Complexity: O(sections).
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Sections

  /// Adds sections behind the others.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    if let index = indexOfSection(toIdentifier) { insert(identifiers, at: index) }
  }

  /// Adds sections behind another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    if let index = indexOfSection(toIdentifier) { insert(identifiers, at: index + 1) }
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var index = index
    for identifier in identifiers where items[identifier] == nil {
      sectionIdentifiers.insert(identifier, at: index)
      items[identifier] = []
      index += 1
    }
  }

  /// Takes sections away, with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items.removeValue(forKey: identifier) ?? [] { sections[item] = nil }
    }
    sectionIdentifiers.removeAll { items[$0] == nil }
    dropMarksOfWhatIsGone()
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves a section behind another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, to: toIdentifier, offset: 1)
  }

  private mutating func moveSection(
    _ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
  ) {
    guard identifier != other, let index = indexOfSection(identifier), indexOfSection(other) != nil else { return }
    sectionIdentifiers.remove(at: index)
    if let target = indexOfSection(other) { sectionIdentifiers.insert(identifier, at: target + offset) }
  }

  /// Has sections made anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where items[identifier] != nil && !reloadedSectionIdentifiers.contains(identifier) {
      reloadedSectionIdentifiers.append(identifier)
    }
  }

  // MARK: Items

  /// Adds items behind the others of a section.
  ///
  /// - Parameters:
  ///   - identifiers: The items.
  ///   - sectionIdentifier: The section; `nil` for the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last, let count = items[section]?.count else { return }
    insert(identifiers, into: section, at: count)
  }

  /// Adds items before another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }

  /// Adds items behind another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int) {
    guard let section = sections[other], let index = items[section]?.firstIndex(of: other) else { return }
    insert(identifiers, into: section, at: index + offset)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType, at index: Int
  ) {
    var new: [ItemIdentifierType] = []
    for identifier in identifiers where sections[identifier] == nil {
      sections[identifier] = section
      new.append(identifier)
    }
    items[section]?.insert(contentsOf: new, at: index)
  }

  /// Takes items away.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    var changed: Set<SectionIdentifierType> = []
    for identifier in identifiers {
      if let section = sections.removeValue(forKey: identifier) { changed.insert(section) }
    }
    for section in changed { items[section]?.removeAll { sections[$0] == nil } }
    dropMarksOfWhatIsGone()
  }

  /// Takes all sections and items away.
  public mutating func deleteAllItems() {
    self = DiffableDataSourceSnapshot()
  }

  /// Moves an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    moveItem(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves an item behind another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    moveItem(identifier, to: toIdentifier, offset: 1)
  }

  private mutating func moveItem(_ identifier: ItemIdentifierType, to other: ItemIdentifierType, offset: Int) {
    guard identifier != other, let old = sections[identifier], sections[other] != nil else { return }
    items[old]?.removeAll { $0 == identifier }
    sections[identifier] = nil
    insert([identifier], beside: other, offset: offset)
  }

  /// Has the rows of items made anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where sections[identifier] != nil && !reloadedItemIdentifiers.contains(identifier) {
      reloadedItemIdentifiers.append(identifier)
    }
  }

  /// Has the cells of items set up anew, without exchanging them.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers
    where sections[identifier] != nil && !reconfiguredItemIdentifiers.contains(identifier) {
      reconfiguredItemIdentifiers.append(identifier)
    }
  }

  private mutating func dropMarksOfWhatIsGone() {
    reloadedItemIdentifiers.removeAll { sections[$0] == nil }
    reconfiguredItemIdentifiers.removeAll { sections[$0] == nil }
    reloadedSectionIdentifiers.removeAll { items[$0] == nil }
  }

  /// The same without what was asked to be made or set up anew.
  var withoutMarks: Self {
    var copy = self
    copy.reloadedItemIdentifiers.removeAll()
    copy.reconfiguredItemIdentifiers.removeAll()
    copy.reloadedSectionIdentifiers.removeAll()
    return copy
  }
}
