/// What stands in a menu: an ``Action`` or another ``Menu``.
@MainActor
open class MenuElement {
  /// What it is called.
  public internal(set) var title: String
  /// The image beside the title; `nil` for none.
  public internal(set) var image: Image?

  init(title: String, image: Image?) {
    self.title = title
    self.image = image
  }
}
