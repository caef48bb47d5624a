extension ViewController {
  /// Takes a controller in. Its view is put into this one's by whoever calls, who then calls ``didMove(toParent:)``.
  ///
  /// - Parameter child: The controller; it is taken out of the one it was in. One that contains this one, or is it, is left
  ///   where it is.
  public func addChild(_ child: ViewController) {
    var ancestor: ViewController? = self
    while let current = ancestor {
      if current === child { return }
      ancestor = current.parent
    }
    guard child.parent !== self else { return }
    child.willMove(toParent: self)
    if let old = child.parent { old.forget(child) }
    children.append(child)
    child.parent = self
  }

  /// Takes the controller out of its parent, after whoever calls has called ``willMove(toParent:)`` and taken its view out.
  public func removeFromParent() {
    guard let parent else { return }
    parent.forget(self)
    self.parent = nil
    didMove(toParent: nil)
  }

  private func forget(_ child: ViewController) {
    for index in children.indices where children[index] === child {
      children.remove(at: index)
      return
    }
  }
}
