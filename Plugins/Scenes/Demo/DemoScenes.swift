import AdapterLoading
import Arguments
import Foundation
import Records
import TableKit

/// The scenes of `swivel demo`: one data source and one delegate in each of the systems.
@MainActor
package struct DemoScenes {
  /// What a scene shows besides a plain table.
  package enum System: String, CaseIterable {
    /// Rows with ripples under the finger.
    case paper
    /// A header that the table scrolls over.
    case header
    /// A stack instead of a table.
    case stack
    /// A turned table.
    case horizontal

    /// The way it scrolls.
    package var axis: Axis { self == .horizontal ? .horizontal : .vertical }

    /// What shows the records.
    package var kind: TableScene.Kind { self == .stack ? .stack : .table }

    /// The adapters that make it what it is, besides its axis's own.
    package var adapters: [AdapterRequest] {
      switch self {
      case .paper:
        [
          AdapterRequest(
            name: "paper-ripple", values: ["tapCircleColor": "#0A84FF66", "backgroundFadeColor": "#0A84FF1F"])
        ]
      case .header:
        [
          AdapterRequest(
            name: "covered-header",
            values: ["height": "150", "title": "Airports", "color": "#1F4E79", "make-room": "true"])
        ]
      case .stack, .horizontal: []
      }
    }
  }

  private let dataSource: RecordsDataSource
  private let delegate: RecordsDelegate
  /// The adapters of the turned table.
  package let rotating: [LoadedAdapter]
  private let covering: [LoadedAdapter]
  private let rippling: [LoadedAdapter]

  /// How many pixels a point has in the pictures.
  package static let scale: CGFloat = 2
  private static let tableSize = CGSize(width: 320, height: 480)
  private static let turnedSize = CGSize(width: 640, height: 140)
  private static let coveredSize = CGSize(width: 208, height: 308)
  private static let rippleSize = CGSize(width: 208, height: 154)
  /// The room between the pictures of a film strip, and around them, in points.
  private static let margin: CGFloat = 4

  /// Loads the adapters for all scenes.
  ///
  /// - Parameters:
  ///   - records: What all of them show.
  ///   - source: Where the adapters come from.
  package init(_ records: ArrangedRecords, from source: AdapterSource) throws(CommandFailure) {
    (dataSource, delegate) = Self.conformers(records)
    rotating = try source.adapters(for: .horizontal)
    // Where no adapter is loaded, that has been told now.
    guard !AdapterEnvironment.current.isSafeMode else {
      (covering, rippling) = ([], [])
      return
    }
    covering = try source.adapters(for: .vertical, and: System.header.adapters)
    rippling = try source.adapters(for: .vertical, and: System.paper.adapters)
  }

  /// The paths of all adapters' modules, each once.
  package var modules: [String] {
    var paths: [String] = []
    for adapter in rotating + covering + rippling where !paths.contains(adapter.module.path) {
      paths.append(adapter.module.path)
    }
    return paths
  }

  private func scene(
    _ axis: Axis = .vertical, kind: TableScene.Kind = .table, size: CGSize, margin: CGFloat = 0,
    adapters: [LoadedAdapter] = []
  ) throws(CommandFailure) -> TableScene {
    try TableScene(
      dataSource: dataSource, delegate: delegate, axis: axis, kind: kind, size: size, margin: margin, scale: Self.scale,
      adapters: adapters)
  }

  private static func conformers(_ records: ArrangedRecords) -> (RecordsDataSource, RecordsDelegate) {
    (RecordsDataSource(records), RecordsDelegate(records, headerSize: CGSize(width: 140, height: 26)))
  }

  /// A system in a window of its own, at its beginning.
  ///
  /// - Parameters:
  ///   - system: The system.
  ///   - records: What it shows.
  ///   - style: How sections are told apart.
  ///   - size: The window's size in points.
  ///   - scale: How many pixels a point has.
  ///   - adapters: The adapters to install, the one next to the conformers first.
  package static func scene(
    of system: System, showing records: ArrangedRecords, style: TableView.Style, size: CGSize, scale: CGFloat,
    adapters: [LoadedAdapter]
  ) throws(CommandFailure) -> TableScene {
    let (dataSource, delegate) = conformers(records)
    return try TableScene(
      dataSource: dataSource, delegate: delegate, axis: system.axis, style: style, kind: system.kind, size: size,
      scale: scale, adapters: adapters)
  }

  /// A plain table, in the middle of the first section's end.
  package func vertical() throws(CommandFailure) -> TableScene { try laidOut(scene(size: Self.tableSize)) }

  /// A turned table, with its adapters or without them.
  package func horizontal(adapters: [LoadedAdapter]) throws(CommandFailure) -> TableScene {
    let scene = try scene(.horizontal, size: Self.turnedSize, adapters: adapters)
    // At the bottom the indicator keeps clear of the headers.
    if !adapters.isEmpty { (scene.table as? HorizontalTableView)?.indicatorPosition = .bottom }
    return try laidOut(scene)
  }

  /// A covered header: open, under a finger, closed, and behind the rows, side by side.
  package func coveredHeader() throws(CommandFailure) -> [UInt8] {
    let scene = try scene(size: Self.coveredSize, margin: Self.margin, adapters: covering)
    try scene.layOut(offset: 0)
    return try scene.strip(
      of: script("drag 104,280 104,226 0.6s; wait 3.4s; drag 104,280 104,160 0.2s"), at: [0, 0.6, 3.9, 7])
  }

  /// A stack with a row that has been tapped.
  package func stack() throws(CommandFailure) -> [UInt8] {
    let scene = try scene(kind: .stack, size: Self.tableSize)
    try scene.layOut(offset: 0)
    scene.window.play(try script("tap 160,170; wait 1s"))
    return try scene.picture(as: .png)
  }

  /// A ripple, from the touch to the end of the burst, side by side.
  package func ripple() throws(CommandFailure) -> [UInt8] {
    let scene = try scene(size: Self.rippleSize, margin: Self.margin, adapters: rippling)
    try scene.layOut(offset: 0)
    return try scene.strip(of: script("press 70,60 0.6s; wait 2s"), at: [0, 0.32, 0.4, 0.58, 0.8, 1.1])
  }

  private func script(_ text: String) throws(CommandFailure) -> GestureScript {
    do {
      return try GestureScript(parsing: text)
    } catch {
      throw .failed(error)
    }
  }

  /// Scrolls to where the first section ends somewhat behind the middle of the picture: its header is pinned and the next one in
  /// sight.
  private func laidOut(_ scene: TableScene) throws(CommandFailure) -> TableScene {
    try scene.layOut(offset: scene.table.rect(forSection: 0).maxY - scene.table.bounds.height * 0.55)
    return scene
  }
}
