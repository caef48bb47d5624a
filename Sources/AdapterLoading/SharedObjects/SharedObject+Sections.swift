extension SharedObject {
  /// The largest comment that is read, in bytes: a compiler's record is about a hundred.
  private static var longestComment: UInt64 { 1 << 16 }

  /// Checks that the sections lie within the file: they stand last in it, so a shortened file shows here even if all that
  /// is loaded is still there.
  func checkSections() throws(SharedObjectFault) {
    guard header.sections.count > 0 else { return }
    for section in try sections() where section.hasBytes {
      try source.requireRange(at: section.offset, count: section.size, part: "a section")
    }
  }

  /// The compilers and linkers that had a hand in the file, as they recorded themselves in its section `.comment`; each
  /// once, in order. Empty if the file has no such section.
  func toolRecords() throws(SharedObjectFault) -> [String] {
    let sections = try sections()
    guard sections.indices.contains(header.sectionNames) else { return [] }
    let names = sections[header.sectionNames]
    for section in sections where section.hasBytes && section.size <= Self.longestComment {
      guard try name(of: section, in: names) == ".comment" else { continue }
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

  private struct Section {
    let name: UInt64
    let offset: UInt64
    let size: UInt64
    /// Whether the section takes room in the file: neither unused nor zeros that are made on loading.
    let hasBytes: Bool
  }

  private func sections() throws(SharedObjectFault) -> [Section] {
    let table = try source.record(
      at: header.sections.offset, count: header.sections.count * 64, part: "the section headers")
    var sections: [Section] = []
    sections.reserveCapacity(header.sections.count)
    for index in 0..<header.sections.count {
      let start = index * 64
      let type = table.word(at: start + 4)
      sections.append(
        Section(
          name: UInt64(table.word(at: start)), offset: table.doubleWord(at: start + 24),
          size: table.doubleWord(at: start + 32), hasBytes: type != 0 && type != 8))
    }
    return sections
  }

  /// The name of a section, or as much of it as tells it from `.comment`.
  private func name(of section: Section, in names: Section) throws(SharedObjectFault) -> String {
    guard names.hasBytes, section.name < names.size else { throw .malformed("a section has no name") }
    let (offset, overflow) = names.offset.addingReportingOverflow(section.name)
    guard !overflow else { throw .malformed("a section has no name") }
    let count = Int(min(9, names.size - section.name))
    let bytes = try source.record(at: offset, count: count, part: "the sections' names").bytes
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
