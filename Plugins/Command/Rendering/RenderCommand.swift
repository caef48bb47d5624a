import Arguments
import Foundation
import Rendering
import Scenes
import TableKit

/// `swivel render`: a file of records as a table in a picture.
enum RenderCommand: Subcommand {
  static func run(_ arguments: ParsedArguments) throws(CommandFailure) {
    let options = try RenderOptions(arguments)
    do {
      // Before anything is laid out: a table of impossible size would hold an impossible number of cells.
      try options.format.check(size: options.size, scale: options.scale)
      if let film = options.film {
        try FilmStrip.check(
          frameSize: options.size, scale: options.scale, count: film.frames, columns: FilmOptions.columns,
          format: options.format)
      }
    } catch {
      throw .failed(error)
    }
    // A trace is a sign of life in itself.
    guard !options.isTraced else { return try draw(options, arguments) }
    try ProgressLine.during("drawing \(options.input)") { () throws(CommandFailure) in try draw(options, arguments) }
  }

  private static func draw(_ options: RenderOptions, _ arguments: ParsedArguments) throws(CommandFailure) {
    let input = try RecordsInput(options.input, options.scene, of: arguments)
    let adapters = try AdapterSource(folders: options.scene.searchFolders)
      .adapters(for: options.scene.axis, and: options.scene.adapters)
    let scene = try TableScene(
      dataSource: input.dataSource, delegate: input.delegate, axis: options.scene.axis, style: options.scene.style,
      size: options.size,
      scale: options.scale, adapters: adapters)
    var traceFailure: CommandFailure?
    if options.isTraced {
      // A line is printed when its call has returned, so what a call asks in turn stands before it.
      try scene.trace { call in
        guard traceFailure == nil else { return }
        do throws(CommandFailure) {
          try Terminal.write("\(call)\n")
        } catch {
          traceFailure = error
        }
      }
    }
    try scene.layOut(offset: options.scene.offset)
    if let gesture = options.gesture { try scene.play(gesture, in: options.film) }
    var files: [OutputFile.Content] = []
    if let path = options.picture {
      if let film = options.film {
        files = try scene.shoot(film, strip: path, as: options.format)
      } else {
        files.append(OutputFile.Content(path: path, bytes: try scene.picture(as: options.format)))
      }
    }
    if let path = options.layout {
      files.append(OutputFile.Content(path: path, bytes: Array(LayoutRecorder().record(of: scene.window).json.utf8)))
    }
    if let traceFailure { throw traceFailure }
    try input.checkSpared(byFilesAt: files.map(\.path))
    do {
      try OutputFile.write(files)
    } catch {
      throw .failed(error)
    }
  }
}

extension RenderCommand {
  static let declaration = CommandDeclaration(
    name: "render",
    summary: "draw records as a table, turned or not",
    operand: "INPUT",
    discussion: [
      "Draws records as a table: a record is a row, its first column the text, the rest the detail. INPUT is a CSV file in "
        + "UTF-8, whose first line names the columns; a .json file with a list of objects, whose keys are the columns in the "
        + "order in which they appear; or FILE.db#TABLE, a table or view of an SQLite database, of which no more is read than is "
        + "in sight. Sizes and lengths are in points.",
      "In SVG and PDF all is drawn with vectors; text can be read and searched for in PDF, and is outlines in SVG. The same input "
        + "gives the same bytes.",
      "Nothing is written unless all of it can be: files that are there already survive a failure.",
      "The SCRIPT of --gesture is made of statements with ';' between them, which happen one after the other; with '&' between "
        + "them, at the same time. Points are in points of the picture. The statements are: drag X,Y X,Y … 0.2s [CURVE], "
        + "tap X,Y [N times], press X,Y 0.6s, down X,Y, move X,Y … [0.2s [CURVE]], up [X,Y], cancel, wheel X,Y DX,DY, key NAME, "
        + "wait 1s. A CURVE is linear, ease, ease-in, ease-out or ease-in-out. A number behind the first word tells fingers "
        + "apart: down #1 X,Y. A finger that is still down at the end shows in the picture. With --frames the script begins with "
        + "the first frame, and what comes after the last one is left out.",
    ],
    options: [
      OptionDeclaration(
        name: "--out", value: "F.png|.svg|.pdf", help: "the picture to write; its ending says the format, none is PNG",
        values: .file),
      OptionDeclaration(
        name: "--layout", value: "F.json",
        help: "the layout to write: what is on screen and where, as JSON", values: .file),
      OptionDeclaration(
        name: "--size", value: "WxH", help: "the picture's size; 320x480 if not given, 480x160 if horizontal"),
      OptionDeclaration(
        name: "--scale", value: "N",
        help: "how many pixels a point has, or units of an SVG or PDF file; 1 if not given"),
    ] + SceneOptions.declarations + [
      OptionDeclaration(
        name: "--frames", value: "N",
        help:
          "draw N pictures as time goes by, from 1 to 1000: each beside F.png, as F-000.png and so on, and F.png as a film "
          + "strip of them all, side by side in rows of 8, or of more where the strip would be too high. A layout is that of "
          + "the last"),
      OptionDeclaration(
        name: "--fps", value: "N", help: "how many frames there are in a second; 60 if not given, 1000 at most"),
      OptionDeclaration(
        name: "--gesture", value: "SCRIPT",
        help: "what fingers do before the picture and the layout are taken, as told above"),
      OptionDeclaration(
        name: "--trace",
        help: "print each call that the table makes: the requirement, its arguments and result, who answered, and how "
          + "long it took"),
    ],
    examples: [
      "swivel render people.csv --group-by team --out people.png",
      "swivel render people.csv --group-by team --axis horizontal --out people.svg --layout people.json",
      "swivel render people.json --image-column portrait --out people.svg",
      "swivel render people.db#staff --group-by team --out people.pdf",
      "swivel render people.csv --gesture 'drag 160,300 160,100 0.2s; wait 1s' --out people.png",
    ])
}
