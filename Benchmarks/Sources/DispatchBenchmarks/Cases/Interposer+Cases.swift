import Foundation
import Interposing
import TableKit

extension Interposer<TableViewWitness> {
  /// An interposer that adds a point to each row's height.
  ///
  /// The point is a literal, as in ``RaisingForwarder``: a stored one the compiler would find out to be always the same in the
  /// one and load in the other.
  ///
  /// - Parameter name: Its name in the chain.
  static func raisingHeights(_ name: String) -> Self {
    Interposer(name) { witness in
      guard let next = witness.delegate.heightForRowAt else { return }
      witness.delegate.heightForRowAt = { next($0, $1) + 1 }
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

  /// An interposer that hands each call for a height to a handler without types, which lets it proceed and nothing else.
  ///
  /// - Parameter name: Its name in the chain.
  static func proceeding(_ name: String) -> Self {
    intercepting(name, where: { $0.key == "heightForRowAt" }) { invocation in try? invocation.proceed() }
  }
}
