import Foundation
import Interposing
import TableKit
import WorkUnit

extension CaseList {
  /// What the names of cases end in whose callee somebody references weakly. That a witness's is, its name does not say: the lease
  /// references it so.
  static let weaklyReferenced = "weakly-referenced"

  static let direct = [
    ListedCase("direct/class", retainingAtMost: 0) { ClassCase() },
    ListedCase("direct/class/\(weaklyReferenced)", retainingAtMost: 0) { ClassCase(isReferencedWeakly: true) },
    ListedCase("direct/existential", retainingAtMost: 0) { DirectCase() },
    ListedCase("direct/existential/\(weaklyReferenced)", retainingAtMost: 0) { DirectCase(isReferencedWeakly: true) },
    ListedCase("direct/existential/outlined", retainingAtMost: 0) { DirectCase(callee: makeOutlinedRowHeights()) },
    ListedCase("generic/unspecialised", retainingAtMost: 0) { GenericCase() },
    ListedCase("generic/unspecialised/\(weaklyReferenced)", retainingAtMost: 0) {
      GenericCase(isReferencedWeakly: true)
    },
  ]

  static let handwritten: [ListedCase] = {
    var cases: [ListedCase] = []
    for isReferencedWeakly in [false, true] {
      let suffix = isReferencedWeakly ? "/\(weaklyReferenced)" : ""
      for depth in [1, 4, 16] {
        cases.append(
          ListedCase("handwritten/forwarder\(suffix)", .depth(depth), retainingAtMost: 0) {
            DirectCase(
              raise: CGFloat(depth), isReferencedWeakly: isReferencedWeakly, depth: depth,
              wrapping: RaisingForwarder.init)
          })
      }
      cases.append(
        ListedCase("handwritten/forwarder-var\(suffix)", retainingAtMost: 1) {
          DirectCase(
            raise: 1, isReferencedWeakly: isReferencedWeakly, depth: 1, wrapping: VariableForwarder.told(toAsk:))
        })
    }
    // Whom it asks is referenced weakly by the forwarder itself.
    cases.append(
      ListedCase("handwritten/forwarder-weak", retainingAtMost: 1) {
        DirectCase(raise: 1, isReferencedWeakly: true, depth: 1, wrapping: WeakForwarder.init)
      })
    return cases
  }()

  static let witnesses: [ListedCase] = {
    var cases = [
      ListedCase("witness/bound", retainingAtMost: 0) { try WitnessCase() },
      ListedCase("witness/bound/outlined", retainingAtMost: 0) {
        try WitnessCase(callee: makeOutlinedRowHeights())
      },
    ]
    for depth in [1, 4, 16, 64] {
      cases.append(
        ListedCase("witness/pass-through", .depth(depth), retainingAtMost: 0) {
          try WitnessCase(interposers: (1...depth).map { .raisingHeaders("headers-\($0)") })
        })
    }
    for depth in [1, 4, 16] {
      cases.append(
        ListedCase("witness/intercepted", .depth(depth), retainingAtMost: 0) {
          try WitnessCase(raise: CGFloat(depth), interposers: (1...depth).map { .raisingHeights("raise-\($0)") })
        })
    }
    cases.append(ListedCase("witness/left-out", retainingAtMost: 0) { LeftOutCase() })
    cases.append(ListedCase("proxy/existential") { ProxyCase() })
    return cases
  }()

  static let cells = [
    // Who returns an object retains it, and who gets it releases it.
    ListedCase("cell/direct", retainingAtMost: 1) { DirectCellCase() },
    ListedCase("cell/handwritten", retainingAtMost: 2) { DirectCellCase(forwards: true) },
    ListedCase("cell/witness-bound", retainingAtMost: 1) { try WitnessCellCase() },
    ListedCase("cell/witness-intercepted", retainingAtMost: 2) { try WitnessCellCase(tags: true) },
  ]

  static let questions = [
    ListedCase("responds/witness", retainingAtMost: 0) { WitnessRespondsCase() },
    ListedCase("responds/as-cast") { CastRespondsCase() },
  ]

  static let binding = [
    ListedCase("bind/conformer:40", allocatingAtMost: nil) { BindingCase() },
    ListedCase("bind/closures:40", allocatingAtMost: nil) { BindingCase(makesByHand: true) },
  ]

  static let plain = [
    ListedCase("plain/existential", retainingAtMost: 0) { PlainExistentialCase() },
    ListedCase("plain/witness-bound", retainingAtMost: 0) { try PlainWitnessCase(isIntercepted: false) },
    ListedCase("plain/witness-intercepted", retainingAtMost: 0) { try PlainWitnessCase(isIntercepted: true) },
  ]

  static let horizontal = [
    ListedCase("horizontal/cellForRow") { try HorizontalCellCase() },
    ListedCase("horizontal/headerHeight") { try HeaderHeightCase(isHorizontal: true) },
    ListedCase("witness/headerHeight", retainingAtMost: 0) { try HeaderHeightCase(isHorizontal: false) },
  ]
}
