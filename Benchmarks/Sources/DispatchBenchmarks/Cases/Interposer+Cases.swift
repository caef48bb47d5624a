import Foundation
import Interposing
import TableKit

extension Interposer<TableViewWitness> {
  /// An interposer that adds to each row's height.
  ///
  /// - Parameters:
  ///   - name: Its name in the chain.
  ///   - raise: What it adds, in points.
  static func raisingHeights(_ name: String, by raise: CGFloat) -> Self {
    Interposer(name) { witness in
      guard let next = witness.delegate.heightForRowAt else { return }
      witness.delegate.heightForRowAt = { next($0, $1) + raise }
    }
  }

  /// An interposer that answers something else: row heights pass through it.
  ///
  /// - Parameter name: Its name in the chain.
  static func raisingHeaders(_ name: String) -> Self {
    Interposer(name) { witness in
      let next = witness.delegate.heightForHeaderInSection
      witness.delegate.heightForHeaderInSection = { (next?($0, $1) ?? 28) + 1 }
    }
  }
}
