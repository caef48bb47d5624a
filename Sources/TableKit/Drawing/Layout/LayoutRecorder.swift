import Foundation

/// Writes down what is on screen.
///
/// ```swift
/// let record = LayoutRecorder().record(of: window)
/// print(record.json)
/// ```
@MainActor
public struct LayoutRecorder {
  /// A recorder.
  public init() {}

  /// The record of a tree of views, which is laid out first.
  ///
  /// Recorded are the views that a ``LayoutDescribing`` view above them has a description for, scroll indicators, and labels
  /// with a text; of these, all that can be seen in the window: not hidden, not fully transparent, and not wholly outside
  /// the window or what clips them. Where animations run, all of it is as they show it at the time of the window's clock.
  ///
  /// - Parameters:
  ///   - root: The root: the window.
  ///   - scrollView: The scroll view whose offset and content size are recorded; `nil` for the first one in the tree.
  public func record(of root: View, scrollView: ScrollView? = nil) -> LayoutRecord {
    root.layoutIfNeeded()
    let bounds = root.shownValues.bounds
    let scrollView = scrollView ?? firstScrollView(in: root)
    var walk = Walk(entries: [], recorded: [])
    let place = Place(
      transform: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY),
      clip: CGRect(origin: .zero, size: bounds.size))
    if isVisible(root) { recordSubviews(of: root, at: place, into: &walk) }
    return LayoutRecord(
      size: bounds.size, contentOffset: scrollView?.shownValues.bounds.origin, contentSize: scrollView?.contentSize,
      entries: walk.entries)
  }

  /// What a walk through the tree has gathered.
  private struct Walk {
    var entries: [LayoutRecord.Entry]
    var recorded: Set<ObjectIdentifier>
  }

  /// What the walk knows of the view it is in.
  private struct Place {
    /// From the view's coordinates to the window's.
    var transform: CGAffineTransform
    /// What can be seen at all, in the window's coordinates.
    var clip: CGRect
    var section: Int?
    var row: Int?
  }

  private func recordSubviews(of view: View, at place: Place, into walk: inout Walk) {
    let describing = view as? any LayoutDescribing
    for subview in view.subviews where subview.isInSight {
      let shown = subview.shownValues
      guard shown.opacity > 0 else { continue }
      var inner = place
      inner.transform = shown.transformToSuperlayer.concatenating(place.transform)
      if let description = describing?.layoutDescription(of: subview) ?? ownDescription(of: subview) {
        inner.section = description.section ?? place.section
        inner.row = description.row ?? place.row
        record(subview, as: description, at: inner, into: &walk)
      }
      if subview.clipsToBounds {
        inner.clip = inner.clip.intersection(shown.bounds.applying(inner.transform))
        if inner.clip.isNull { continue }
      }
      recordSubviews(of: subview, at: inner, into: &walk)
    }
  }

  private func record(
    _ subview: View, as description: LayoutDescription, at place: Place, into walk: inout Walk
  ) {
    let view = description.view ?? subview
    guard walk.recorded.insert(ObjectIdentifier(view)).inserted else { return }
    let transform =
      view === subview ? place.transform : view.shownTransform(toAncestor: subview).concatenating(place.transform)
    let rect = view.shownValues.bounds.applying(transform)
    guard Self.overlap(rect, place.clip) else { return }
    let contentTransform =
      description.contentView.map { $0.shownTransform(toAncestor: view).concatenating(transform) } ?? transform
    walk.entries.append(
      LayoutRecord.Entry(
        kind: description.kind, section: place.section, row: place.row, rect: rect, transform: transform,
        contentTransform: contentTransform, text: description.text ?? firstText(in: view),
        reuseIdentifier: description.reuseIdentifier))
  }

  /// What a view is that nobody above describes.
  private func ownDescription(of view: View) -> LayoutDescription? {
    switch view {
    case is ScrollIndicatorView: return LayoutDescription(kind: .indicator)
    case let label as Label:
      guard let text = label.text, !text.isEmpty else { return nil }
      return LayoutDescription(kind: .label, text: text)
    default: return nil
    }
  }

  private func isVisible(_ view: View) -> Bool {
    view.isInSight && view.shownValues.opacity > 0
  }

  /// Whether two rectangles share more than an edge, or what rounding makes of one.
  private static func overlap(_ first: CGRect, _ second: CGRect) -> Bool {
    min(first.maxX, second.maxX) - max(first.minX, second.minX) > 1e-6
      && min(first.maxY, second.maxY) - max(first.minY, second.minY) > 1e-6
  }

  private func firstText(in view: View) -> String? {
    if let text = (view as? Label)?.text, !text.isEmpty { return text }
    for subview in view.subviews where isVisible(subview) {
      if let text = firstText(in: subview) { return text }
    }
    return nil
  }

  private func firstScrollView(in view: View) -> ScrollView? {
    if let scrollView = view as? ScrollView { return scrollView }
    for subview in view.subviews {
      if let scrollView = firstScrollView(in: subview) { return scrollView }
    }
    return nil
  }
}
