import Rendering
import Testing
import UIKitNames

@MainActor
@Suite("Images by name")
struct NamedImageTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("named-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Images"), withIntermediateDirectories: true)
  }

  /// Writes a picture of a size in points.
  private func write(_ name: String, width: CGFloat, height: CGFloat) throws {
    let window = UIWindow(size: CGSize(width: width, height: height))
    window.backgroundColor = .red
    try SceneRenderer().picture(of: window).writePNG(to: folder.appendingPathComponent(name).path)
  }

  @Test func filesOfABundleHaveNames() throws {
    try write("star.png", width: 10, height: 6)
    try write("Images/moon@2x.png", width: 20, height: 8)
    let bundle = try #require(Bundle(path: folder.path))
    let star = try #require(UIImage(named: "star", in: bundle, compatibleWith: nil))
    #expect(star.size == CGSize(width: 10, height: 6))
    let moon = try #require(UIImage(named: "moon", in: bundle, compatibleWith: nil))
    #expect(moon.size == CGSize(width: 10, height: 4))
    #expect(UIImage(named: "sun", in: bundle, compatibleWith: nil) == nil)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.imageView?.image = star
    #expect(cell.imageView?.sizeThatFits(.zero) == star.size)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func systemImagesAreWhatTheProgramBrings() throws {
    let images = URL(fileURLWithPath: try #require(Bundle.main.resourcePath))
    let name = "arrow.up.\(UUID().uuidString)"
    #expect(UIImage(systemName: name) == nil)
    try write("arrow.png", width: 12, height: 8)
    let file = images.appendingPathComponent("\(name).png")
    try FileManager.default.copyItem(at: folder.appendingPathComponent("arrow.png"), to: file)
    let image = UIImage(systemName: name)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.removeItem(at: folder)
    #expect(image?.size == CGSize(width: 12, height: 8))
    #expect(image?.renderingMode == .alwaysTemplate)
  }

  @Test func whatIsNotThereIsNil() {
    #expect(UIImage(named: "no image has this name") == nil)
    #expect(UIImage(systemName: "trash") == nil)
  }
}
