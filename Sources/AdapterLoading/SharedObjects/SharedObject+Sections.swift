extension SharedObject {
  /// The largest comment that is read, in bytes: a compiler's record is about a hundred.
  private static var longestComment: UInt64 { 1 << 16 }

  /// The most that is read of the sections' names, in bytes: real ones take some hundred.
  private static var largestNames: UInt64 { 1 << 20 }

  /// The compilers and linkers that had a hand in the file, as they recorded themselves in its section `.comment`; each
  /// once, in order. Empty if the file has no such section.
  func toolRecords() throws(SharedObjectFault) -> [String] {
    guard sections.indices.contains(header.sectionNames) else { return [] }
    let names = sections[header.sectionNames]
    guard names.hasBytes, names.size <= Self.largestNames else { throw .malformed("its sections have no names") }
    let texts = try source.record(at: names.offset, count: Int(names.size), part: "the sections' names").bytes
    for section in sections where section.hasBytes && section.size <= Self.longestComment {
      guard section.name < names.size else { throw .malformed("a section has no name") }
      let name = texts[Int(section.name)...].prefix { $0 != 0 }
      guard name.elementsEqual(".comment".utf8) else { continue }
      let content = try source.record(at: section.offset, count: Int(section.size), part: "a section").bytes
      var records: [String] = []
      for text in content.split(separator: 0) {
        let record = String(decoding: text, as: UTF8.self)
        if !records.contains(record) { records.append(record) }
      }
      return records
    }
    return []
  }

  struct Section {
    let name: UInt64
    let offset: UInt64
    let size: UInt64
    /// Whether the section takes room in the file: neither unused nor zeros that are made on loading.
    let hasBytes: Bool
  }

  /// The sections, all of which lie within the file: they stand last in it, so a shortened file shows here even if all that is
  /// loaded is still there.
  static func sections(of header: SharedObjectHeader, in source: Source) throws(SharedObjectFault) -> [Section] {
    guard header.sections.count > 0 else { return [] }
    let table = try source.record(
      at: header.sections.offset, count: header.sections.count * 64, part: "the section headers")
    var sections: [Section] = []
    sections.reserveCapacity(header.sections.count)
    for index in 0..<header.sections.count {
      let start = index * 64
      let type = table.word(at: start + 4)
      let section = Section(
        name: UInt64(table.word(at: start)), offset: table.doubleWord(at: start + 24),
        size: table.doubleWord(at: start + 32), hasBytes: type != 0 && type != 8)
      if section.hasBytes { try source.requireRange(at: section.offset, count: section.size, part: "a section") }
      sections.append(section)
    }
    return sections
  }
}
