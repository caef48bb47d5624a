import Foundation
import Interposing
import TableKit
import WorkUnit

extension CaseList {
  /// What grows, and against what. The calls through interposers are the families `witness/pass-through` and
  /// `witness/intercepted`, the steps of a table's scrolling `table/scroll-step`.
  static let scaling: [ListedCase] = {
    var cases: [ListedCase] = []
    for count in [1, 4, 16, 64] {
      cases.append(
        ListedCase("chain/resolve", .interposers(count), .microsecond, allocatingAtMost: nil) {
          ResolvingCase(interposerCount: count)
        })
    }
    for count in [1, 4, 16, 64] {
      cases.append(
        ListedCase("adapter/call", .adapters(count)) {
          try WitnessCase(raise: CGFloat(count), adapters: (1...count).map { RaisingAdapter(name: "height-\($0)") })
        })
    }
    for width in WidthBindingCase.Width.allCases {
      cases.append(
        ListedCase("bind", .requirements(width.rawValue), allocatingAtMost: nil) { WidthBindingCase(width) })
    }
    cases += [
      ListedCase("plain/call", .requirements(1)) { try PlainWitnessCase(isIntercepted: false) },
      ListedCase("plain/call", .requirements(4)) { FourRequirementsCase() },
      ListedCase("plain/call", .requirements(16)) { SixteenRequirementsCase() },
    ]
    for rowCount in [1_000, 10_000, 100_000] {
      cases.append(
        ListedCase("table/reload-all", .rows(rowCount), .microsecond, allocatingAtMost: nil) {
          TableReloadCase(rowCount: rowCount)
        })
    }
    return cases
  }()
}
