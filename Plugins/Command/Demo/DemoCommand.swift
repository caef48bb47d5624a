import AdapterLoading
import Foundation
import Records
import Rendering
import TableKit

/// `swivel demo`: a sample's data source and delegate in a plain table, and the same two objects in a turned one.
enum DemoCommand: Subcommand {
  /// The pictures' names.
  static let pictures = (vertical: "vertical.png", horizontal: "horizontal.png")
  /// Their sizes in points.
  private static let verticalSize = CGSize(width: 320, height: 480)
  private static let horizontalSize = CGSize(width: 640, height: 140)
  /// How many pixels a point has in them.
  static let scale: CGFloat = 2

  static func run(_ arguments: ParsedArguments) throws(CommandFailure) {
    let folder = try arguments.path("--out")
    let records = try Sample.records()
    let dataSource = RecordsDataSource(records)
    let delegate = RecordsDelegate(records, headerSize: CGSize(width: 140, height: 26))
    let source = try AdapterSource(folders: arguments.texts("--path"))

    func scene(_ axis: Axis, _ size: CGSize, _ adapters: [LoadedAdapter] = []) throws(CommandFailure) -> TableScene {
      try TableScene(
        dataSource: dataSource, delegate: delegate, axis: axis, size: size, scale: scale, adapters: adapters)
    }
    let vertical = try scene(.vertical, verticalSize)
    let adapters = try source.adapters(for: .horizontal)
    let horizontal = try scene(.horizontal, horizontalSize, adapters)
    // A turned table as the other, but for the adapters: what a call costs there is what it costs without them.
    let bare = try scene(.horizontal, horizontalSize)
    // At the bottom the indicator keeps clear of the headers.
    (horizontal.table as? HorizontalTableView)?.indicatorPosition = .bottom
    for scene in [vertical, horizontal, bare] { try scene.layOut(offset: offset(in: scene)) }

    let files = try write([(pictures.vertical, vertical), (pictures.horizontal, horizontal)], into: folder)
    let report = DemoReport(
      records: records, files: files, modules: adapters.map(\.module.path),
      answers: AnswersReport(horizontal.table.chain.answers),
      times: CallTimes(without: bare.table, with: horizontal.table))
    try Terminal.write(report.text)
  }

  /// Where the first section ends somewhat behind the middle of the picture: its header is pinned and the next one in sight.
  private static func offset(in scene: TableScene) -> CGFloat {
    scene.table.rect(forSection: 0).maxY - scene.table.bounds.height * 0.55
  }

  private static func write(
    _ scenes: [(name: String, scene: TableScene)], into folder: String?
  ) throws(CommandFailure) -> [String] {
    var files: [OutputFile.Content] = []
    for (name, scene) in scenes {
      let path = folder.map { "\($0)/\(name)" } ?? name
      files.append(OutputFile.Content(path: path, bytes: try scene.pngBytes()))
    }
    if let folder {
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw .failed("cannot make the folder \(folder)", Terminal.reason(error))
      }
    }
    do {
      try OutputFile.write(files)
    } catch {
      throw .failed(error)
    }
    return files.map(\.path)
  }

  static let declaration = CommandDeclaration(
    name: "demo",
    summary: "wrap a sample's data source and delegate with two adapters and draw it before and after",
    discussion: [
      "Shows a sample, large airports grouped by continent, in a plain table and, with the same data source and delegate, in a "
        + "turned one, for which it loads the adapters rotated-cells and rotated-headers. It writes \(pictures.vertical) and "
        + "\(pictures.horizontal), and prints who answers what the turned table asks, and what a call costs with and "
        + "without the adapters."
    ],
    options: [
      OptionDeclaration(
        name: "--out", value: "DIR",
        help: "the folder to write into, made if it is missing; the current one if not given"),
      AdaptersCommand.pathOption,
    ])
}
