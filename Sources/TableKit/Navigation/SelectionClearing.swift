/// The rule by which a screen that comes back takes the mark off what was tapped on it.
///
/// Beside the transition the mark fades. If the transition is called off, it stands again; if not, it is forgotten. With no
/// transition it goes at once, or gradually if the screen appears so.
@MainActor
enum SelectionClearing {
  /// Clears a selection.
  ///
  /// - Parameters:
  ///   - coordinator: The transition that brings the screen; `nil` if there is none.
  ///   - animated: Whether the screen appears gradually.
  ///   - deselect: Takes the mark off, gradually or not.
  ///   - restore: Puts it on again.
  ///   - forget: Forgets what was selected.
  static func clear(
    beside coordinator: TransitionCoordinator?, animated: Bool, deselect: @escaping @MainActor (Bool) -> Void,
    restore: @escaping @MainActor () -> Void, forget: @escaping @MainActor () -> Void
  ) {
    guard let coordinator else {
      deselect(animated)
      return forget()
    }
    coordinator.animate { _ in
      deselect(animated)
    } completion: { context in
      if context.isCancelled { restore() } else { forget() }
    }
  }
}
