import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Stack views: sharing out the room")
struct StackLayoutTests {
  /// A stack of 300 × 100 (or 100 × 300) of views with the given sizes.
  private func stack(
    _ axis: StackView.Axis, _ sizes: [CGSize], _ distribution: StackView.Distribution = .fill, spacing: CGFloat = 10
  ) -> StackView {
    let stack = StackView(arrangedSubviews: sizes.map { View(frame: CGRect(origin: .zero, size: $0)) })
    stack.axis = axis
    stack.distribution = distribution
    stack.spacing = spacing
    stack.frame =
      axis == .horizontal
      ? CGRect(x: 0, y: 0, width: 300, height: 100) : CGRect(x: 0, y: 0, width: 100, height: 300)
    stack.layoutIfNeeded()
    return stack
  }

  private func size(_ width: CGFloat, _ height: CGFloat = 20) -> CGSize { CGSize(width: width, height: height) }

  private func spans(_ stack: StackView) -> [[CGFloat]] {
    stack.arrangedSubviews.map {
      stack.axis == .horizontal ? [$0.frame.minX, $0.frame.width] : [$0.frame.minY, $0.frame.height]
    }
  }

  @Test("fill: what is left over goes to the last")
  func fillSurplus() {
    // 300 − 2·10 − 40 − 60 − 80 = 100 left over.
    #expect(spans(stack(.horizontal, [size(40), size(60), size(80)])) == [[0, 40], [50, 60], [120, 180]])
    let vertical = stack(.vertical, [size(20, 40), size(20, 60), size(20, 80)])
    #expect(spans(vertical) == [[0, 40], [50, 60], [120, 180]])
    #expect(vertical.arrangedSubviews.map(\.frame.width) == [100, 100, 100])
  }

  @Test("fill: what is lacking is taken from the last backwards")
  func fillLack() {
    // 2·10 + 100 + 150 + 70 = 340, 40 too much; then 2·10 + 200 + 150 + 30 = 400: the last is gone, and 70 of the second.
    #expect(spans(stack(.horizontal, [size(100), size(150), size(70)])) == [[0, 100], [110, 150], [270, 30]])
    #expect(spans(stack(.horizontal, [size(200), size(150), size(30)])) == [[0, 200], [210, 80], [300, 0]])
  }

  @Test("fill: an extent that was set is kept as long as others can give way")
  func fillRigid() {
    let stack = stack(.horizontal, [size(40), size(60), size(80)])
    stack.setExtent(50, of: stack.arrangedSubviews[2])
    stack.layoutIfNeeded()
    #expect(spans(stack) == [[0, 40], [50, 190], [250, 50]])
    stack.setExtent(250, of: stack.arrangedSubviews[2])
    stack.layoutIfNeeded()
    // 300 − 20 − 250 = 30 for the other two, which had 100: the second gives 60, the first 10.
    #expect(spans(stack) == [[0, 30], [40, 0], [50, 250]])
    stack.setExtent(nil, of: stack.arrangedSubviews[2])
    stack.layoutIfNeeded()
    #expect(spans(stack) == [[0, 40], [50, 60], [120, 180]])
  }

