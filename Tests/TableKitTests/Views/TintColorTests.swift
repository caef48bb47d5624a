import Foundation
import Testing

@testable import TableKit

/// The tint colour: inherited down the tree unless a view has its own, and what is drawn by it.
@MainActor
@Suite("Tint colours")
struct TintColorTests {
  /// A view that writes down its colours as they change.
  private final class Witness: View {
    var heard: [Color] = []
    override func tintColorDidChange() {
      super.tintColorDidChange()
      heard.append(tintColor)
    }
  }

  private let root = Witness()
  private let middle = Witness()
  private let leaf = Witness()

  init() {
    root.addSubview(middle)
    middle.addSubview(leaf)
  }

  @Test("Where nobody set one it is blue; a view's own holds for all in it that have none")
  func inheritance() {
    for view in [root, middle, leaf] { #expect(view.tintColor == .systemBlue) }
    root.tintColor = .red
    for view in [root, middle, leaf] { #expect(view.tintColor == .red && view.heard == [.red]) }
    middle.tintColor = .green
    #expect(root.tintColor == .red && middle.tintColor == .green && leaf.tintColor == .green)
    #expect(root.heard == [.red] && leaf.heard == [.red, .green])
    // What is in a view with its own does not hear of the others'.
    root.tintColor = .yellow
    #expect(root.heard == [.red, .yellow] && middle.heard == [.red, .green] && leaf.tintColor == .green)
    middle.tintColor = nil
    #expect(middle.tintColor == .yellow && leaf.heard == [.red, .green, .yellow])
    root.tintColor = nil
    #expect(leaf.tintColor == .systemBlue)
    // The same again is no change.
    root.tintColor = .systemBlue
    #expect(leaf.heard == [.red, .green, .yellow, .systemBlue])
  }

  @Test("A view that is moved takes the colour of where it is, with all in it")
  func moving() {
    let other = View()
    other.tintColor = .orange
    root.tintColor = .red
    other.addSubview(middle)
    #expect(middle.tintColor == .orange && leaf.tintColor == .orange)
    #expect(leaf.heard == [.red, .orange])
    middle.removeFromSuperview()
    #expect(middle.tintColor == .systemBlue && leaf.heard == [.red, .orange, .systemBlue])
    // Its own goes with it.
    middle.tintColor = .green
    other.addSubview(middle)
    #expect(middle.tintColor == .green && leaf.tintColor == .green)
    middle.tintColor = nil
    #expect(leaf.tintColor == .orange)
    leaf.removeFromSuperview()
    other.addSubview(leaf)
    #expect(leaf.heard.suffix(2) == [.systemBlue, .orange])
  }

  @Test("A callback that sets another colour has the last word")
  func lastWord() {
    final class Stubborn: View {
      override func tintColorDidChange() {
        super.tintColorDidChange()
        if tintColor == .red { tintColor = .green }
      }
    }
    let stubborn = Stubborn()
    let inner = Witness()
    stubborn.addSubview(inner)
    root.addSubview(stubborn)
    root.tintColor = .red
    #expect(stubborn.tintColor == .green && inner.tintColor == .green && inner.heard == [.green])
    #expect(leaf.tintColor == .red)
  }

  @Test("Something to draw: the window's mark is set, and only where the colour changes")
  func drawing() {
    let window = Window(size: CGSize(width: 10, height: 10))
    window.addSubview(root)
    window.needsDisplay = false
    window.tintColor = .systemBlue
    #expect(!window.needsDisplay)
    window.tintColor = .red
    #expect(window.needsDisplay && leaf.tintColor == .red)
  }

  // MARK: What goes by it

  /// Writes down the colours of what is drawn.
  private final class Colors: DrawingContext {
    var used: [Color] = []
    func fill(_ path: Path, color: Color) { used.append(color) }
    func stroke(_ path: Path, color: Color, style: StrokeStyle) { used.append(color) }
    func drawText(
      _ text: String, font: Font, color: Color, alignment: TextAlignment, lineBreakMode: LineBreakMode,
      numberOfLines: Int, in rect: CGRect
    ) { used.append(color) }
    func drawImage(_ image: Image, in rect: CGRect) { used.append(Color(hexadecimal: hex(image)) ?? .clear) }
    func save() {}
    func restore() {}
    func concatenate(_ transform: CGAffineTransform) {}
    func clip(to path: Path) {}
    private func hex(_ image: Image) -> String {
      "#" + image.pixels.prefix(3).map { String(Int($0) + 256, radix: 16).suffix(2) }.joined()
    }
  }

  private func colors(of view: View) -> [Color] {
    let colors = Colors()
    view.draw(in: colors)
    return colors.used
  }

  @Test("Accessories: buttons for details and check marks are tinted, chevrons are not")
  func accessories() {
    func colors(_ type: TableViewCell.AccessoryType, _ tint: Color?) -> [Color] {
      let accessory = TableViewCellAccessoryView(type: type)
      let parent = View()
      parent.tintColor = tint
      parent.addSubview(accessory)
      return self.colors(of: accessory)
    }
    for (tint, shown) in [(nil, .systemBlue), (.green, .green)] as [(Color?, Color)] {
      #expect(colors(.checkmark, tint) == [shown])
      // A ring, a dot and a stem.
      #expect(colors(.detailButton, tint) == [shown, shown, shown])
      #expect(colors(.detailDisclosureButton, tint) == [shown, shown, shown, .systemGray3])
      #expect(colors(.disclosureIndicator, tint) == [.systemGray3])
    }
  }

  @Test("Editing controls: what is selected is tinted; red deletes and green inserts, whatever the tint")
  func editingControls() {
    for (kind, background) in [(.delete, .systemRed), (.insert, .systemGreen), (.selection, .orange)]
      as [(TableViewCellEditingControl.Kind, Color)]
    {
      let control = TableViewCellEditingControl(kind: kind)
      control.isChecked = true
      control.tintColor = .orange
      #expect(colors(of: control).first == background)
    }
  }

  @Test("Titles of buttons, unless they were given a colour or the button is disabled")
  func buttons() {
    let button = Button()
    button.setTitle("Go", for: .normal)
    root.addSubview(button)
    #expect(button.titleLabel.textColor == .systemBlue)
    root.tintColor = .green
    #expect(button.titleLabel.textColor == .green)
    button.isEnabled = false
    #expect(button.titleLabel.textColor == .systemGray)
    button.isEnabled = true
    button.setTitleColor(.red, for: .normal)
    root.tintColor = .orange
    #expect(button.titleLabel.textColor == .red)
  }

  @Test("Images that are templates")
  func images() throws {
    let image = try #require(Image(color: .red, size: CGSize(width: 1, height: 1)))
    let view = ImageView(image: image.withRenderingMode(.alwaysTemplate))
    root.addSubview(view)
    root.tintColor = Color(hexadecimal: "#0A0B0C")
    #expect(colors(of: view) == [try #require(Color(hexadecimal: "#0A0B0C"))])
    view.image = image
    #expect(colors(of: view) == [try #require(Color(hexadecimal: "#FF0000"))])
  }

  @Test("What refreshes is gray unless it has a colour of its own")
  func refreshControl() {
    let refresh = RefreshControl()
    root.addSubview(refresh)
    root.tintColor = .green
    #expect(refresh.tintColor == .systemGray)
    refresh.beginRefreshing()
    #expect(Set(colors(of: refresh)) == [.systemGray])
    refresh.tintColor = .green
    #expect(Set(colors(of: refresh)) == [.green])
    refresh.tintColor = nil
    #expect(refresh.tintColor == .systemGray)
  }

  @Test("The section index, unless its colour is set")
  func sectionIndex() throws {
    let bar = SectionIndexView(frame: CGRect(x: 0, y: 0, width: 20, height: 100))
    root.addSubview(bar)
    bar.titles = ["A"]
    root.layoutIfNeeded()
    let label = try #require(bar.subviews.first as? Label)
    #expect(label.textColor == .systemBlue)
    root.tintColor = .green
    root.layoutIfNeeded()
    #expect(label.textColor == .green)
    bar.ownColor = .red
    root.tintColor = .orange
    root.layoutIfNeeded()
    #expect(label.textColor == .red)
  }
}
