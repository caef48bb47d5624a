extension View {
  /// How changes in an animation block are animated.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// One bit an option; the curve is a number in two bits.
    public let rawValue: UInt

    /// The options whose bits are set.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// What a change of size makes necessary is laid out at the end of the block, so that it is animated with the change. Without, it is
    /// laid out in the next layout pass and jumps.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches reach the views that are animated. Without, touches pass them by until the animation is over.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Animations of earlier blocks that still run on a property that is changed are taken over and end there (their completions are told
    /// `false`): this one begins with the value and the velocity that are shown. Without, they run to their end, and this one is
    /// added to them. With a delay they run on in either case.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It runs again and again until it is removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It goes back the same way. When it is over, what is shown jumps to the value that was set.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// In a block within a block: its own duration counts. Without, the outer one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// In a block within a block: its own curve or spring counts. Without, the outer one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a block within a block: only its own options count. Without, the outer one's as well.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends; this is so if nothing is said.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// In step with time.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The curve that is named.
    var curve: CubicBezier {
      switch rawValue >> 16 & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }

    /// What a block within a block takes over.
    static let inherited: AnimationOptions = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
    ]
  }
}
