import Foundation
import TableKit

/// The ripple of one cell: what becomes of fingers on it, and the layers in its content view.
///
/// Nothing here happens in each frame: circles and background are animations, and what comes next is scheduled on the window's
/// clock or done as an animation ends.
@MainActor
final class CellRipple: TableViewCellObserver {
  /// A finger on the cell.
  struct Press {
    let touch: Touch
    let beginning: TimeInterval
    /// What will begin the ripple; `nil` once it has begun.
    var delay: ScheduledAction?
    var hasBegun = false
    var circle: RippleCircle?
  }

  /// The cell, which holds this.
  private(set) weak var cell: TableViewCell?

  /// How the next ripple looks.
  var style: PaperRippleStyle {
    didSet {
      guard style != oldValue else { return }
      layOut()
      updateBackground()
    }
  }

  let background = Layer()
  /// Those that are down, in the order in which they came.
  private(set) var presses: [Press] = []
  /// Those that are seen, the oldest first.
  private(set) var circles: [RippleCircle] = []
  private var isBackgroundWanted = false
  private var refusalTime: TimeInterval?

  init(in cell: TableViewCell, style: PaperRippleStyle) {
    self.cell = cell
    self.style = style
    background.name = PaperRippleLayers.background
    background.opacity = 0
    cell.addObserver(self)
    layOut()
    updateBackground()
  }

  /// Takes the ripple out of its cell.
  func remove() {
    breakOff()
    background.removeFromSuperlayer()
    cell?.removeObserver(self)
  }

  // MARK: Fingers

  func cell(_ cell: TableViewCell, touchesBegan touches: Set<Touch>, with event: Event?) {
    guard let clock = cell.window?.clock, clock.now != refusalTime else { return }
    for touch in touches.sorted(by: { $0.identifier < $1.identifier }) {
      let delay = style.tapDelay > 0 ? style.tapDelay : 0
      var press = Press(touch: touch, beginning: clock.now)
      if delay > 0 { press.delay = clock.schedule(after: delay) { [weak self] in self?.begin(touch) } }
      presses.append(press)
      if delay == 0 { begin(touch) }
    }
  }

  func cell(_ cell: TableViewCell, touchesEnded touches: Set<Touch>, with event: Event?) {
    for press in take(touches) {
      guard let circle = press.circle else { continue }
      let point = press.touch.location(in: cell.contentView)
      if circle.phase == .growing, style.alwaysCompleteFullAnimation {
        circle.pendingBurst = point
      } else {
        burst(circle, about: point)
      }
    }
    updateBackground()
  }

  func cell(_ cell: TableViewCell, touchesCancelled touches: Set<Touch>, with event: Event?) {
    for press in take(touches) {
      if let circle = press.circle { fade(circle) }
    }
    updateBackground()
  }

  /// The row is not to be highlighted by the finger that was just put down, or is being put down.
  func refuse() {
    guard let now = cell?.window?.clock.now else { return }
    refusalTime = now
    for press in presses where press.beginning == now {
      for press in take([press.touch]) {
        if let circle = press.circle { drop(circle) }
      }
    }
    updateBackground()
  }

  /// Fingers that are off the cell now, in the order in which they came.
  private func take(_ touches: Set<Touch>) -> [Press] {
    var taken: [Press] = []
    var kept: [Press] = []
    for press in presses {
      if touches.contains(press.touch) { taken.append(press) } else { kept.append(press) }
    }
    presses = kept
    for press in taken { press.delay?.cancel() }
    return taken
  }

  private func begin(_ touch: Touch) {
    for index in presses.indices where presses[index].touch === touch && !presses[index].hasBegun {
      presses[index].delay = nil
      presses[index].hasBegun = true
      guard let cell, cell.window != nil else { return }
      layOut()
      presses[index].circle = grow(from: touch.location(in: cell.contentView))
      updateBackground()
      return
    }
  }

  // MARK: Circles

  private func grow(from point: CGPoint) -> RippleCircle? {
    guard let cell, let area, area.width > 0, area.height > 0 else { return nil }
    let circle = RippleCircle()
    let layer = circle.layer
    let center = center(for: point, in: area)
    let diameter = style.finalDiameter(at: point.offset(from: area.origin), in: area.size)
    let grown = RippleCircle.path(around: center, diameter: diameter)
    layer.path = grown
    layer.fillColor = style.circleColor(smart: cell.rippleTextColor)
    layer.mask?.path = mask(of: area)
    cell.contentView.layer.insertSublayer(layer, at: 1 + circles.count)
    circles.append(circle)
    let duration = style.touchDownAnimationDuration
    layer.add(
      BasicAnimation(
        keyPath: .path, fromValue: RippleCircle.path(around: center, diameter: style.startDiameter), toValue: grown,
        duration: duration, timingFunction: .easeOut),
      forKey: "path"
    ) { [weak self, weak circle] finished in
      guard let self, let circle, circle.phase == .growing else { return }
      if finished { self.didGrow(circle) } else { self.drop(circle) }
    }
    layer.add(
      BasicAnimation(keyPath: .opacity, fromValue: 0, toValue: 1, duration: duration), forKey: "opacity")
    return circle
  }

  private func didGrow(_ circle: RippleCircle) {
    circle.phase = .grown
    guard let point = circle.pendingBurst else { return }
    burst(circle, about: point)
    updateBackground()
  }

