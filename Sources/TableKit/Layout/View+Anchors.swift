public import Foundation

extension View {
  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .right) }
  /// The edge at which lines begin.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .leading) }
  /// The edge at which lines end.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .trailing) }
  /// The middle between left and right.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: LayoutDimension { LayoutDimension(self, .height) }

  /// What bars and the device's edges leave free: on Linux there are none, so all of it.
  public var safeAreaLayoutGuide: LayoutGuide {
    LayoutGuide(self, name: "safeAreaLayoutGuide") { _ in .zero }
  }

  /// What the margins leave free: ``View/layoutMargins``, or what the superview's leave where that is asked for.
  public var layoutMarginsGuide: LayoutGuide {
    LayoutGuide(self, name: "layoutMarginsGuide") { $0.effectiveLayoutMargins }
  }

  /// How far ``layoutMarginsGuide`` keeps from the edges if nothing else is said, in points.
  public nonisolated static var defaultLayoutMargin: CGFloat { 8 }

  /// What ``intrinsicContentSize`` has for an extent that does not matter to the view.
  public nonisolated static var noIntrinsicMetric: CGFloat { -1 }
}
