extension Window {
  func exchangeRootViewController(_ old: ViewController?) {
    guard old !== rootViewController else { return }
    // What the old one presents goes with it: it would stand before the new one, and nobody could take it away.
    if let old, old.presentation != nil { old.beginDismissing(animated: false, completion: nil) }
    old?.beginAppearanceTransition(false, animated: false)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.endAppearanceTransition()
    guard let controller = rootViewController else { return }
    controller.loadViewIfNeeded()
    controller.view.frame = bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearanceTransition(true, animated: false)
    insertSubview(controller.view, at: 0)
    layoutIfNeeded()
    controller.endAppearanceTransition()
  }
}
