import Foundation

extension View {
  /// Where among the subviews a view is put.
  enum SubviewPosition {
    /// In front of all but those that always stay in front.
    case front
    /// In front of all.
    case frontmost
    case index(Int)
    case below(View)
    case above(View)
  }

  /// Moves a subview in front of the others. A view that is none of the subviews stays where it is.
  public func bringSubviewToFront(_ view: View) {
    guard view.superview === self else { return }
    reorder(view, position: .front)
  }

  /// Moves a subview behind the others. A view that is none of the subviews stays where it is.
  public func sendSubviewToBack(_ view: View) {
    guard view.superview === self else { return }
    reorder(view, position: .index(0))
  }

  /// Lets two subviews change places in the order from back to front. Indexes that do not exist change nothing.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second), first != second else { return }
    subviews.swapAt(first, second)
    setNeedsDisplay()
  }

  /// Whether this view is the other one, or somewhere in it. Takes time in proportion to its depth.
  public func isDescendant(of view: View) -> Bool {
    var current: View? = self
    while let ancestor = current {
      if ancestor === view { return true }
      current = ancestor.superview
    }
    return false
  }

  /// The first view with the given tag: this one, or the first found in its subviews, depth first, from back to front.
  public func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let view = subview.viewWithTag(tag) { return view }
    }
    return nil
  }

  /// The view at the root of the tree: this one, if it has no superview.
  var rootView: View {
    var root = self
    while let superview = root.superview { root = superview }
    return root
  }

  func insert(_ view: View, position: SubviewPosition) {
    if view is Window {
      return report(.windowAsSubview(window: view.nameInFaults, superview: nameInFaults))
    }
    if isDescendant(of: view) {
      return report(.ringOfViews(subview: view.nameInFaults, superview: nameInFaults))
    }
    if view.superview === self { return reorder(view, position: position) }

    let oldWindow = view.window
    let newWindow = window
    let oldSuperview = view.superview
    oldSuperview?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announceWindow(newWindow) }
    // The callbacks above may have moved either view: then theirs is the last word.
    guard view.superview === oldSuperview, window === newWindow, !isDescendant(of: view) else { return }

    if let oldSuperview {
      oldSuperview.forget(view)
      if !oldSuperview.isLayingOut { oldSuperview.setNeedsLayout() }
    }
    let index = insertionIndex(for: position)
    subviews.insert(view, at: index)
    view.superview = self
    view.adoptWindow(newWindow)
    if view.needsLayout || view.descendantNeedsLayout { view.markAncestorsForLayout() }
    // Who adds views in its own layout gives them their places there.
    if !isLayingOut { setNeedsLayout() }
    setNeedsDisplay()

    if oldWindow !== newWindow {
      view.confirmWindow(newWindow)
      oldWindow?.viewsDidLeave()
    }
    if view.superview === self { view.inherit(tint: tint.color) }
    if view.superview === self { view.didMoveToSuperview() }
    if view.superview === self { didAddSubview(view) }
  }

  func detachFromSuperview() {
    guard let superview else { return }
    let oldWindow = window
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { announceWindow(nil) }
    guard self.superview === superview else { return }

    superview.forget(self)
    self.superview = nil
    adoptWindow(nil)
    if !superview.isLayingOut { superview.setNeedsLayout() }
    superview.setNeedsDisplay()

    if let oldWindow {
      confirmWindow(nil)
      oldWindow.viewsDidLeave()
    }
    if self.superview == nil { inherit(tint: Tint.usual) }
    if self.superview == nil { didMoveToSuperview() }
  }

  /// Reports a fault to the window; where there is none, in a line on standard error.
  func report(_ fault: ViewFault) {
    if let window {
      window.receive(fault)
    } else {
      Window.printFault(fault)
    }
  }

  /// What the view is called in faults: its type, with the tag if it has one.
  var nameInFaults: String {
    let name = String(describing: type(of: self))
    return tag == 0 ? name : "\(name) (tag \(tag))"
  }

  private func insertionIndex(for position: SubviewPosition) -> Int {
    switch position {
    case .front: frontSubviewIndex
    case .frontmost: subviews.count
    case .index(let index): min(max(index, 0), frontSubviewIndex)
    case .below(let sibling): min(index(of: sibling) ?? 0, frontSubviewIndex)
    case .above(let sibling): min(index(of: sibling).map { $0 + 1 } ?? subviews.count, frontSubviewIndex)
    }
  }

  func reorder(_ view: View, position: SubviewPosition) {
    // A view that is put beside itself stays where it is.
    switch position {
    case .below(let sibling) where sibling === view, .above(let sibling) where sibling === view: return
    default: break
    }
    guard let current = index(of: view) else { return }
    if case .front = position, current == frontSubviewIndex - 1 { return }
    if case .frontmost = position, current == subviews.count - 1 { return }
    subviews.remove(at: current)
    subviews.insert(view, at: insertionIndex(for: position))
    setNeedsDisplay()
  }

  private func index(of view: View) -> Int? {
    // From the front: what is added and removed often stands there.
    var index = subviews.count - 1
    while index >= 0 {
      if subviews[index] === view { return index }
      index -= 1
    }
    return nil
  }

  private func forget(_ view: View) {
    if let index = index(of: view) { subviews.remove(at: index) }
  }

  private func announceWindow(_ newWindow: Window?) {
    willMove(toWindow: newWindow)
    for subview in subviews where subview.superview === self { subview.announceWindow(newWindow) }
  }

  private func adoptWindow(_ newWindow: Window?) {
    guard window !== newWindow else { return }
    // Animations go by the old window's time.
    existingLayer?.removeAnimationsInTree(on: window?.clock ?? newWindow?.clock)
    window = newWindow
    for subview in subviews { subview.adoptWindow(newWindow) }
  }

  private func confirmWindow(_ newWindow: Window?) {
    guard window === newWindow else { return }
    didMoveToWindow()
    for subview in subviews where subview.superview === self { subview.confirmWindow(newWindow) }
  }
}
