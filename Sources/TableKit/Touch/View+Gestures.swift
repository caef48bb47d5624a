extension View {
  /// Lets a recogniser hear of the touches in this view and in those in it. It is taken from the view that it was at before.
  public func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Takes a recogniser away. If it has begun, it is cancelled first. One that is not at this view stays where it is.
  public func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.abandon()
    // The actions may have taken it away already.
    guard gestureRecognizer.view === self else { return }
    for index in gestureRecognizers.indices where gestureRecognizers[index] === gestureRecognizer {
      gestureRecognizers.remove(at: index)
      break
    }
    gestureRecognizer.view = nil
  }
}
