/// Something that can be done, with what it is called: for controls, bar buttons and menus.
///
/// ```swift
/// let add = Action(title: "Add") { [weak self] _ in self?.addRow() }
/// navigationItem.rightBarButtonItem = BarButtonItem(primaryAction: add)
/// ```
@MainActor
open class Action: MenuElement {
  /// What is done. It is given the action.
  public typealias Handler = @MainActor (Action) -> Void

  /// How an action looks in a menu.
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
  }

  /// What an action's mark in a menu says.
  public enum State: Int, Sendable {
    /// No.
    case off
    /// Yes.
    case on
    /// In part.
    case mixed
  }

  /// How it looks in a menu.
  public var attributes: Attributes
  /// What its mark in a menu says.
  public var state: State
  private let handler: Handler

  /// An action.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - image: The image beside the title.
  ///   - attributes: How it looks in a menu.
  ///   - state: What its mark in a menu says.
  ///   - handler: What is done.
  public init(
    title: String = "", image: Image? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping Handler
  ) {
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Does it, unless it is disabled.
  open func perform() {
    if !attributes.contains(.disabled) { handler(self) }
  }
}

extension Control {
  /// Adds an action that is done when one of some events happens.
  ///
  /// - Parameters:
  ///   - action: The action; it is kept as long as the control.
  ///   - events: The events; if several happen at once, it is done once.
  public func addAction(_ action: Action, for events: Events) {
    addAction(for: events) { _ in action.perform() }
  }
}
