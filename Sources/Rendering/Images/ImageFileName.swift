import Foundation

/// What the name of an image's file says: `star@2x.png` is the image `star` with two pixels to a point.
struct ImageFileName: Hashable {
  /// The name without scale and ending.
  let base: String

  /// How many pixels a point has.
  let scale: CGFloat

  /// The ending, without a dot; empty if there is none.
  let ending: String

  init(_ path: String) {
    let url = URL(filePath: path)
    let stem = url.deletingPathExtension().lastPathComponent
    ending = url.pathExtension
    if stem.hasSuffix("x"), let at = stem.lastIndex(of: "@"), at > stem.startIndex,
      let number = Int(stem[stem.index(after: at)...].dropLast()), (1...9).contains(number)
    {
      base = String(stem[..<at])
      scale = CGFloat(number)
    } else {
      base = stem
      scale = 1
    }
  }
}
