extension StackView {
  /// The direction in which a stack's views follow each other.
  public enum Axis: Int, Sendable, Hashable, CaseIterable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How the room along the axis is shared out.
  public enum Distribution: Int, Sendable, Hashable, CaseIterable {
    /// Each view has its own extent. What is left over goes to the last view whose extent was not set; what is lacking is taken
    /// from the last view backwards, from each until nothing is left of it, and only then from those whose extents were set.
    case fill
    /// All views have the same extent.
    case fillEqually
    /// The views share the room in proportion to their own extents; equally if none has any.
    case fillProportionally
    /// Each view has its own extent, and the gaps between them are equal and at least the spacing; with a single view, as
    /// ``fill``. Where there is too little room, the spacing is kept and the views give way as in ``fill``.
    case equalSpacing
    /// Each view has its own extent, and their middles stand at equal distances, as far as the spacing can be kept; with a
    /// single view, as ``fill``. Where there is too little room, as ``equalSpacing``.
    case equalCentering
  }

  /// Where views stand across the axis.
  ///
  /// There is no alignment by baselines: text is measured as a block, and where in it a baseline lies is not known.
  public enum Alignment: Int, Sendable, Hashable, CaseIterable {
    /// From edge to edge.
    case fill
    /// At the left edge, or the top one in a horizontal stack.
    case leading
    /// In the middle.
    case center
    /// At the right edge, or the bottom one in a horizontal stack.
    case trailing

    /// At the top edge of a horizontal stack: the same as ``leading``.
    public static let top = Alignment.leading
    /// At the bottom edge of a horizontal stack: the same as ``trailing``.
    public static let bottom = Alignment.trailing
  }
}

extension StackView.Axis {
  /// The axis across.
  public var crossing: StackView.Axis { self == .horizontal ? .vertical : .horizontal }
}