  private func burst(_ circle: RippleCircle, about point: CGPoint) {
    guard let area else { return drop(circle) }
    let shown = shownValues(of: circle.layer)
    let burst = RippleCircle.path(
      around: center(for: point, in: area),
      diameter: style.burstDiameter(at: point.offset(from: area.origin), in: area.size))
    leave(circle, from: shown.opacity)
    circle.layer.path = burst
    circle.layer.add(
      BasicAnimation(
        keyPath: .path, fromValue: shown.path, toValue: burst, duration: style.touchUpAnimationDuration,
        timingFunction: .easeOut),
      forKey: "path")
  }

  /// Lets a circle go as it is.
  private func fade(_ circle: RippleCircle) {
    guard circle.phase != .leaving else { return }
    let shown = shownValues(of: circle.layer)
    leave(circle, from: shown.opacity)
    circle.layer.removeAnimation(forKey: "path")
    circle.layer.path = shown.path
  }

  private func leave(_ circle: RippleCircle, from opacity: CGFloat) {
    circle.phase = .leaving
    circle.pendingBurst = nil
    circle.layer.opacity = 0
    circle.layer.add(
      BasicAnimation(keyPath: .opacity, fromValue: opacity, toValue: 0, duration: style.touchUpAnimationDuration),
      forKey: "opacity"
    ) { [weak self, weak circle] _ in
      if let circle { self?.drop(circle) }
    }
  }

  private func drop(_ circle: RippleCircle) {
    for index in circles.indices where circles[index] === circle {
      circles.remove(at: index)
      break
    }
    circle.phase = .leaving
    circle.layer.removeFromSuperlayer()
  }

  // MARK: Background

  /// Makes the background appear or go, from what is shown, if that has changed.
  private func updateBackground() {
    let isWanted = wantsBackground
    guard isWanted != isBackgroundWanted else { return }
    isBackgroundWanted = isWanted
    colorBackground()
    let shown = shownValues(of: background).opacity
    background.opacity = isWanted ? 1 : 0
    background.add(
      BasicAnimation(
        keyPath: .opacity, fromValue: shown, toValue: background.opacity,
        duration: isWanted ? style.touchDownAnimationDuration : style.touchUpAnimationDuration),
      forKey: "opacity")
  }

  private var wantsBackground: Bool {
    if style.letBackgroundLinger, cell?.isSelected == true { return true }
    for press in presses where press.hasBegun { return true }
    for circle in circles where circle.pendingBurst != nil { return true }
    return false
  }

  private func colorBackground() {
    guard isBackgroundWanted, let cell else { return }
    let color = style.backgroundColor(smart: cell.rippleTextColor)
    if background.backgroundColor != color { background.backgroundColor = color }
  }

  // MARK: The cell

  func cellDidChangeSelection(_ cell: TableViewCell) { updateBackground() }
  func cellDidLayOut(_ cell: TableViewCell) { layOut() }
  func cellDidMoveToWindow(_ cell: TableViewCell) { breakOff() }
  func cellDidLeaveTable(_ cell: TableViewCell) { breakOff() }

  /// Forgets all fingers, and shows at once what stays without them.
  func breakOff() {
    for press in presses { press.delay?.cancel() }
    presses = []
    refusalTime = nil
    while let circle = circles.last { drop(circle) }
    isBackgroundWanted = wantsBackground
    colorBackground()
    background.removeAllAnimations()
    background.opacity = isBackgroundWanted ? 1 : 0
  }

  /// Puts the layers where they belong.
  private func layOut() {
    guard let cell, let area else { return }
    if cell.contentView.layer.sublayers.first !== background {
      cell.contentView.layer.insertSublayer(background, at: 0)
    }
    if background.frame != area { background.frame = area }
    if style.maskPath == nil {
      background.mask = nil
    } else {
      let mask = background.mask ?? ShapeLayer()
      mask.path = style.maskPath?.applying(CGAffineTransform(translationX: -area.minX, y: -area.minY))
      background.mask = mask
    }
    for circle in circles { circle.layer.mask?.path = mask(of: area) }
    colorBackground()
  }

  /// The cell's bounds, in the coordinates of its content view.
  private var area: CGRect? {
    guard let cell else { return nil }
    return cell.convert(cell.bounds, to: cell.contentView)
  }

  private func mask(of area: CGRect) -> Path {
    if let maskPath = style.maskPath { return maskPath }
    // A cell that rounds some of its corners alone, as in a card, clips what it shows itself.
    let radius = cell.map { $0.maskedCorners == .all ? $0.cornerRadius : 0 } ?? 0
    return Path(roundedRect: area, cornerRadius: radius)
  }

  private func center(for point: CGPoint, in area: CGRect) -> CGPoint {
    style.rippleFromTapLocation ? point : CGPoint(x: area.midX, y: area.midY)
  }

  private func shownValues(of layer: Layer) -> (opacity: CGFloat, path: Path?) {
    guard let shown = layer.presentation() else { return (layer.opacity, (layer as? ShapeLayer)?.path) }
    return (shown.opacity, shown.path)
  }
}

extension CGPoint {
  /// The point as it is seen from another one.
  fileprivate func offset(from origin: CGPoint) -> CGPoint {
    CGPoint(x: x - origin.x, y: y - origin.y)
  }
}
