import AdapterLoading
import TableKit

/// Where the program gets its adapters from: modules on the search path.
@MainActor
struct AdapterSource {
  private let loader: AdapterLoader
  private let settings: AdapterSettingsFile

  /// Makes a source that loads nothing yet.
  ///
  /// - Parameter folders: Folders that are searched before all others.
  /// - Throws: What is wrong with the user's settings.
  init(folders: [String]) throws(CommandFailure) {
    loader = AdapterLoader(searchPath: SearchPath(explicit: folders)) { Terminal.warn($0.description) }
    do {
      settings = try .standard()
    } catch {
      throw .failed(error)
    }
    for warning in settings.warnings { Terminal.warn(warning.description) }
  }

  /// Loads adapters for one table: those asked for here and those that the user's settings or the environment enable, less
  /// those that are kept out, of which each that is asked for here is told.
  ///
  /// - Parameters:
  ///   - axis: The way the table scrolls: its own adapters come first.
  ///   - requests: The others, in chain order.
  func adapters(
    for axis: Axis, and requests: [AdapterRequest] = []
  ) throws(CommandFailure) -> [LoadedAdapter] {
    let wanted = axis.adapters.map { AdapterRequest(name: $0) } + requests
    var adapters: [LoadedAdapter] = []
    do {
      let environment = AdapterEnvironment.current
      let selection = try AdapterSelection(
        searchPath: loader.searchPath, program: AdapterSelection.Program(requests: wanted), settings: settings,
        environment: environment)
      if environment.isSafeMode, !wanted.isEmpty {
        let names = wanted.map(\.name).joined(separator: ", ")
        Terminal.warn("\(AdapterDecision.Reason.safeMode): no adapter is loaded; left out: \(names)")
      } else {
        for decision in selection.decisions where !decision.isIn && wanted.contains(where: { $0.name == decision.name })
        {
          Terminal.warn("adapter \(decision.name): left out: \(decision.reason)")
        }
      }
      for request in selection.requests { adapters.append(try loader.load(request)) }
    } catch {
      throw .failed(error)
    }
    return adapters
  }
}
