import Foundation
import TableKit
import Testing

@testable import Rendering

@MainActor
@Suite("Pictures and their files")
struct PictureFileTests {
  /// Runs `body` with a folder of its own, which is gone afterwards.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func error(_ body: () throws(RenderingError) -> Void) -> RenderingError? {
    do throws(RenderingError) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  private func error(width: CGFloat, height: CGFloat, scale: CGFloat = 1) -> RenderingError? {
    error { () throws(RenderingError) in
      _ = try Picture.pixelSize(of: CGSize(width: width, height: height), scale: scale)
    }
  }

  /// A window with text, a turn, an opacity and a rounded corner.
  private func scene() -> Window {
    let window = Window(size: CGSize(width: 120, height: 60), scale: 2, textMeasurer: PangoTextMeasurer())
    window.backgroundColor = .white
    let label = Label(frame: CGRect(x: 5, y: 5, width: 100, height: 30))
    label.text = "Turned by a bit"
    label.transform = CGAffineTransform(rotationAngle: 0.2)
    label.alpha = 0.7
    label.backgroundColor = .systemYellow
    label.cornerRadius = 6
    window.addSubview(label)
    return window
  }

  @Test("The same scene gives the same bytes")
  func sameBytes() throws {
    let first = try SceneRenderer().picture(of: scene())
    let second = try SceneRenderer().picture(of: scene())
    #expect(first == second)
    let (firstBytes, secondBytes) = (try first.pngBytes(), try second.pngBytes())
    #expect(firstBytes == secondBytes)
  }

