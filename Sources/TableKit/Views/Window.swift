import Foundation

/// The root of a tree of views, and what its views know of the outside: the device's pixels and the measure of text.
///
/// ```swift
/// let window = Window(size: CGSize(width: 320, height: 480), scale: 2, textMeasurer: EstimatedTextMeasurer())
/// window.addSubview(table)
/// window.layoutIfNeeded()
/// ```
open class Window: View {
  private(set) var scale: CGFloat
  let measurer: any TextMeasurer

  /// The time that everything in the window goes by.
  public let clock: FrameClock

  /// What is told of faults; where it is `nil`, they are written to standard error, a line each.
  public var onFault: (@MainActor (ViewFault) -> Void)?

  /// How many animations run in the window.
  let animationTally = AnimationTally()

  /// Whether something looks different from when the window was last drawn; in each frame in which an animation runs, it does. Who draws it sets this back to `false`.
  public var needsDisplay = true

  /// The responder that keys are sent to first; `nil` for none. See ``Responder/becomeFirstResponder()``.
  public internal(set) weak var firstResponder: Responder?

  /// The touches that are on the window, and what becomes of them.
  private(set) lazy var touchDelivery = TouchDelivery(window: self)

  /// The view that a running sequence of wheel events goes to.
  weak var wheelTarget: View?

  /// The direction in which the interface reads: from left to right by default. Views that do not say otherwise go by it.
  ///
  /// UIKit has it at the application; here each window may have its own.
  public var userInterfaceLayoutDirection = UserInterfaceLayoutDirection.leftToRight {
    didSet { if userInterfaceLayoutDirection != oldValue { layoutDirectionDidChange() } }
  }

  /// The controller whose view fills the window, behind everything else in it; `nil` for none.
  ///
  /// Setting it puts the view in and takes the old one's out, both without animation, and tells the controllers.
  public var rootViewController: ViewController? {
    didSet { exchangeRootViewController(oldValue) }
  }

  /// An empty window.
  ///
  /// - Parameters:
  ///   - size: Its size in points.
  ///   - scale: How many pixels the device has to a point along each axis; 1 if it is not a positive finite number.
  ///   - textMeasurer: What measures text for the views in it.
  ///   - clock: The time it goes by; a clock of its own if none is given. In every frame the window lays itself out.
  public init(
    size: CGSize, scale: CGFloat = 1, textMeasurer: any TextMeasurer = EstimatedTextMeasurer(),
    clock: FrameClock = FrameClock()
  ) {
    self.clock = clock
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    measurer = textMeasurer
    super.init(frame: CGRect(origin: .zero, size: size))
    window = self
    clock.subscribe(.layout, for: self) { window, _ in
      window.layoutIfNeeded()
      if window.animationTally.count > 0 { window.needsDisplay = true }
    }
  }

  /// Gives the window another number of pixels to a point, as where it is moved to a device of another density. Everything in it
  /// is laid out and drawn anew; sizes that have been measured stay as they are until they are asked for again.
  ///
  /// - Parameter scale: How many pixels the device has to a point along each axis. Nothing happens if it is not a positive finite number.
  /// - Complexity: O(views).
  public func setDisplayScale(_ scale: CGFloat) {
    guard scale.isFinite, scale > 0, scale != self.scale else { return }
    self.scale = scale
    var views: [View] = [self]
    while let view = views.popLast() {
      view.setNeedsLayout()
      view.setNeedsDisplay()
      views += view.subviews
    }
  }

  func receive(_ fault: ViewFault) {
    if let onFault {
      onFault(fault)
    } else {
      Self.printFault(fault)
    }
  }

  nonisolated static func printFault(_ fault: ViewFault) {
    FileHandle.standardError.write(Data("\(fault)\n".utf8))
  }
}
