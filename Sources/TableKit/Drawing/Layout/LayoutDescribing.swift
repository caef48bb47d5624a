/// A view that knows what the views in it are: a table knows its cells from its headers, a cell its accessory.
///
/// ``LayoutRecorder`` asks it about each of its subviews.
@MainActor
public protocol LayoutDescribing: View {
  /// What a subview is, or `nil` if this view has nothing to say about it.
  func layoutDescription(of subview: View) -> LayoutDescription?
}
