import Foundation

extension TableView {
  /// Whether rows can be moved by finger.
  var canReorderRows: Bool { false }
}
