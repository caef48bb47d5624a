extension Window {
  func exchangeRootViewController(_ old: ViewController?) {
    guard old !== rootViewController else { return }
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
