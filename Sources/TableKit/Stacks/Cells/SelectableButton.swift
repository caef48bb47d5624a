public import Foundation

/// A button that stays marked once it is selected: its background changes while it is touched or selected, as a table's row does.
open class SelectableButton: Button {
  /// The background while the button is neither touched nor selected.
  public nonisolated static let normalColor = Color.white

  /// The background while the button is touched or selected: #C6C6C8.
  public nonisolated static let selectedColor = Color.opaqueSeparator

  /// How long an animated change of the background takes, in seconds.
  public nonisolated static let selectionDuration: TimeInterval = 0.35

  /// A white button without title and image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.normalColor
  }

  /// Whether it looks touched. It is marked then, also if it is not selected.
  open override var isHighlighted: Bool {
    get { super.isHighlighted }
    set {
      backgroundColor = isSelected || newValue ? Self.selectedColor : Self.normalColor
      super.isHighlighted = newValue
    }
  }

  /// Whether it is selected. Setting it is ``setSelected(_:animated:)`` without animation.
  open override var isSelected: Bool {
    get { super.isSelected }
    set {
      super.isSelected = newValue
      backgroundColor = newValue || isHighlighted ? Self.selectedColor : Self.normalColor
    }
  }

  /// Selects it or not.
  ///
  /// - Parameters:
  ///   - selected: Whether it is selected.
  ///   - animated: Whether the background changes gradually, in ``selectionDuration``.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard animated else {
      isSelected = selected
      return
    }
    View.animate(withDuration: Self.selectionDuration, delay: 0, options: .allowUserInteraction) {
      isSelected = selected
    }
  }
}