  @Test("More files than a film has are written together")
  func manyFiles() throws {
    try withFolder { folder in
      let contents = (0..<1100).map { OutputFile.Content(path: "\(folder)/\($0)", bytes: [UInt8($0 % 256)]) }
      try OutputFile.write(contents)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == contents.count)
      #expect(try Data(contentsOf: URL(filePath: "\(folder)/1099")) == Data([UInt8(1099 % 256)]))
    }
  }

  @Test("A PNG file begins with its signature and its size")
  func signature() throws {
    let bytes = try SceneRenderer().picture(of: scene()).pngBytes()
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    // Behind the signature, a length and "IHDR": width and height in four bytes each, 240 and 120.
    #expect(Array(bytes[16..<24]) == [0, 0, 0, 240, 0, 0, 0, 120])
    #expect(Array(bytes.suffix(8).prefix(4)) == Array("IEND".utf8))
  }

  @Test("Sides that are no lengths are refused, in one line")
  func invalidSizes() {
    for side in [0, -1, CGFloat.nan, .infinity] {
      for error in [error(width: side, height: 10), error(width: 10, height: side)] {
        guard case .invalidSize = error else {
          Issue.record("\(side): \(String(describing: error))")
          continue
        }
      }
      guard case .invalidScale = error(width: 10, height: 10, scale: side) else {
        Issue.record("\(side) is a scale")
        continue
      }
    }
    #expect(
      error(width: 0, height: 12.5)?.description
        == "cannot draw a picture of 0 × 12.5 points: both sides must be positive and finite")
    #expect(
      error(width: 1, height: 1, scale: -2)?.description
        == "cannot draw at a scale of -2: it must be positive and finite")
  }

  @Test("Pictures have at most 32,767 pixels a side and a gibibyte in all")
  func tooManyPixels() {
    #expect(error(width: 32_767, height: 1) == nil)
    #expect(error(width: 32_768, height: 1) != nil)
    #expect(error(width: 16_384, height: 1, scale: 2) != nil)
    #expect(error(width: 1e300, height: 1, scale: 1e300) != nil)
    #expect(error(width: 16_384, height: 16_384) == nil)
    #expect(error(width: 16_384, height: 16_385) != nil)
    #expect(
      error(width: 40_000, height: 10)?.description
        == "cannot draw a picture of 40000 × 10 points at a scale of 1: it may have 32767 pixels a side and 268435456 in all"
    )
  }

  private func expectPixels(_ size: CGSize, scale: CGFloat, _ width: Int, _ height: Int) throws {
    let pixels = try Picture.pixelSize(of: size, scale: scale)
    #expect(pixels.width == width && pixels.height == height)
  }

  @Test("Parts of a pixel count whole, but for what a computation has left")
  func pixelSizes() throws {
    try expectPixels(CGSize(width: 10.2, height: 10.5), scale: 1, 11, 11)
    try expectPixels(CGSize(width: 10.2, height: 10.5), scale: 2, 21, 21)
    try expectPixels(CGSize(width: 100.0 / 3, height: 1e-9), scale: 3, 100, 1)
    try expectPixels(CGSize(width: 0.1 + 0.2, height: 1), scale: 10, 3, 10)
  }

  @Test("A view without an extent cannot be drawn")
  func emptyView() {
    let error = error { () throws(RenderingError) in _ = try SceneRenderer().picture(of: View()) }
    #expect(error == .invalidSize(.zero))
  }

  @Test("A file is written whole, over an old one too, and nothing else is left")
  func writing() throws {
    try withFolder { folder in
      let path = folder + "/scene.png"
      let picture = try SceneRenderer().picture(of: scene())
      for _ in 0..<2 {
        try picture.writePNG(to: path)
        let (written, expected) = (try Data(contentsOf: URL(filePath: path)), try picture.pngBytes())
        #expect(Array(written) == expected)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["scene.png"])
    }
  }

  @Test("Of several files none is written if one cannot be")
  func severalFiles() throws {
    try withFolder { folder in
      let (first, second) = (folder + "/first", folder + "/second")
      try OutputFile.write([.init(path: first, bytes: [1]), .init(path: second, bytes: [2])])
      #expect(try Data(contentsOf: URL(filePath: first)) == Data([1]))
      #expect(try Data(contentsOf: URL(filePath: second)) == Data([2]))
      for unwritable in [folder + "/no/such", "/dev/full", folder] {
        let contents = [first, unwritable, second].map { OutputFile.Content(path: $0, bytes: [3]) }
        let error = error { () throws(RenderingError) in try OutputFile.write(contents) }
        guard case .unwritable(unwritable, _) = error else {
          Issue.record("\(unwritable): \(String(describing: error))")
          continue
        }
        #expect(try Data(contentsOf: URL(filePath: first)) == Data([1]))
        #expect(try Data(contentsOf: URL(filePath: second)) == Data([2]))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["first", "second"])
      }
    }
  }

  @Test("Permissions stay, and a link is followed")
  func permissionsAndLinks() throws {
    try withFolder { folder in
      try OutputFile.write([1], to: folder + "/file")
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder + "/file")
      try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "file")
      try OutputFile.write([2, 3], to: folder + "/link")
      let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/file")
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
      #expect(try Data(contentsOf: URL(filePath: folder + "/file")) == Data([2, 3]))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == "file")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["file", "link"])
    }
  }

  @Test("A link to nothing yet is followed, and stays a link")
  func linkToNothing() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(atPath: folder + "/shared", withIntermediateDirectories: false)
      try FileManager.default.createSymbolicLink(atPath: folder + "/latest", withDestinationPath: "next")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/next", withDestinationPath: folder + "/shared/today")
      try OutputFile.write([7], to: folder + "/latest")
      #expect(try Data(contentsOf: URL(filePath: folder + "/shared/today")) == Data([7]))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/latest") == "next")
      try FileManager.default.createSymbolicLink(atPath: folder + "/round", withDestinationPath: "round")
      let error = error { () throws(RenderingError) in try OutputFile.write([1], to: folder + "/round") }
      #expect(error?.description == "cannot write \(folder)/round: Too many levels of symbolic links")
    }
  }

  @Test("An open descriptor is written to where it stands", arguments: ["/dev/fd", "/proc/self/fd"])
  func openDescriptor(names: String) throws {
    try withFolder { folder in
      let file = folder + "/log"
      let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      defer { close(descriptor) }
      #expect(write(descriptor, "head ", 5) == 5)
      let link = folder + "/link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "\(names)/\(descriptor)")
      try OutputFile.write(Array("one ".utf8), to: "\(names)/\(descriptor)")
      try OutputFile.write(Array("two ".utf8), to: link)
      #expect(write(descriptor, "tail", 4) == 4)
      #expect(try Data(contentsOf: URL(filePath: file)) == Data("head one two tail".utf8))
      // It need not have a name any more.
      try FileManager.default.removeItem(atPath: file)
      try OutputFile.check(link)
      try OutputFile.write(Array("!".utf8), to: link)
      #expect(lseek(descriptor, 0, SEEK_END) == 18)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["link"])
    }
  }

  @Test("What cannot be written says where and why")
  func unwritable() throws {
    try withFolder { folder in
      let missing = folder + "/none/x.png"
      let error1 = error { () throws(RenderingError) in try OutputFile.write([1], to: missing) }
      #expect(error1?.description == "cannot write \(missing): No such file or directory")
      let error2 = error { () throws(RenderingError) in try OutputFile.write([1], to: folder) }
      #expect(error2?.description == "cannot write \(folder): Is a directory")
      let error3 = error { () throws(RenderingError) in try OutputFile.write([1], to: "/dev/full") }
      #expect(error3?.description == "cannot write /dev/full: No space left on device")
      let error4 = error { () throws(RenderingError) in try OutputFile.write([1], to: "") }
      #expect(error4?.description == "cannot write : No such file or directory")
      let longName = folder + "/" + String(repeating: "x", count: 300)
      let error5 = error { () throws(RenderingError) in try OutputFile.write([1], to: longName) }
      #expect(error5?.description == "cannot write \(longName): File name too long")
      let left = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(left.isEmpty)
    }
  }

  @Test("Whether a file can be written is found out without writing it")
  func checking() throws {
    try withFolder { folder in
      try OutputFile.write([1, 2], to: folder + "/old")
      try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "old")
      for path in ["/old", "/new", "/link"] { try OutputFile.check(folder + path) }
      try OutputFile.check("/dev/null")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["link", "old"])
      #expect(try Data(contentsOf: URL(filePath: folder + "/old")) == Data([1, 2]))
      for (path, reason) in [
        (folder + "/none/x", "No such file or directory"), (folder, "Is a directory"),
        (folder + "/old/x", "Not a directory"), ("", "No such file or directory"),
      ] {
        let error = error { () throws(RenderingError) in try OutputFile.check(path) }
        #expect(error == .unwritable(path: path, reason: reason))
      }
    }
  }

  @Test("A device is written to, not replaced")
  func devices() throws {
    try OutputFile.write([1, 2, 3], to: "/dev/null")
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }
}
