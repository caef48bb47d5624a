import Interposing
import TableKit
import WorkUnit

/// A chain of many interposers is resolved: another delegate is set under them.
@MainActor
final class ResolvingCase: BenchmarkCase {
  private let chain = Chain(TableViewDelegateWitness())
  private let callee = makeRowHeights()
  private let bound: TableViewDelegateWitness
  private let interposerCount: Int
  private var resolved = 0

  /// - Parameter interposerCount: How many interposers there are, each of which changes the heights of rows.
  init(interposerCount: Int) {
    self.interposerCount = interposerCount
    bound = callee.tableViewDelegateWitness
    for number in 1...interposerCount {
      // The names differ, and no edit fails.
      try? chain.append(.lifting("raise-\(number)"))
    }
  }

  func prepare() { resolved = 0 }

  func run(_ iterations: Int) {
    for _ in 0..<iterations where (try? chain.rebase(on: bound)) != nil { resolved += 1 }
  }

  func fault(after iterations: Int) -> String? {
    if resolved != iterations { return "it was resolved \(resolved) times, not \(iterations)" }
    let layers = chain.answer(for: "heightForRowAt")?.layers.count
    // The conformer answers last.
    return layers == interposerCount + 1 ? nil : "a call meets \(layers ?? 0) layers, not \(interposerCount + 1)"
  }
}

extension Interposer<TableViewDelegateWitness> {
  /// An interposer that adds a point to each row's height.
  ///
  /// - Parameter name: Its name in the chain.
  static func lifting(_ name: String) -> Self {
    Interposer(name) { witness in
      guard let next = witness.heightForRowAt else { return }
      witness.heightForRowAt = { next($0, $1) + 1 }
    }
  }
}
