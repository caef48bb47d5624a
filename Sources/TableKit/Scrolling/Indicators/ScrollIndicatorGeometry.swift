import Foundation

/// Where an indicator stands along its axis.
///
/// The track is the extent of the bounds, less the indicator's insets and a margin at either end. Of its length the
/// indicator takes the part that the bounds are of the content with its insets, but at least
/// ``ScrollIndicatorView/minimumLength``. It begins where the track does at the least offset, ends where the track does
/// at the greatest, and goes evenly between. Beyond either it stays at that end and gets shorter by as much as the
/// offset is out of range, down to ``ScrollIndicatorView/minimumOverscrolledLength``.
struct ScrollIndicatorGeometry: Sendable, Hashable {
  /// Where it begins, from the edge of the bounds, in points.
  var position: CGFloat
  /// How long it is, in points.
  var length: CGFloat

  /// - Parameters:
  ///   - offset: The content's offset.
  ///   - visible: The extent of the bounds.
  ///   - content: The extent of the content.
  ///   - contentInsets: The content's insets at its start and its end.
  ///   - trackInsets: How far the track keeps from the edges of the bounds at its start and its end.
  /// - Returns: `nil` if the content fits, or if there is no room for a track.
  init?(
    offset: CGFloat, visible: CGFloat, content: CGFloat,
    contentInsets: (start: CGFloat, end: CGFloat), trackInsets: (start: CGFloat, end: CGFloat)
  ) {
    let whole = content + contentInsets.start + contentInsets.end
    let track = visible - trackInsets.start - trackInsets.end
    guard visible > 0, whole > visible, track > 0 else { return nil }
    let least = -contentInsets.start
    let greatest = content + contentInsets.end - visible
    let full = max(track * visible / whole, min(ScrollIndicatorView.minimumLength, track))
    let overscroll = max(least - offset, offset - greatest, 0)
    length = max(full - overscroll, min(ScrollIndicatorView.minimumOverscrolledLength, full))
    let progress = min(max((offset - least) / (greatest - least), 0), 1)
    position = trackInsets.start + (track - length) * progress
  }
}
