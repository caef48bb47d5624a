import Foundation
import Testing

@testable import TableKit

@MainActor
@Suite("Labels and image views")
struct LabelTests {
  /// Writes down what is drawn.
  final class Recorder: DrawingContext {
    var texts: [(text: String, color: Color, rect: CGRect)] = []
    var images: [CGRect] = []
    var alignments: [TextAlignment] = []
    func fill(_ path: Path, color: Color) {}
    func stroke(_ path: Path, color: Color, style: StrokeStyle) {}
    func drawText(
      _ text: String, font: Font, color: Color, alignment: TextAlignment, lineBreakMode: LineBreakMode,
      numberOfLines: Int, in rect: CGRect
    ) {
      texts.append((text, color, rect))
      alignments.append(alignment)
    }
    func drawImage(_ image: Image, in rect: CGRect) { images.append(rect) }
    func save() {}
    func restore() {}
    func concatenate(_ transform: CGAffineTransform) {}
    func clip(to path: Path) {}
  }

  @Test("A label draws its text in its bounds, in the colour of its state")
  func drawing() {
    let label = Label(frame: CGRect(x: 5, y: 5, width: 50, height: 20))
    let context = Recorder()
    label.draw(in: context)
    #expect(context.texts.isEmpty)
    label.text = "Oslo"
    label.textColor = .red
    label.draw(in: context)
    label.isHighlighted = true
    label.draw(in: context)
    label.highlightedTextColor = .white
    label.draw(in: context)
    #expect(context.texts.map(\.color) == [.red, .red, .white])
    #expect(context.texts[0].rect == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(!label.isUserInteractionEnabled)
  }

  @Test("A label fits its text, rounded up to pixels")
  func fitting() {
    let label = Label()
    #expect(label.sizeThatFits(.zero) == .zero)
    label.text = "abcd"
    label.font = .systemFont(ofSize: 10)
    // 4 characters of 5.5, one line of 12.
    #expect(label.sizeThatFits(.zero) == CGSize(width: 22, height: 12))
    label.text = "ab cd"
    label.numberOfLines = 0
    // 27.5 in one line, rounded up; at 20 wide two lines of 11.
    #expect(label.sizeThatFits(.zero) == CGSize(width: 28, height: 12))
    #expect(label.sizeThatFits(CGSize(width: 20, height: 1)) == CGSize(width: 11, height: 24))
    #expect(label.sizeThatFits(CGSize(width: CGFloat.infinity, height: 1)).height == 12)
  }

  @Test("An image is fitted by its mode")
  func contentModes() {
    let view = ImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let context = Recorder()
    view.draw(in: context)
    #expect(context.images.isEmpty)
    view.image = Image(color: .red, size: CGSize(width: 20, height: 10))
    for mode in ImageView.ContentMode.allCases {
      view.contentMode = mode
      view.draw(in: context)
    }
    #expect(
      context.images == [
        CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 0, y: 10, width: 40, height: 20),
        CGRect(x: -20, y: 0, width: 80, height: 40),
        // As large as it is: in the middle, then at the top, bottom, left and right, then in the corners.
        CGRect(x: 10, y: 15, width: 20, height: 10), CGRect(x: 10, y: 0, width: 20, height: 10),
        CGRect(x: 10, y: 30, width: 20, height: 10), CGRect(x: 0, y: 15, width: 20, height: 10),
        CGRect(x: 20, y: 15, width: 20, height: 10), CGRect(x: 0, y: 0, width: 20, height: 10),
        CGRect(x: 20, y: 0, width: 20, height: 10), CGRect(x: 0, y: 30, width: 20, height: 10),
        CGRect(x: 20, y: 30, width: 20, height: 10),
      ])
    #expect(ImageView(image: view.image).frame == CGRect(x: 0, y: 0, width: 20, height: 10))
  }
}
