import CoveredHeader
import Foundation
import TableKit
import Testing

/// Pictures in headers that are made of a configuration.
@MainActor
@Suite("Pictures of covered headers")
struct CoveredHeaderImageTests {
  private struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }

  private func adapter(
    _ values: [String: String], reading readImage: @MainActor (String) throws -> Image
  ) throws -> CoveredHeader {
    let configuration = AdapterConfiguration(
      adapter: "covered-header", values: values.merging(["height": "100"]) { $1 })
    return try CoveredHeader(configuration: configuration, readingImages: readImage)
  }

  @Test("The picture fills the header, whatever the header's form, behind the title")
  func picture() throws {
    let image = try #require(Image(color: .red, size: CGSize(width: 40, height: 10)))
    var paths: [String] = []
    let adapter = try adapter(["image": "pictures/sea.png", "title": "Sea", "color": "#102030"]) { path in
      paths.append(path)
      return image
    }
    #expect(paths == ["pictures/sea.png"])
    let header = try #require(adapter.header as? CoveredHeaderTitleView)
    #expect(header.backgroundColor == Color(hexadecimal: "#102030") && header.label.text == "Sea")
    let picture = try #require(header.imageView)
    #expect(picture.image == image && picture.contentMode == .scaleAspectFill && picture.clipsToBounds)
    #expect(header.subviews == [picture, header.label])
    // In a window, open and as high as it can be, and with the content pulled down by 30.
    let window = Window(size: CGSize(width: 320, height: 444))
    let table = TableView(frame: CGRect(x: 0, y: 44, width: 320, height: 400))
    window.addSubview(table)
    try table.install(adapter)
    window.layoutIfNeeded()
    #expect(picture.convert(picture.bounds, to: window) == CGRect(x: 0, y: 0, width: 320, height: 100))
  }

  @Test("A picture alone makes a header; without one there is no view for it, and nothing is read")
  func parts() throws {
    let image = try #require(Image(color: .red, size: CGSize(width: 1, height: 1)))
    let alone = try adapter(["image": "a.png"]) { _ in image }
    let header = try #require(alone.header as? CoveredHeaderTitleView)
    #expect(header.imageView?.image == image && header.label.text == nil)
    let titled = try adapter(["title": "T"]) { _ in throw Unreadable(description: "asked") }
    #expect((titled.header as? CoveredHeaderTitleView)?.subviews.count == 1)
    let bare = try adapter([:]) { _ in throw Unreadable(description: "asked") }
    #expect(bare.header == nil)
  }

  @Test("What cannot be read is said as its reader says it; where nothing reads pictures, that is said")
  func refusals() throws {
    #expect(throws: CoveredHeaderError.unreadableImage(reason: "a.png: cannot be read: gone")) {
      _ = try adapter(["image": "a.png"]) { path in throw Unreadable(description: "\(path): cannot be read: gone") }
    }
    #expect(
      CoveredHeaderError.unreadableImage(reason: "a.png: cannot be read: gone").description
        == "adapter covered-header: key image: a.png: cannot be read: gone")
    let configuration = AdapterConfiguration(adapter: "covered-header", values: ["height": "100", "image": "a.png"])
    #expect(throws: CoveredHeaderError.noImageReader("a.png")) { _ = try CoveredHeader(configuration: configuration) }
    #expect(
      CoveredHeaderError.noImageReader("a.png").description
        == "adapter covered-header: key image is \"a.png\", and nothing was given that reads pictures")
  }
}
