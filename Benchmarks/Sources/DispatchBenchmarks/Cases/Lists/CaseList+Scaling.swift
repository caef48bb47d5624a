import Foundation
import Interposing
import TableKit
import WorkUnit

extension CaseList {
  /// What grows, and against what. The calls through interposers are the families `witness/pass-through` and
  /// `witness/intercepted`, what tables do with many rows `table/reload` and those after it.
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
    return cases
  }()
}
