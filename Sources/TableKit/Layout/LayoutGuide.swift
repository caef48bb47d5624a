public import Foundation

/// A rectangle in a view: its bounds less insets.
@MainActor
open class LayoutGuide {
  /// The view that it is a part of.
  public private(set) weak var owningView: View?
  let name: String
  private let inset: @MainActor (View) -> EdgeInsets

  init(_ view: View, name: String, inset: @escaping @MainActor (View) -> EdgeInsets) {
    owningView = view
    self.name = name
    self.inset = inset
  }

  /// How far its edges keep from the view's, in points.
  var insets: EdgeInsets { owningView.map(inset) ?? .zero }

  /// The rectangle, in the view's coordinates.
  public var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    let insets = insets
    let bounds = owningView.bounds
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  private func x(_ attribute: LayoutAttribute) -> LayoutXAxisAnchor {
    LayoutXAxisAnchor(owningView ?? View(), attribute, of: self)
  }
  private func y(_ attribute: LayoutAttribute) -> LayoutYAxisAnchor {
    LayoutYAxisAnchor(owningView ?? View(), attribute, of: self)
  }
  private func extent(_ attribute: LayoutAttribute) -> LayoutDimension {
    LayoutDimension(owningView ?? View(), attribute, of: self)
  }

  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor { x(.left) }
  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor { x(.right) }
  /// The edge at which lines begin.
  public var leadingAnchor: LayoutXAxisAnchor { x(.leading) }
  /// The edge at which lines end.
  public var trailingAnchor: LayoutXAxisAnchor { x(.trailing) }
  /// The middle between left and right.
  public var centerXAnchor: LayoutXAxisAnchor { x(.centerX) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { y(.top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { y(.bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: LayoutYAxisAnchor { y(.centerY) }
  /// The width.
  public var widthAnchor: LayoutDimension { extent(.width) }
  /// The height.
  public var heightAnchor: LayoutDimension { extent(.height) }
}
