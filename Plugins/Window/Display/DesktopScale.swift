import Foundation

/// How much larger than usual a desktop under X wants everything. X itself has no such thing, and its pixels are everybody's; what
/// desktops agree on is the resource `Xft.dpi`, how many dots letters have to an inch, with 96 for the usual size.
enum DesktopScale {
  /// The scale that resources ask for, in quarters and at least 1; 1 if they do not.
  ///
  /// - Parameter resources: A line `NAME: VALUE` for each.
  static func read(_ resources: String) -> CGFloat {
    for line in resources.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == "Xft.dpi",
        let dots = Double(parts[1].trimmingCharacters(in: .whitespaces)), dots.isFinite
      else { continue }
      return min(max((dots / 96 * 4).rounded() / 4, 1), 8)
    }
    return 1
  }
}
