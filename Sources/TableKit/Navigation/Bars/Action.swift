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

  /// What an action is called by the program, which no user sees.
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

  /// What the program calls it; a name of its own if none was given.
  public let identifier: Identifier
  /// What it does in more words; `nil` for nothing more.
  open var discoverabilityTitle: String?
  /// How it looks in a menu.
  open var attributes: Attributes
  /// What its mark in a menu says.
  open var state: State
  private let handler: Handler

  /// An action.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - subtitle: What stands in small letters under the title in a menu; `nil` for nothing.
  ///   - image: The image beside the title.
  ///   - identifier: What the program calls it; `nil` for a name of its own.
  ///   - discoverabilityTitle: What it does in more words.
  ///   - attributes: How it looks in a menu.
  ///   - state: What its mark in a menu says.
  ///   - handler: What is done.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Identifier(UniqueName.make())
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
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
