/// A list of actions and of other menus, as data: whoever shows it performs what is chosen.
///
/// ```swift
/// let order = Menu(title: "Order", options: [.displayInline, .singleSelection], children: [byName, byDate])
/// let menu = Menu(children: [share, order, delete])
/// ```
@MainActor
open class Menu: MenuElement {
  /// What a menu is called by the program, which no user sees.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// A name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu is shown in another one.
  public struct Options: OptionSet, Sendable, Hashable {
    /// A bit for each option.
    public let rawValue: UInt

    /// The options whose bits are set.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// What is in it stands between the elements of the other menu, in a group of its own.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// What is in it takes something away.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Of its actions one is on: choosing one turns the others off.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// What the program calls it; a name of its own if none was given.
  public let identifier: Identifier
  /// How it is shown in another one.
  public let options: Options
  /// What is in it, in order.
  public let children: [MenuElement]

  /// A menu.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - subtitle: What stands in small letters under the title, where it is shown in another menu; `nil` for nothing.
  ///   - image: The image beside the title.
  ///   - identifier: What the program calls it; `nil` for a name of its own.
  ///   - options: How it is shown in another one.
  ///   - children: What is in it, in order.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [MenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UniqueName.make())
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other elements.
  ///
  /// - Parameter newChildren: What is in it, in order.
  open func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// The actions that are on, of those in it and in the menus that it shows inline.
  open var selectedElements: [MenuElement] {
    var selected: [MenuElement] = []
    for child in children {
      if let action = child as? Action, action.state == .on { selected.append(action) }
      if let menu = child as? Menu, menu.options.contains(.displayInline) { selected += menu.selectedElements }
    }
    return selected
  }
}
