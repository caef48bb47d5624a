/// Keeps what is to be done beside the coming or going of a context menu until its time has come.
final class ContextMenuAnimator: ContextMenuInteractionCommitAnimating {
  let previewViewController: ViewController?
  var preferredCommitStyle = ContextMenuInteractionCommitStyle.dismiss
  private var animations: [@MainActor () -> Void] = []
  private var completions: [@MainActor () -> Void] = []

  init(previewViewController: ViewController?) {
    self.previewViewController = previewViewController
  }

  func addAnimations(_ animations: @escaping @MainActor () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping @MainActor () -> Void) {
    completions.append(completion)
  }

  /// Makes the changes, within an animation.
  func animate() {
    let current = animations
    animations.removeAll()
    for animation in current { animation() }
  }

  /// Does what comes last.
  func complete() {
    let current = completions
    completions.removeAll()
    for completion in current { completion() }
  }
}
