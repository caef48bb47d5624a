import Foundation
import TableKit
import Testing

@testable import Rendering

@MainActor
@Suite("Files of vectors")
struct VectorFileTests {
  private let renderer = PictureRenderer(size: CGSize(width: 100, height: 60), scale: 2)

  private func root(_ actions: (CairoDrawingContext) -> Void) throws -> SVGDocument.Element {
    try #require(SVGDocument(renderer.bytes(as: .svg, actions))?.root)
  }

  private func drawText(
    _ text: String, in context: CairoDrawingContext, width: CGFloat = 90, mode: LineBreakMode = .byTruncatingTail
  ) {
    context.drawText(
      text, font: .systemFont(ofSize: 12), color: .black, alignment: .left, lineBreakMode: mode, numberOfLines: 1,
      in: CGRect(x: 5, y: 10, width: width, height: 20))
  }

  /// A bit of everything.
  private func drawScene(in context: CairoDrawingContext) {
    context.fill(CGRect(x: 0, y: 0, width: 100, height: 60), color: .white)
    context.fill(CGRect(x: 10, y: 40, width: 30, height: 10), color: .red)
    context.stroke(
      Path(roundedRect: CGRect(x: 50, y: 40, width: 30, height: 10), cornerRadius: 3), color: .systemBlue, lineWidth: 2)
    drawText("Quick office", in: context)
    context.drawGroup(alpha: 0.5) {
      context.fill(CGRect(x: 60, y: 5, width: 20, height: 10), color: .black)
      context.fill(CGRect(x: 70, y: 10, width: 20, height: 10), color: .green)
    }
    if let image = Image(color: .systemRed, size: CGSize(width: 3, height: 3)) {
      context.drawImage(image, in: CGRect(x: 85, y: 30, width: 10, height: 10))
    }
    context.isolate {
      context.clip(to: Path(ellipseIn: CGRect(x: 80, y: 40, width: 16, height: 16)))
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100), color: .systemGreen)
    }
  }

  @Test("An SVG file is as large as the picture times the scale, and has each shape in its place")
  func shapes() throws {
    let root = try root { $0.fill(CGRect(x: 10, y: 20, width: 30, height: 10), color: .red) }
    #expect(root.name == "svg")
    #expect(root["width"] == "200px" && root["height"] == "120px" && root["viewBox"] == "0 0 200 120")
    let paths = root.all("path")
    #expect(paths.count == 1)
    #expect(paths.first?["d"].flatMap(SVGDocument.box) == "20 40 80 60")
    #expect(paths.first?["style"].flatMap(SVGDocument.fill) == "rgb(100%,0%,0%)")
  }

  @Test("Letters stand in an SVG file once, as outlines, and are used where they belong")
  func letters() throws {
    let root = try root { drawText("abacab", in: $0) }
    let symbols = Set(root.all("symbol").compactMap { $0["id"] })
    let uses = root.all("use").compactMap { use -> (id: String, x: Double)? in
      guard let id = use["xlink:href"], let x = use["x"].flatMap(Double.init) else { return nil }
      return (String(id.dropFirst()), x)
    }
    #expect(uses.count == 6)
    #expect(Set(uses.map(\.id)).count == 3 && Set(uses.map(\.id)).isSubset(of: symbols))
    // In DejaVu Sans, of 2048 units: a is 1255 wide, b 1300, c 1126. From x = 5, at size 12, in a scale of 2.
    var x = 10.0
    for (use, advance) in zip(uses, [1255, 1300, 1255, 1126, 1255, 1300.0]) {
      #expect(abs(use.x - x) < 0.05)
      x += advance * 24 / 2048
    }
  }

  @Test("An image stands in an SVG file with its own pixels, stretched")
  func image() throws {
    let image = try #require(Image(color: .red, size: CGSize(width: 3, height: 2)))
    let root = try root { $0.drawImage(image, in: CGRect(x: 10, y: 20, width: 30, height: 10)) }
    let images = root.all("image")
    #expect(images.count == 1)
    #expect(images.first?["width"] == "3" && images.first?["height"] == "2")
    #expect(images.first?["xlink:href"]?.hasPrefix("data:image/png;base64,") == true)
    // Three pixels to 60 units, two to 20.
    #expect(root.all("use").first?["transform"] == "matrix(20,0,0,10,20,40)")
  }

  @Test("The same picture gives the same bytes, whatever was drawn before", arguments: PictureFormat.allCases)
  func sameBytes(format: PictureFormat) throws {
    let first = try renderer.bytes(as: format, drawScene)
    _ = try renderer.bytes(as: .svg, drawScene)
    let second = try renderer.bytes(as: format, drawScene)
    #expect(first == second)
    #expect(!String(decoding: first, as: UTF8.self).contains("Date"))
  }

  @Test("Identifiers are numbered anew with all that refers to them")
  func identifiers() {
    let file = ##"<g id="surface12"/><g id="image3"/><use href="#surface12" mask="url(#mask7)"/><g id="surface9"/>"##
    let renumbered =
      ##"<g id="surface0"/><g id="image0"/><use href="#surface0" mask="url(#mask0)"/><g id="surface1"/>"##
    #expect(SVGIdentifiers.renumbered(Array(file.utf8)) == Array(renumbered.utf8))
    // What is no identifier with a number stays as it is.
    for file in [##"<g id="glyph0-1" x="#alpha" id="12" d="a3"/>"##, "#", " id=\"", "#a1", ""] {
      #expect(SVGIdentifiers.renumbered(Array(file.utf8)) == Array(file.utf8))
    }
  }

  @Test("Text that no reader of files could take is drawn all the same", arguments: [0xFFFF, 0xFDD0, 0x10FFFE])
  func noncharacters(value: UInt32) throws {
    let text = "a\(try #require(Unicode.Scalar(value)))b"
    for format in PictureFormat.allCases {
      #expect(throws: Never.self) {
        try renderer.bytes(as: format) { context in
          drawText(text, in: context)
          context.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: .black)
        }
      }
    }
  }

  /// What a program of the system makes of a file; `nil` if there is no such program.
  private func output(of program: String, _ arguments: [String], file: [UInt8]) throws -> [UInt8]? {
    guard
      let path = ["/usr/bin", "/usr/local/bin"].map({ "\($0)/\(program)" }).first(where: {
        FileManager.default.isExecutableFile(atPath: $0)
      })
    else { return nil }
    let input = FileManager.default.temporaryDirectory.appending(path: "vectors-\(UUID().uuidString)")
    try Data(file).write(to: input)
    defer { try? FileManager.default.removeItem(at: input) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments.map { $0 == "INPUT" ? input.path : $0 }
    process.standardOutput = pipe
    try process.run()
    let bytes = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return bytes
  }

  @Test(
    "Text is text in a PDF file: letters that are joined, that run from right to left, and what is left out",
    arguments: [
      ("Quick office", "Quick office"), ("año ﬁ", "año ﬁ"), ("e\u{301}a", "éa"), ("שלום", "שלום"),
      ("𝒜x", "𝒜x"),
    ])
  func textInPDF(text: String, expected: String) throws {
    let file = try renderer.bytes(as: .pdf) { drawText(text, in: $0) }
    guard let bytes = try output(of: "pdftotext", ["INPUT", "-"], file: file) else { return }
    let found = String(decoding: bytes, as: UTF8.self)
      .filter { !["\n", "\u{0C}", "\u{202A}", "\u{202B}", "\u{202C}"].contains($0) }
    #expect(found.precomposedStringWithCanonicalMapping == expected.precomposedStringWithCanonicalMapping)
  }

  @Test("Text that is cut reads as it is seen")
  func cutTextInPDF() throws {
    let file = try renderer.bytes(as: .pdf) { drawText("Visible and hidden", in: $0, width: 70) }
    guard let bytes = try output(of: "pdftotext", ["INPUT", "-"], file: file) else { return }
    let found = String(decoding: bytes, as: UTF8.self)
    #expect(found.hasPrefix("Visible") && found.contains("…") && !found.contains("hidden"))
  }

  /// Checks that pixels (red, green and blue each) show what a picture does.
  private func expect(_ pixels: [UInt8], toShow picture: Picture, sourceLocation: SourceLocation = #_sourceLocation) {
    var total = 0
    var far = 0
    for y in 0..<picture.pixelHeight {
      for x in 0..<picture.pixelWidth {
        let start = (y * picture.pixelWidth + x) * 3
        let pixel = picture[x, y]
        let difference =
          abs(Int(pixels[start]) - Int(pixel.red)) + abs(Int(pixels[start + 1]) - Int(pixel.green))
          + abs(Int(pixels[start + 2]) - Int(pixel.blue))
        total += difference
        if difference > 150 { far += 1 }
      }
    }
    // Edges are smoothed in another way; a shape at another place or of another colour would differ in hundreds of pixels.
    #expect(far < 120, "\(far) pixels differ", sourceLocation: sourceLocation)
    #expect(total < picture.pixelWidth * picture.pixelHeight * 6, sourceLocation: sourceLocation)
  }

  @Test("Made pixels of, a PDF file shows what a picture does")
  func pixelsOfPDF() throws {
    let file = try renderer.bytes(as: .pdf, drawScene)
    guard let bytes = try output(of: "pdftoppm", ["-r", "72", "-singlefile", "INPUT"], file: file) else { return }
    let header = Array("P6\n200 120\n255\n".utf8)
    try #require(bytes.starts(with: header))
    expect(Array(bytes[header.count...]), toShow: try renderer.picture(drawScene))
  }

  @Test("Made pixels of, an SVG file shows what a picture does")
  func pixelsOfSVG() throws {
    let file = try renderer.bytes(as: .svg, drawScene)
    guard let bytes = try output(of: "rsvg-convert", ["INPUT"], file: file) else { return }
    let image = try Image(decoding: bytes)
    try #require(image.pixelWidth == 200 && image.pixelHeight == 120)
    let opaque = stride(from: 0, to: image.pixels.count, by: 4).flatMap { Array(image.pixels[$0..<$0 + 3]) }
    expect(opaque, toShow: try renderer.picture(drawScene))
  }

  @Test("Sizes: vectors need not be whole pixels, and none is longer than readers take")
  func sizes() throws {
    let file = try PictureRenderer(size: CGSize(width: 10.25, height: 0.5)).bytes(as: .svg) { _ in }
    #expect(try #require(SVGDocument(file)?.root)["viewBox"] == "0 0 10.25 0.5")
    func failure(_ side: CGFloat, _ scale: CGFloat, _ format: PictureFormat) -> RenderingError? {
      do throws(RenderingError) {
        try format.check(size: CGSize(width: side, height: 10), scale: scale)
        return nil
      } catch {
        return error
      }
    }
    #expect(failure(14_400, 1, .pdf) == nil && failure(32_767, 1, .svg) == nil)
    let error = failure(7_201, 2, .pdf)
    #expect(error == .tooLong(size: CGSize(width: 7_201, height: 10), scale: 2, format: .pdf))
    #expect(
      error?.description
        == "cannot draw a picture of 7201 × 10 points at a scale of 2: a side may have 14400 units in PDF")
    for format in PictureFormat.allCases {
      for side in [0, -1, CGFloat.nan, .infinity] {
        guard case .invalidSize = failure(side, 1, format) else {
          Issue.record("\(format) \(side)")
          continue
        }
      }
      for scale in [0, -1, CGFloat.nan, .infinity] {
        guard case .invalidScale = failure(10, scale, format) else {
          Issue.record("\(format) \(scale)")
          continue
        }
      }
    }
  }

  @Test("The ending of a file's name says its format")
  func endings() throws {
    #expect(PictureFormat(path: "a/b.SVG") == .svg && PictureFormat(path: "x.pdf") == .pdf)
    #expect(PictureFormat(path: "x.png") == .png && PictureFormat(path: "x.jpg") == nil)
    #expect(try PictureFormat(ofFileAt: "/dev/stdout") == .png)
    let folder = FileManager.default.temporaryDirectory.appending(path: "vectors-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(throws: RenderingError.unknownFormat(path: "\(folder)/x.gif")) {
      try renderer.write(to: "\(folder)/x.gif") { _ in Issue.record("nothing is to be drawn") }
    }
    #expect(
      RenderingError.unknownFormat(path: "x.gif").description
        == "cannot write x.gif: pictures are .png, .svg or .pdf files")
    try renderer.write(to: "\(folder)/x.pdf", drawScene)
    #expect(try Data(contentsOf: URL(filePath: "\(folder)/x.pdf")).starts(with: Array("%PDF-".utf8)))
    try renderer.write(to: "\(folder)/y.pdf", as: .svg, drawScene)
    #expect(try SVGDocument([UInt8](Data(contentsOf: URL(filePath: "\(folder)/y.pdf")))) != nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
  }

  @Test("A window is drawn with vectors as with pixels")
  func window() throws {
    let window = Window(size: CGSize(width: 40, height: 30), scale: 2, textMeasurer: PangoTextMeasurer())
    let plate = View(frame: CGRect(x: 5, y: 6, width: 10, height: 8))
    plate.backgroundColor = .blue
    window.addSubview(plate)
    window.bounds.origin = CGPoint(x: 1, y: 2)
    let root = try #require(SVGDocument(SceneRenderer().bytes(of: window, as: .svg))?.root)
    #expect(root["viewBox"] == "0 0 80 60")
    let plates = root.all("path").filter { $0["style"].flatMap(SVGDocument.fill) == "rgb(0%,0%,100%)" }
    // (5 − 1, 6 − 2) to (15 − 1, 14 − 2), twice.
    #expect(plates.map { $0["d"].flatMap(SVGDocument.box) } == ["8 8 28 24"])
    let enlarged = try #require(SVGDocument(SceneRenderer().bytes(of: window, as: .svg, scale: 0.5))?.root)
    #expect(enlarged["viewBox"] == "0 0 20 15")
  }

  @Test("Nothing can be drawn into a file that is done")
  func afterwards() throws {
    var escaped: CairoDrawingContext?
    let first = try renderer.bytes(as: .svg) { context in
      escaped = context
      drawScene(in: context)
    }
    escaped?.fill(CGRect(x: 0, y: 0, width: 100, height: 60), color: .black)
    escaped?.drawGroup(alpha: 0.5) { escaped?.fill(CGRect(x: 0, y: 0, width: 100, height: 60), color: .black) }
    escaped = nil
    #expect(try renderer.bytes(as: .svg, drawScene) == first)
  }
}
