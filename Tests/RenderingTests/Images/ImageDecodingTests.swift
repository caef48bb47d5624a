import Foundation
import TableKit
import Testing

@testable import Rendering

@Suite("Decoding images")
struct ImageDecodingTests {
  // Eight by four pixels, the upper half red, the lower blue.
  private static let jpeg =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/"
    + "2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAEAAgDAREAAhEBAxEB"
    + "/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABoQAAAHAAAAAAAAAAAAAAAAAAADBxdWpNL/xAAVAQEBAAAAAAAAAAAAAAAAAAAHCf/EABoRAAAHAAAAAAAAAAAA"
    + "AAAAAAAECBhVpNT/2gAMAwEAAhEDEQA/ACiflV5VRIwKpMlTFAWjukIDvlEzdYpnH//Z"
  // Two by two green pixels.
  private static let gif = "R0lGODlhAgACAPAAAAD/AAAAACH5BAAAAAAALAAAAAACAAIAAAIChFEAOw=="

  private func bytes(_ base64: String) throws -> [UInt8] { [UInt8](try #require(Data(base64Encoded: base64))) }

  private func failure(_ bytes: [UInt8]) -> ImageError? {
    do throws(ImageError) {
      _ = try Image(decoding: bytes, name: "x.png")
      return nil
    } catch {
      return error
    }
  }

  @Test("PNG of each kind of pixel")
  func kinds() throws {
    func pixels(_ file: [UInt8]) throws -> [UInt8] { try Image(decoding: file).pixels }
    #expect(
      try pixels(PNGWriter.file(width: 2, height: 1, colorType: 2, rows: [[255, 0, 10, 1, 2, 3]])) == [
        255, 0, 10, 255, 1, 2, 3, 255,
      ])
    // 51 is a fifth: 200 and 100 come back as they were.
    #expect(
      try pixels(PNGWriter.file(width: 1, height: 2, colorType: 6, rows: [[200, 100, 0, 51], [9, 9, 9, 0]])) == [
        200, 100, 0, 51, 0, 0, 0, 0,
      ])
    #expect(
      try pixels(PNGWriter.file(width: 2, height: 1, colorType: 0, rows: [[0, 77]])) == [0, 0, 0, 255, 77, 77, 77, 255])
    #expect(
      try pixels(PNGWriter.file(width: 2, height: 1, depth: 1, colorType: 0, rows: [[0b0100_0000]])) == [
        0, 0, 0, 255, 255, 255, 255, 255,
      ])
    #expect(try pixels(PNGWriter.file(width: 1, height: 1, colorType: 4, rows: [[80, 255]])) == [80, 80, 80, 255])
    #expect(
      try pixels(PNGWriter.file(width: 1, height: 1, colorType: 3, palette: [1, 2, 3, 40, 50, 60], rows: [[1]])) == [
        40, 50, 60, 255,
      ])
    #expect(
      try pixels(PNGWriter.file(width: 1, height: 1, depth: 16, colorType: 2, rows: [[0x12, 0x34, 0xFF, 0xFF, 0, 0]]))
        == [0x12, 0xFF, 0, 255])
  }

  @Test("What is drawn, written and read is what was drawn")
  @MainActor
  func roundTrip() throws {
    let picture = try PictureRenderer(size: CGSize(width: 5, height: 3), scale: 2).picture { context in
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 2), color: .red)
      context.fill(CGRect(x: 2, y: 1, width: 3, height: 2), color: Color.blue.withAlphaComponent(0.4))
    }
    let image = try Image(decoding: picture.pngBytes(), scale: 2)
    #expect(image.size == CGSize(width: 5, height: 3))
    for y in 0..<6 {
      for x in 0..<10 {
        let start = (y * 10 + x) * 4
        let pixel = picture[x, y]
        #expect(Array(image.pixels[start..<start + 4]) == [pixel.red, pixel.green, pixel.blue, pixel.alpha])
      }
    }
  }

  @Test("JPEG and GIF")
  func others() throws {
    let image = try Image(decoding: bytes(Self.jpeg))
    #expect(image.pixelWidth == 8 && image.pixelHeight == 4 && image.pixels.count == 128)
    // The format loses a little.
    func isClose(_ x: Int, _ y: Int, _ color: [Int]) -> Bool {
      let start = (y * 8 + x) * 4
      return zip(image.pixels[start..<start + 4], color).allSatisfy { abs(Int($0) - $1) <= 12 }
    }
    #expect(isClose(0, 0, [255, 0, 0, 255]) && isClose(7, 3, [0, 0, 255, 255]))
    #expect(
      try Image(decoding: bytes(Self.gif)).pixels == [0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255])
  }

  @Test("A picture that was taken with the camera turned comes upright")
  func orientation() throws {
    // An Exif segment behind the first two bytes, whose only entry says that the right side is up: tag 0x112, value 6.
    let entry: [UInt8] = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    let exif = Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8] + entry
    let file = try bytes(Self.jpeg)
    let turned = try Image(
      decoding: file[..<2] + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + file[2...])
    #expect(turned.pixelWidth == 4 && turned.pixelHeight == 8)
    // Turned to the right, what was at the bottom is at the left.
    #expect(turned.pixels[2] > 200 && turned.pixels[12] > 200)
  }

  @Test("A file that ends anywhere too early is refused in one line")
  func truncated() throws {
    let png = PNGWriter.file(width: 2, height: 2, colorType: 2, rows: [[1, 2, 3, 4, 5, 6], [7, 8, 9, 0, 1, 2]])
    try #require(failure(png) == nil)
    for length in 0..<png.count {
      guard case .undecodable(_, let reason) = failure(Array(png[..<length])) else {
        Issue.record("\(length) bytes are an image")
        continue
      }
      #expect(!reason.isEmpty && !reason.contains { $0.isNewline })
    }
    #expect(failure(Array(png[..<40]))?.description == "x.png: not an image that can be shown: the file ends too early")
    #expect(failure([])?.description == "x.png: not an image that can be shown: the file is empty")
    let gif = try bytes(Self.gif)
    for length in 0..<14 { #expect(failure(Array(gif[..<length])) != nil) }
  }

  @Test("Whatever becomes of a file's bytes, it is an image or one line")
  func damaged() throws {
    let png = PNGWriter.file(
      width: 2, height: 2, colorType: 6, rows: [[1, 2, 3, 4, 5, 6, 7, 8], [7, 8, 9, 0, 1, 2, 3, 4]])
    var seed: UInt64 = 5
    func random(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    var refused = 0
    for file in [png, try bytes(Self.jpeg), try bytes(Self.gif)] {
      for _ in 0..<300 {
        var bytes = file
        for _ in 0...random(3) { bytes[random(bytes.count)] = UInt8(random(256)) }
        guard let failure = failure(bytes) else { continue }
        refused += 1
        #expect(!failure.description.contains { $0.isNewline })
      }
    }
    #expect(refused > 100)
  }

  @Test("Text is no image, and a few bytes that ask for all memory get none")
  func refused() throws {
    #expect(
      failure(Array("name,team\n".utf8))?.description.hasPrefix("x.png: not an image that can be shown: ") == true)
    var png = PNGWriter.file(width: 1, height: 1, colorType: 2, rows: [[1, 2, 3]])
    png.replaceSubrange(16..<24, with: [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF])
    #expect(failure(png) == .tooManyPixels(name: "x.png", width: 32_767, height: 32_767))
    png.replaceSubrange(16..<24, with: [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 1])
    #expect(failure(png) == .tooManyPixels(name: "x.png", width: 4_294_967_295, height: 1))
    var gif = try bytes(Self.gif)
    gif.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(failure(gif) == .tooManyPixels(name: "x.png", width: 65_535, height: 65_535))
  }

  @Test("Files: names say the scale, folders find what suits the device, and what is wrong is told")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "images-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, width) in [
      ("star.png", 1), ("star@2x.png", 2), ("star@3x.png", 3), ("moon@2x.png", 4), ("@2x.png", 5), ("a.b@9x.png", 9),
    ] {
      let row = [[UInt8](repeating: 7, count: width * 3)]
      try Data(PNGWriter.file(width: width, height: 1, colorType: 2, rows: row))
        .write(to: URL(filePath: "\(folder)/\(name)"))
    }
    try Data(bytes(Self.jpeg)).write(to: URL(filePath: "\(folder)/sun.jpg"))
    try Data("no".utf8).write(to: URL(filePath: "\(folder)/none.png"))

    #expect(Image(contentsOfFile: "\(folder)/star@2x.png")?.scale == 2)
    #expect(Image(contentsOfFile: "\(folder)/@2x.png")?.scale == 1)
    #expect(Image(contentsOfFile: "\(folder)/none.png") == nil)

    let images = try ImageFolder(path: folder)
    func width(_ name: String, _ scale: CGFloat) -> Int? { Image(named: name, in: images, scale: scale)?.pixelWidth }
    #expect([1, 2, 3, 4, 0.5].map { width("star", $0) } == [1, 2, 3, 3, 1])
    #expect(width("star.png", 2) == 2 && width("moon", 1) == 4 && width("moon", 3) == 4 && width("sun", 2) == 8)
    #expect(width("a.b.png", 1) == 9)
    #expect(width("comet", 1) == nil && width("star.jpg", 1) == nil)

    func message(_ body: () throws(ImageError) -> Void) -> String? {
      do throws(ImageError) {
        try body()
        return nil
      } catch {
        return error.description
      }
    }
    #expect(
      message { () throws(ImageError) in _ = try images.image(named: "comet") }
        == "\(folder): no image named “comet”: neither as it is nor with .png, .jpg or .jpeg")
    #expect(
      message { () throws(ImageError) in _ = try Image(readingFile: "\(folder)/gone.png") }
        == "\(folder)/gone.png: cannot be read: No such file or directory")
    #expect(
      message { () throws(ImageError) in _ = try Image(readingFile: folder) }?.hasPrefix("\(folder): cannot be read: ")
        == true)
    #expect(
      message { () throws(ImageError) in _ = try ImageFolder(path: "\(folder)/gone") }?.hasPrefix(
        "\(folder)/gone: cannot be read: ") == true)
  }
}
