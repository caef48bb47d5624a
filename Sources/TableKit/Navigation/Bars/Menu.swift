/// A list of actions and of other menus, as data: whoever shows it performs what is chosen.
@MainActor
open class Menu: MenuElement {
  /// What is in it, in order.
  public let children: [MenuElement]

  /// A menu.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - image: The image beside the title.
  ///   - children: What is in it, in order.
  public init(title: String = "", image: Image? = nil, children: [MenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }
}
