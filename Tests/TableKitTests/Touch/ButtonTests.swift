import Foundation
import TableKit
import Testing

@MainActor
struct ButtonTests {
  let window = Window(size: CGSize(width: 300, height: 300))
  let button = Button(frame: CGRect(x: 100, y: 100, width: 100, height: 40))

  init() {
    window.addSubview(button)
  }

  @Test func showsWhatBelongsToItsState() {
    button.setTitle("Go", for: .normal)
    button.setTitle("Going", for: .highlighted)
    button.setTitle("Gone", for: .selected)
    #expect(button.titleLabel.text == "Go")
    #expect(button.titleLabel.textColor == .systemBlue)
    window.beginTouch(at: CGPoint(x: 150, y: 120))
    #expect(button.titleLabel.text == "Going")
    #expect(button.titleLabel.alpha == 1)
    window.endTouch()
    #expect(button.titleLabel.text == "Go")
    button.isSelected = true
    #expect(button.titleLabel.text == "Gone")
    button.isEnabled = false
    #expect(button.titleLabel.text == "Go")
    #expect(button.titleLabel.textColor == .systemGray)
  }

  @Test func fadesWhileItIsTouched() {
    button.setTitle("Go", for: .normal)
    window.beginTouch(at: CGPoint(x: 150, y: 120))
    #expect(button.titleLabel.alpha == Button.highlightedAlpha)
    window.endTouch()
    #expect(button.titleLabel.alpha == 1)
  }

  @Test func titleAndImageStandInTheMiddle() throws {
    let image = try #require(Image(color: .red, size: CGSize(width: 10, height: 10)))
    button.setTitle("Go", for: .normal)
    button.setImage(image, for: .normal)
    window.layoutIfNeeded()
    let title = button.titleLabel.sizeThatFits(.zero)
    let width = 10 + Button.imageSpacing + title.width
    #expect(button.sizeThatFits(.zero) == CGSize(width: width, height: max(10, title.height)))
    #expect(button.imageView.frame == CGRect(x: ((100 - width) / 2 + 0.5).rounded(.down), y: 15, width: 10, height: 10))
    #expect(abs(button.titleLabel.frame.maxX - (100 + width) / 2) <= 0.5)
    button.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.sizeThatFits(.zero) == CGSize(width: width + 6, height: max(10, title.height) + 4))
  }
}
