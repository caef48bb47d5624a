import AdapterLoading
import Arguments
import Foundation
import Interposing
import Records
import Rendering
import TableKit

/// A window with nothing but a table in it, and what the table needs to live.
@MainActor
package final class TableScene {
  package let window: Window
  package let table: TableView

  // A table holds these weakly.
  private let dataSource: RecordsDataSource
  private let delegate: RecordsDelegate
  /// The first of the faults that were reported.
  private var fault: String?
  /// The adapters that were installed, the one next to the conformers first.
  package let adapters: [LoadedAdapter]
  /// What hears of each fault, besides that the first is thrown where something is drawn or laid out.
  package var onFault: (@MainActor (String) -> Void)?

  /// What shows the records.
  package enum Kind {
    /// A table that holds the cells in sight.
    case table
    /// A stack that holds all cells.
    case stack
  }

  /// Puts a table into a window.
  ///
  /// - Parameters:
  ///   - dataSource: What the table shows.
  ///   - delegate: How it looks.
  ///   - axis: The way it scrolls.
  ///   - style: How sections are told apart; a stack is plain.
  ///   - kind: What it is. A stack scrolls up and down.
  ///   - size: The window's size in points; the table fills it.
  ///   - margin: The room around the table in the window, in points.
  ///   - scale: How many pixels a point has.
  ///   - adapters: The adapters to install, the one next to the conformers first.
  /// - Throws: Why an adapter cannot be installed.
  package init(
    dataSource: RecordsDataSource, delegate: RecordsDelegate, axis: Axis, style: TableView.Style = .plain,
    kind: Kind = .table, size: CGSize, margin: CGFloat = 0, scale: CGFloat, adapters: [LoadedAdapter] = []
  ) throws(CommandFailure) {
    self.dataSource = dataSource
    self.delegate = delegate
    self.adapters = adapters
    window = Window(size: size, scale: scale, textMeasurer: PangoTextMeasurer())
    window.backgroundColor = margin > 0 ? .systemGray4 : .systemBackground
    let frame = CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
    switch (kind, axis) {
    case (.table, .vertical): table = TableView(frame: frame, style: style)
    case (.table, .horizontal): table = HorizontalTableView(frame: frame, style: style)
    case (.stack, _): table = StackTableView(frame: frame, axis: .vertical)
    }
    window.onFault = { [weak self] fault in self?.note("\(fault)") }
    table.onFault = { [weak self] fault in self?.note("\(fault)") }
    dataSource.onFailure = { [weak self] failure in self?.note("\(failure)") }
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(table)
    table.dataSource = dataSource
    table.delegate = delegate
    for adapter in adapters {
      do {
        for warning in try adapter.install(in: table) { Terminal.warn(warning.description) }
      } catch {
        throw .failed(error)
      }
    }
  }

  /// Records each call that the table makes from now on.
  ///
  /// - Parameter record: What is given each call, after it returned.
  /// - Throws: Why the chain takes no trace.
  package func trace(_ record: @escaping @MainActor (TracedCall) -> Void) throws(CommandFailure) {
    do {
      try table.chain.trace(record)
    } catch {
      throw .failed(error)
    }
  }

  /// How many rows may be in sight at once. Each needs a cell, and far fewer can be told apart in any picture.
  package static let mostRowsInSight = 100_000

  /// Lays everything out.
  ///
  /// - Parameter offset: How far the table is scrolled from its beginning, in points; brought into the range that the content has.
  /// - Throws: The first fault there was; that too many rows would be in sight.
  package func layOut(offset: CGFloat) throws(CommandFailure) {
    // Asking for the rows makes the table ask for their lengths, so that it knows its range; cells come with the layout.
    _ = table.numberOfSections
    // On a whole pixel, as a table comes to rest.
    table.contentOffset.y = table.pixelAligned(
      min(
        max(table.minimumContentOffset.y + offset, table.minimumContentOffset.y), table.maximumContentOffset.y))
    let rows = table.indexPathsForRows(in: table.bounds)?.count ?? 0
    guard rows <= Self.mostRowsInSight else {
      throw .failed(
        "cannot draw \(rows) rows at once", "there may be \(Self.mostRowsInSight) in sight; make the rows longer")
    }
    window.layoutIfNeeded()
    try check()
  }

  /// Carries out a script of gestures.
  ///
  /// - Parameters:
  ///   - gesture: The script.
  ///   - film: A film that will be shot. Then the script is only begun: it goes on as time passes in the film.
  /// - Throws: The first fault there was.
  package func play(_ gesture: GestureScript, in film: FilmOptions?) throws(CommandFailure) {
    if film == nil {
      window.play(gesture)
    } else {
      GesturePlayer(gesture, in: window).start()
    }
    try check()
  }

  /// Begins a script of gestures: it goes on as time passes on the window's clock.
  package func begin(_ gesture: GestureScript) {
    GesturePlayer(gesture, in: window).start()
  }

  /// The picture of the window, as a file's content.
  ///
  /// - Parameter format: The file's format.
  /// - Throws: Why there can be none; the first fault there was.
  package func picture(as format: PictureFormat) throws(CommandFailure) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try SceneRenderer().bytes(of: window, as: format)
    } catch {
      throw .failed(error)
    }
    try check()
    return bytes
  }

  /// Draws frame after frame, letting time pass from one to the next.
  ///
  /// - Parameters:
  ///   - film: How many there are, and when.
  ///   - strip: The path of the film strip.
  ///   - format: The files' format.
  /// - Returns: The frames' files and the film strip.
  /// - Throws: Why there can be no picture; the first fault there was.
  package func shoot(
    _ film: FilmOptions, strip path: String, as format: PictureFormat
  ) throws(CommandFailure) -> [OutputFile.Content] {
    let begin = window.clock.now
    var files: [OutputFile.Content] = []
    let strip = try strip(of: film.frames, columns: FilmOptions.columns, as: format)
    for (frame, path) in film.paths(beside: path).enumerated() {
      window.clock.advance(to: begin + film.time(of: frame))
      files.append(OutputFile.Content(path: path, bytes: try picture(as: format)))
      try add(to: strip)
    }
    files.append(OutputFile.Content(path: path, bytes: try bytes(of: strip)))
    return files
  }

  /// Carries out a script of gestures and draws the window at some times of it.
  ///
  /// - Parameters:
  ///   - gesture: The script.
  ///   - times: The times, in seconds from its beginning on, in order.
  /// - Returns: The pictures side by side, as a PNG file.
  /// - Throws: Why there can be no picture; the first fault there was.
  package func strip(of gesture: GestureScript, at times: [TimeInterval]) throws(CommandFailure) -> [UInt8] {
    let begin = window.clock.now
    GesturePlayer(gesture, in: window).start()
    let strip = try strip(of: times.count, columns: times.count, as: .png)
    for time in times {
      window.clock.advance(to: begin + time)
      try add(to: strip)
    }
    return try bytes(of: strip)
  }

  private func strip(of count: Int, columns: Int, as format: PictureFormat) throws(CommandFailure) -> FilmStrip {
    do {
      return try FilmStrip(
        frameSize: window.bounds.size, scale: window.displayScale, count: count, columns: columns, format: format)
    } catch {
      throw .failed(error)
    }
  }

  private func add(to strip: FilmStrip) throws(CommandFailure) {
    strip.addFrame { SceneRenderer().drawContents(of: window, in: $0) }
    try check()
  }

  private func bytes(of strip: FilmStrip) throws(CommandFailure) -> [UInt8] {
    do {
      return try strip.bytes()
    } catch {
      throw .failed(error)
    }
  }

  private func note(_ fault: String) {
    if self.fault == nil { self.fault = fault }
    onFault?(fault)
  }

  private func check() throws(CommandFailure) {
    if let fault { throw .failed(fault, "") }
  }
}
