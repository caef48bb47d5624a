/// What stands in a menu: an ``Action`` or another ``Menu``.
@MainActor
open class MenuElement {
  /// How an element looks in a menu, and what choosing it does to the menu.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// A bit for each attribute.
    public let rawValue: UInt

    /// The attributes whose bits are set.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Choosing it leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// What an element's mark in a menu says.
  public enum State: Int, Sendable {
    /// No.
    case off
    /// Yes.
    case on
    /// In part.
    case mixed
  }

  /// What it is called.
  open var title: String
  /// What stands in small letters under the title; `nil` for nothing.
  open var subtitle: String?
  /// The image beside the title; `nil` for none.
  open var image: Image?

  init(title: String, subtitle: String?, image: Image?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}
