/// What of a view a constraint is about.
enum LayoutAttribute: String, Sendable {
  case left, right, leading, trailing, centerX, top, bottom, centerY, width, height
}
