/// The names of the layers that a ripple puts behind the subviews of a cell's content view, from back to front: the background, and
/// a circle for each finger, the newest in front.
public enum PaperRippleLayers {
  /// The background's layer. It is always there, with an opacity of 0 when nothing is seen.
  public static let background = "paper-ripple-background"
  /// The layer of a circle, as long as it is seen.
  public static let circle = "paper-ripple-circle"
}
