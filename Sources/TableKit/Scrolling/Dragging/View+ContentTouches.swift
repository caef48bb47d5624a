extension View {
  /// Whether the scroll views that this view is in let it have touches that have begun in it.
  func mayTake(_ touches: Set<Touch>, with event: Event?) -> Bool {
    var current = superview
    while let view = current {
      // The answer of one may move the others.
      let next = view.superview
      if let scrollView = view as? ScrollView, !scrollView.touchesShouldBegin(touches, with: event, in: self) {
        return false
      }
      current = next
    }
    return true
  }
}
