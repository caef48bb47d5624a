/// What gives every control actions that take it with its own type.
@MainActor
public protocol Controlling: Control {}

extension Controlling {
  /// Adds a closure that is called when one of some events happens.
  ///
  /// - Parameters:
  ///   - events: The events; if several happen at once, it is called once.
  ///   - action: The closure; it is given the control. What it captures is kept as long as the control.
  /// - Returns: What takes it away again. It need not be kept.
  @discardableResult
  public func addAction(
    for events: Control.Events, _ action: @escaping @MainActor (_ control: Self) -> Void
  ) -> ActionRegistration {
    actions.add(for: events.rawValue) { control in
      if let control = control as? Self { action(control) }
    }
  }

  /// Adds a closure that is called, when one of some events happens, with an object as long as that lives.
  ///
  /// - Parameters:
  ///   - target: The object; it is held weakly.
  ///   - events: The events; if several happen at once, it is called once.
  ///   - action: The closure; it is given the object and the control.
  /// - Returns: What takes it away again. It need not be kept.
  @discardableResult
  public func addTarget<Target: AnyObject>(
    _ target: Target, for events: Control.Events,
    action: @escaping @MainActor (_ target: Target, _ control: Self) -> Void
  ) -> ActionRegistration {
    actions.add(for: events.rawValue) { [weak target] control in
      if let target, let control = control as? Self { action(target, control) }
    }
  }
}
