import AdapterLoading
import Arguments
import Foundation
import Records
import Rendering
import Scenes
import TableKit

/// `swivel demo`: a sample's data source and delegate in a plain table, and the same two objects in the other systems.
enum DemoCommand: Subcommand {
  /// The pictures' names.
  static let pictures = (
    vertical: "vertical.png", horizontal: "horizontal.png", coveredHeader: "covered-header.png", stack: "stack.png",
    ripple: "paper-ripple.png"
  )

  static func run(_ arguments: ParsedArguments) throws(CommandFailure) {
    let report = try ProgressLine.during("drawing the sample") { () throws(CommandFailure) -> DemoReport in
      try self.report(arguments)
    }
    try Terminal.write(report.text)
  }

  /// Draws and writes the pictures, and times the calls.
  private static func report(_ arguments: ParsedArguments) throws(CommandFailure) -> DemoReport {
    let folder = try arguments.path("--out")
    // Before anything is drawn: a folder that cannot be is told at once.
    var made: OutputFolder?
    if let folder { made = try OutputFolder(folder) }
    do throws(CommandFailure) {
      return try report(arguments, into: folder)
    } catch {
      made?.remove()
      throw error
    }
  }

  private static func report(
    _ arguments: ParsedArguments, into folder: String?
  ) throws(CommandFailure) -> DemoReport {
    let records = try Sample.records()
    let scenes = try DemoScenes(records, from: AdapterSource(folders: arguments.paths("--path")))
    let vertical = try scenes.vertical()
    let horizontal = try scenes.horizontal(adapters: scenes.rotating)
    // A turned table as the other, but for the adapters: what a call costs there is what it costs without them.
    let bare = try scenes.horizontal(adapters: [])

    let files = try write(
      [
        (pictures.vertical, vertical.picture(as: .png)), (pictures.horizontal, horizontal.picture(as: .png)),
        (pictures.coveredHeader, scenes.coveredHeader()), (pictures.stack, scenes.stack()),
        (pictures.ripple, scenes.ripple()),
      ], into: folder)
    return DemoReport(
      records: records, files: files, modules: scenes.modules, answers: AnswersReport(horizontal.table.chain.answers),
      times: CallTimes(without: bare.table, with: horizontal.table))
  }

  private static func write(
    _ pictures: [(name: String, bytes: [UInt8])], into folder: String?
  ) throws(CommandFailure) -> [String] {
    var files: [OutputFile.Content] = []
    for (name, bytes) in pictures {
      let path = folder.map { "\($0)/\(name)" } ?? name
      files.append(OutputFile.Content(path: path, bytes: bytes))
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
    summary: "show a sample in a table, a turned one, over a covered header, in a stack and with ripples",
    discussion: [
      "Shows a sample, large airports grouped by continent, in a plain table and, with the same data source and delegate, in a "
        + "turned one, for which it loads the adapters rotated-cells and rotated-headers; over a covered header and with "
        + "ripples, by the adapters covered-header and paper-ripple, as film strips; and in a stack. It writes "
        + "\(pictures.vertical), \(pictures.horizontal), \(pictures.coveredHeader), \(pictures.stack) and \(pictures.ripple), "
        + "and prints who answers what the turned table asks, and what a call costs with and without the adapters."
    ],
    options: [
      OptionDeclaration(
        name: "--out", value: "DIR",
        help: "the folder to write into, made if it is missing; the current one if not given",
        values: .folder),
      SceneOptions.pathDeclaration,
    ])
}
