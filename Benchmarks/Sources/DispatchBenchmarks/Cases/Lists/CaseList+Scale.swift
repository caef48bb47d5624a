extension CaseList {
  /// What is run to show how lists of few and of many rows compare.
  ///
  /// - Parameter peers: The list views of others.
  static func scale(peers: [ListedCase]) -> [ListedCase] {
    tables(ofRowCounts: [1_000, 10_000, 100_000, 1_000_000, 10_000_000]) + peers
  }

  /// What tables do, in families whose members differ in the number of rows.
  ///
  /// - Parameter rowCounts: The numbers of rows.
  static func tables(ofRowCounts rowCounts: [Int]) -> [ListedCase] {
    var cases: [ListedCase] = []
    func add(
      _ family: String, _ unit: ListedCase.Unit, allocatingAtMost limit: Int? = nil,
      _ make: @escaping @MainActor @Sendable (Int) -> any BenchmarkCase
    ) {
      for count in rowCounts {
        cases.append(ListedCase(family, .rows(count), unit, allocatingAtMost: limit) { make(count) })
      }
    }
    add("table/reload-bare", .millisecond) { BareHeightsCase(rowCount: $0) }
    add("table/reload", .millisecond) { TableReloadCase(rowCount: $0) }
    add("table/reload-equal", .microsecond) { EqualReloadCase(rowCount: $0) }
    add("table/reload-estimated", .microsecond) { EstimatedReloadCase(rowCount: $0) }
    add("table/scroll-step", .microsecond, allocatingAtMost: 0) { TableScrollStepCase(rowCount: $0) }
    add("table/scroll-step-estimated", .microsecond) { EstimatedScrollStepCase(rowCount: $0) }
    add("table/insert-row", .microsecond) { TableInsertCase(rowCount: $0) }
    add("table/insert-row-gradually", .microsecond) { TableInsertCase(rowCount: $0, animation: .fade) }
    return cases
  }
}
