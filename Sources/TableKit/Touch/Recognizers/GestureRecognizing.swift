/// What gives every recogniser actions that take it with its own type.
@MainActor
public protocol GestureRecognizing: GestureRecognizer {}

extension GestureRecognizing {
  /// Adds a closure that is called whenever the gesture is recognised, changes, ends or is cancelled.
  ///
  /// - Parameter action: The closure; it is given the recogniser. What it captures is kept as long as the recogniser.
  /// - Returns: What takes it away again. It need not be kept.
  @discardableResult
  public func addAction(_ action: @escaping @MainActor (_ recognizer: Self) -> Void) -> ActionRegistration {
    actions.add { recognizer in
      if let recognizer = recognizer as? Self { action(recognizer) }
    }
  }

  /// Adds a closure that is called with an object as long as that lives.
  ///
  /// - Parameters:
  ///   - target: The object; it is held weakly.
  ///   - action: The closure; it is given the object and the recogniser.
  /// - Returns: What takes it away again. It need not be kept.
  @discardableResult
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (_ target: Target, _ recognizer: Self) -> Void
  ) -> ActionRegistration {
    actions.add { [weak target] recognizer in
      if let target, let recognizer = recognizer as? Self { action(target, recognizer) }
    }
  }
}
