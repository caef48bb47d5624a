import AdapterLoading
import Arguments
import Foundation
import Records
import Scenes

/// What is shown, read and loaded, before there is a window.
@MainActor
enum ShowContent {
  /// Records out of a file, with the adapters of their table.
  case records(RecordsInput, SceneOptions, [LoadedAdapter], name: String)
  /// A system of the demo, with the adapters of its table.
  case demo(DemoScenes.System, ArrangedRecords, SceneOptions, [LoadedAdapter])

  /// Reads the input and loads the adapters.
  init(_ options: ShowOptions, _ arguments: ParsedArguments) throws(CommandFailure) {
    let source = try AdapterSource(folders: options.scene.searchFolders)
    switch options.content {
    case .file(let path):
      let input = try RecordsInput(path, options.scene, of: arguments)
      self = .records(
        input, options.scene, try source.adapters(for: options.scene.axis, and: options.scene.adapters),
        name: URL(filePath: path).lastPathComponent)
    case .demo(let system):
      self = .demo(
        system, try Sample.records(), options.scene,
        try source.adapters(for: system.axis, and: system.adapters + options.scene.adapters))
    }
  }

  /// What it is called.
  var name: String {
    switch self {
    case .records(_, _, _, let name): name
    case .demo(let system, _, _, _): "demo \(system.rawValue)"
    }
  }

  /// The scene, in a window of a size in points with a number of pixels to a point.
  func scene(size: CGSize, scale: CGFloat) throws(CommandFailure) -> TableScene {
    switch self {
    case .records(let input, let options, let adapters, _):
      input.setScale(scale)
      return try TableScene(
        dataSource: input.dataSource, delegate: input.delegate, axis: options.axis, style: options.style,
        size: size, scale: scale, adapters: adapters)
    case .demo(let system, let records, let options, let adapters):
      return try DemoScenes.scene(
        of: system, showing: records, style: options.style, size: size, scale: scale, adapters: adapters)
    }
  }
}
