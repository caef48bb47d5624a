public import Foundation

/// How a header's content fills what is to be seen of the header, which may be lower than the header, or higher where the content is
/// pulled down.
public enum CoveredHeaderContentMode: String, Sendable, Hashable, CaseIterable {
  /// As high as what is to be seen.
  case fill
  /// At the top; where there is more room than it is high, it fills that.
  case topFill = "top-fill"
  /// At the top.
  case top
  /// In the middle; where there is more room than it is high, it fills that.
  case centerFill = "center-fill"
  /// In the middle.
  case center
  /// At the bottom; where there is more room than it is high, it fills that.
  case bottomFill = "bottom-fill"
  /// At the bottom.
  case bottom

  /// The content's place in what is to be seen of the header.
  ///
  /// - Parameters:
  ///   - height: How high the content is, in points.
  ///   - size: How much is to be seen, in points.
  public func frame(height: CGFloat, in size: CGSize) -> CGRect {
    let isFilling =
      switch self {
      case .fill: true
      case .topFill, .centerFill, .bottomFill: size.height > height
      case .top, .center, .bottom: false
      }
    if isFilling { return CGRect(origin: .zero, size: size) }
    let y: CGFloat =
      switch self {
      case .fill, .topFill, .top: 0
      case .centerFill, .center: (size.height - height) / 2
      case .bottomFill, .bottom: size.height - height
      }
    return CGRect(x: 0, y: y, width: size.width, height: height)
  }
}
