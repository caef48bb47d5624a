import Interposing
import WorkUnit

/// A conformer of a protocol of some requirements, all of which it implements, is bound, and what comes of it is dropped.
@MainActor
final class WidthBindingCase: BenchmarkCase {
  /// How many requirements there are.
  enum Width: Int, CaseIterable {
    case one = 1
    case four = 4
    case sixteen = 16
    case forty = 40
  }

  private let width: Width
  private let one = makePlainHeights()
  private let four = makeFourRequirements()
  private let sixteen = makeSixteenRequirements()
  private let forty = makeFortyRequirements()
  private var bound = 0

  init(_ width: Width) {
    self.width = width
  }

  func prepare() { bound = 0 }

  func run(_ iterations: Int) {
    switch width {
    case .one: for _ in 0..<iterations where one.plainDelegateWitness.height != nil { bound += 1 }
    case .four: for _ in 0..<iterations where four.fourRequirementDelegateWitness.height4 != nil { bound += 1 }
    case .sixteen:
      for _ in 0..<iterations where sixteen.sixteenRequirementDelegateWitness.height16 != nil { bound += 1 }
    case .forty: for _ in 0..<iterations where forty.tableViewDelegateWitness.scroll.didScroll != nil { bound += 1 }
    }
  }

  func fault(after iterations: Int) -> String? {
    if bound != iterations { return "\(bound) were bound, not \(iterations)" }
    let implemented =
      switch width {
      case .one: Self.implemented(in: one.plainDelegateWitness)
      case .four: Self.implemented(in: four.fourRequirementDelegateWitness)
      case .sixteen: Self.implemented(in: sixteen.sixteenRequirementDelegateWitness)
      case .forty: Self.implemented(in: forty.tableViewDelegateWitness)
      }
    return implemented == width.rawValue ? nil : "\(implemented) requirements are bound, not \(width.rawValue)"
  }

  private static func implemented<Witness: ProtocolWitness>(in witness: Witness) -> Int {
    var count = 0
    for position in Witness.requirements.indices where witness.isImplemented(position) { count += 1 }
    return count
  }
}
