extension CaseList {
  static let scrolling = [
    ListedCase("scroll/fling-frame", nil, .microsecond) { ScrollFlingFrameCase() }
  ]

  /// How many rows the tables have whose costs are compared.
  private static let rowCounts = [1_000, 10_000, 100_000, 1_000_000]

  static let tables: [ListedCase] = {
    var cases = tables(ofRowCounts: rowCounts)
    cases.append(
      ListedCase("table/fling-frame/rows:1000000", nil, .microsecond) { TableFlingFrameCase(rowCount: 1_000_000) })
    for count in [0, 10] {
      // For each circle a path, and what keeps it.
      cases.append(
        ListedCase("table/ripple-frame/ripples:\(count)", nil, .microsecond, allocatingAtMost: 2 * count) {
          try RippleFrameCase(rippleCount: count)
        })
    }
    for rowCount in [100, 1_000] {
      cases.append(
        ListedCase("table/stack-insert/rows:\(rowCount)", nil, .microsecond, allocatingAtMost: nil) {
          StackInsertCase(rowCount: rowCount)
        })
    }
    return cases
  }()

  static let animations = [
    ListedCase("animation/curves-bare:1000", nil, .microsecond) { BareCurvesCase() },
    ListedCase("animation/frame:1000", nil, .microsecond) { AnimationFrameCase() },
  ]

  static let touches = [
    ListedCase("touch/walk-bare") { HitTestCase(isBare: true) },
    ListedCase("touch/hit-test") { HitTestCase() },
  ]
}
