import Foundation
public import TableKit

extension CoveredHeader {
  private static let keys = [
    "height", "y", "uncovered", "border", "dead-band", "placement", "minimum-height", "content-mode", "snap",
    "pin-line",
    "make-room", "title", "color", "image",
  ]

  /// Makes the adapter.
  ///
  /// With a `title`, a `color` or an `image` the header is a ``CoveredHeaderTitleView``; without any of them the adapter brings none,
  /// and the program places its own.
  ///
  /// - Parameter configuration: Its keys are numbers: `height`, the header's, and if they are not what
  ///   ``CoveredHeaderGeometry/init(headerHeight:headerY:uncovered:border:deadBand:placement:minimumHeight:)`` takes by default
  ///   `y`, `uncovered`, `border`, `dead-band` and `minimum-height`; `pin-line` (0). `placement` is `behind` or `in-front`,
  ///   `content-mode` the raw value of a ``CoveredHeaderContentMode``; `snap` (true) and `make-room` (false) are flags. `title` is a
  ///   text, `color` a colour as `#RRGGBB` or `#RRGGBBAA`. There can be no `image`, for nothing here reads one: see
  ///   ``init(configuration:readingImages:)``.
  /// - Throws: An `AdapterConfigurationError` if the height is missing, a value is of another type, or another key is given; a
  ///   ``CoveredHeaderError`` if a word or a colour is none, or the numbers describe no header that can be covered.
  public convenience init(configuration: AdapterConfiguration) throws {
    try self.init(configuration: configuration) { path in throw CoveredHeaderError.noImageReader(path) }
  }

  /// Makes the adapter, which may have a picture in its header.
  ///
  /// ```swift
  /// try CoveredHeader(configuration: configuration) { path in try Image(readingFile: path) }
  /// ```
  ///
  /// - Parameters:
  ///   - configuration: As with ``init(configuration:)``; `image` is the path of a picture, which fills the header.
  ///   - readImage: Reads the picture from its path: `Image(readingFile:)` of `Rendering`, for instance. What it throws describes
  ///     itself in a line that names the file.
  /// - Throws: As ``init(configuration:)``, and a ``CoveredHeaderError`` if the picture cannot be read.
  public convenience init(
    configuration: AdapterConfiguration, readingImages readImage: @MainActor (_ path: String) throws -> Image
  ) throws {
    try configuration.requireKnownKeys(Self.keys)
    self.init(
      try CoveredHeaderGeometry(
        headerHeight: configuration.number("height"), headerY: configuration.number("y", default: 0),
        uncovered: configuration.number("uncovered", default: 44), border: configuration.number("border", default: 1),
        deadBand: configuration.number("dead-band", default: 0.1),
        placement: configuration.word("placement", default: CoveredHeaderPlacement.behind),
        minimumHeight: configuration.number("minimum-height", default: 0)),
      header: try configuration.header(readImage),
      contentMode: try configuration.word("content-mode", default: CoveredHeaderContentMode.topFill),
      snaps: try configuration.flag("snap", default: true),
      pinLine: try configuration.number("pin-line", default: 0),
      makesRoom: try configuration.flag("make-room", default: false))
  }
}

extension AdapterConfiguration {
  fileprivate func word<Word>(_ key: String, default fallback: Word) throws -> Word
  where Word: CaseIterable & RawRepresentable<String> {
    guard let text = values[key] else { return fallback }
    guard let word = Word(rawValue: text) else {
      throw CoveredHeaderError.unknownWord(key: key, text: text, known: Word.allCases.map(\.rawValue))
    }
    return word
  }

  @MainActor
  fileprivate func header(_ readImage: @MainActor (String) throws -> Image) throws -> View? {
    let (title, path) = (values["title"], values["image"])
    var color: Color?
    if let text = values["color"] {
      guard let parsed = Color(hexadecimal: text) else { throw CoveredHeaderError.invalidColor(text) }
      color = parsed
    }
    guard color != nil || title != nil || path != nil else { return nil }
    return CoveredHeaderTitleView(
      title: title, color: color ?? .systemGray, image: try path.map { try image(at: $0, readImage) })
  }

  @MainActor
  private func image(at path: String, _ readImage: @MainActor (String) throws -> Image) throws -> Image {
    do {
      return try readImage(path)
    } catch let error as CoveredHeaderError {
      throw error
    } catch {
      throw CoveredHeaderError.unreadableImage(reason: String(describing: error))
    }
  }
}
