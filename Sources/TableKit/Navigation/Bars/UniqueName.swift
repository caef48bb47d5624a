import Foundation

/// Names for what was given none.
enum UniqueName {
  /// A name that nothing else has.
  static func make() -> String { UUID().uuidString }
}
