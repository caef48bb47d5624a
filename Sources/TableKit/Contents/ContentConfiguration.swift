/// What a cell or a header shows, as a value: it makes the view that shows it.
///
/// ``ListContentConfiguration`` shows texts and an image. Others make views of their own:
///
/// ```swift
/// struct BadgeConfiguration: ContentConfiguration {
///   var count = 0
///   func makeContentView() -> any View & ContentView { BadgeView(self) }
/// }
/// ```
@MainActor
public protocol ContentConfiguration {
  /// Makes the view that shows it.
  func makeContentView() -> any View & ContentView
}
