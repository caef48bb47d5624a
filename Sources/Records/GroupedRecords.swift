/// Records in sections.
public struct GroupedRecords: Sendable {
  /// The records. Their positions may be others than in the source that was grouped: what is counted is where they stand here.
  public let source: any RecordSource

  /// The sections, whose rows are positions in `source`.
  public let sections: [RecordSection]

  /// Names records and their sections.
  public init(source: any RecordSource, sections: [RecordSection]) {
    self.source = source
    self.sections = sections
  }
}