  @Test("fillEqually and fillProportionally", arguments: StackView.Axis.allCases)
  func fills(axis: StackView.Axis) {
    let sizes = [CGSize(width: 20, height: 20), CGSize(width: 40, height: 40), CGSize(width: 80, height: 80)]
    #expect(spans(stack(axis, sizes, .fillEqually, spacing: 15)) == [[0, 90], [105, 90], [210, 90]])
    // 280 in proportions 1 : 2 : 4.
    #expect(spans(stack(axis, sizes, .fillProportionally)) == [[0, 40], [50, 80], [140, 160]])
    #expect(
      spans(stack(axis, [.zero, .zero], .fillProportionally)) == [[0, 145], [155, 145]], "without extents: equally")
  }

  @Test("equalSpacing: the gaps grow, to no less than the spacing", arguments: StackView.Axis.allCases)
  func equalSpacing(axis: StackView.Axis) {
    let sizes = [CGSize(width: 20, height: 20), CGSize(width: 40, height: 40), CGSize(width: 80, height: 80)]
    // (300 − 140) / 2 = 80.
    #expect(spans(stack(axis, sizes, .equalSpacing)) == [[0, 20], [100, 40], [220, 80]])
    // 20 + 40 + 80 + 2·100 = 340: 40 too much, taken from the last.
    #expect(spans(stack(axis, sizes, .equalSpacing, spacing: 100)) == [[0, 20], [120, 40], [260, 40]])
    #expect(spans(stack(axis, [CGSize(width: 20, height: 20)], .equalSpacing)) == [[0, 300]])
  }

  @Test("equalSpacing: a custom spacing that is wider takes from the other gaps")
  func equalSpacingCustom() {
    let stack = stack(.horizontal, [size(20), size(40), size(80)], .equalSpacing)
    stack.setCustomSpacing(120, after: stack.arrangedSubviews[0])
    stack.layoutIfNeeded()
    // 160 in all: 120 and 40.
    #expect(spans(stack) == [[0, 20], [140, 40], [220, 80]])
  }

  @Test("equalCentering: the middles stand at equal distances", arguments: StackView.Axis.allCases)
  func equalCentering(axis: StackView.Axis) {
    let sizes = [CGSize(width: 20, height: 20), CGSize(width: 40, height: 40), CGSize(width: 80, height: 80)]
    // Middles at 10, 135 and 260.
    #expect(spans(stack(axis, sizes, .equalCentering)) == [[0, 20], [115, 40], [220, 80]])
    // Middles would be at 10, 105 and 200: the second would overlap the third, which begins at 100. It stands 10 before.
    let wide = [CGSize(width: 20, height: 20), CGSize(width: 60, height: 60), CGSize(width: 200, height: 200)]
    #expect(spans(stack(axis, wide, .equalCentering, spacing: 5)) == [[0, 20], [35, 60], [100, 200]])
  }

  @Test("Alignment across the axis")
  func alignments() {
    for (alignment, start, extent) in [
      (StackView.Alignment.fill, 0, 100), (.leading, 0, 30), (.center, 35, 30), (.trailing, 70, 30),
    ] as [(StackView.Alignment, CGFloat, CGFloat)] {
      let horizontal = stack(.horizontal, [size(40, 30)])
      horizontal.alignment = alignment
      horizontal.layoutIfNeeded()
      #expect(horizontal.arrangedSubviews[0].frame == CGRect(x: 0, y: start, width: 300, height: extent))
      let vertical = stack(.vertical, [CGSize(width: 30, height: 40)])
      vertical.alignment = alignment
      vertical.layoutIfNeeded()
      #expect(vertical.arrangedSubviews[0].frame == CGRect(x: start, y: 0, width: extent, height: 300))
    }
    #expect(StackView.Alignment.top == .leading)
    #expect(StackView.Alignment.bottom == .trailing)
  }

  @Test("A view that is larger than the stack across the axis is cut to it")
  func tooBroad() {
    let stack = stack(.horizontal, [size(40, 130)])
    stack.alignment = .center
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 0, y: 0, width: 300, height: 100))
  }

  @Test("Margins count where they are asked for")
  func margins() {
    let stack = stack(.vertical, [size(20, 40), size(20, 60)])
    #expect(stack.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame.minY == 0)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 2, y: 1, width: 94, height: 40))
    #expect(stack.arrangedSubviews[1].frame == CGRect(x: 2, y: 51, width: 94, height: 246))
    #expect(stack.sizeThatFits(.zero) == CGSize(width: 20 + 6, height: 40 + 10 + 60 + 4))
  }

  @Test("Hidden views take neither room nor spacing; custom spacings go with their views")
  func hidden() {
    let stack = stack(.horizontal, [size(40), size(60), size(80)])
    stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
    stack.setCustomSpacing(7, after: stack.arrangedSubviews[1])
    stack.layoutIfNeeded()
    #expect(spans(stack) == [[0, 40], [70, 60], [137, 163]])
    stack.arrangedSubviews[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[2].frame.minX == 70)
    stack.arrangedSubviews[0].isHidden = true
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[2].frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    stack.setCustomSpacing(StackView.spacingUseDefault, after: stack.arrangedSubviews[0])
    stack.arrangedSubviews[0].isHidden = false
    stack.arrangedSubviews[1].isHidden = false
    stack.layoutIfNeeded()
    #expect(spans(stack) == [[0, 40], [50, 60], [117, 183]])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == StackView.spacingUseDefault)
    #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == 7)
  }

  @Test("A stack's own size: the sum along, the greatest across")
  func fittingSize() {
    let stack = stack(.horizontal, [size(40, 20), size(60, 50), size(80, 30)])
    #expect(stack.sizeThatFits(.zero) == CGSize(width: 200, height: 50))
    stack.distribution = .fillEqually
    #expect(stack.sizeThatFits(.zero) == CGSize(width: 260, height: 50))
    stack.arrangedSubviews[2].isHidden = true
    #expect(stack.sizeThatFits(.zero) == CGSize(width: 130, height: 50))
    #expect(StackView().sizeThatFits(.zero) == .zero)
  }

  @Test("A view stretched by the stack keeps its own size in mind, until somebody else gives it another")
  func ownSizes() {
    let stack = stack(.horizontal, [size(40), size(60)])
    #expect(spans(stack) == [[0, 40], [50, 250]])
    stack.frame.size.width = 400
    stack.layoutIfNeeded()
    stack.frame.size.width = 130
    stack.layoutIfNeeded()
    #expect(spans(stack) == [[0, 40], [50, 80]])
    #expect(stack.sizeThatFits(.zero).width == 110)
    stack.arrangedSubviews[0].bounds.size.width = 70
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    #expect(spans(stack) == [[0, 70], [80, 50]])
  }

  @Test("A label has the height of its lines at the stack's width")
  func labels() {
    let label = Label()
    label.text = String(repeating: "word ", count: 40)
    label.numberOfLines = 0
    let plate = View(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
    let stack = StackView(arrangedSubviews: [label, plate])
    stack.axis = .vertical
    let wide = label.sizeThatFits(CGSize(width: 300, height: 0))
    let narrow = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(wide.height < narrow.height)
    #expect(stack.sizeThatFits(CGSize(width: 300, height: 0)).height == wide.height + 5)
    #expect(stack.sizeThatFits(CGSize(width: 100, height: 0)).height == narrow.height + 5)
    stack.frame.size = stack.sizeThatFits(CGSize(width: 100, height: 0))
    stack.frame.size.width = 100
    stack.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: narrow.height))
    #expect(plate.frame == CGRect(x: 0, y: narrow.height, width: 100, height: 5))
    label.text = "word"
    stack.layoutIfNeeded()
    #expect(label.frame.height == label.sizeThatFits(.zero).height, "a new text asks for a layout")
  }

  @Test("A stack in a stack is as large as its content")
  func nested() {
    let inner = StackView(arrangedSubviews: [View(frame: CGRect(x: 0, y: 0, width: 30, height: 20))])
    inner.axis = .vertical
    let outer = StackView(arrangedSubviews: [inner, View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))])
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 30, height: 50))
    inner.addArrangedSubview(View(frame: CGRect(x: 0, y: 0, width: 45, height: 5)))
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 45, height: 50))
    #expect(inner.arrangedSubviews[0].frame == CGRect(x: 0, y: 0, width: 45, height: 20))
    #expect(inner.arrangedSubviews[1].frame == CGRect(x: 0, y: 20, width: 45, height: 30))
  }

  @Test("Edges fall on device pixels, and neighbours share them")
  func pixels() {
    let window = Window(size: CGSize(width: 100, height: 100), scale: 2)
    let stack = StackView(arrangedSubviews: (0..<3).map { _ in View() })
    stack.distribution = .fillEqually
    stack.frame = window.bounds
    window.addSubview(stack)
    window.layoutIfNeeded()
    // 33.33 → 33.5, 66.67 → 66.5.
    #expect(spans(stack) == [[0, 33.5], [33.5, 33], [66.5, 33.5]])
  }

  @Test("Numbers that are none change nothing")
  func nonsense() {
    let stack = stack(.horizontal, [size(40), size(60)])
    stack.spacing = .nan
    stack.spacing = .infinity
    stack.setCustomSpacing(.nan, after: stack.arrangedSubviews[0])
    stack.setExtent(.nan, of: stack.arrangedSubviews[0])
    stack.setExtent(-1, of: stack.arrangedSubviews[0])
    stack.layoutMargins = EdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = .zero
    stack.layoutIfNeeded()
    #expect(spans(stack) == [[0, 40], [50, 250]])
    stack.frame = .zero
    stack.layoutIfNeeded()
    for view in stack.arrangedSubviews { #expect(view.frame.isFinite) }
  }
}
