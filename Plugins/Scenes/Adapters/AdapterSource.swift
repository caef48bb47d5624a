import AdapterLoading
import Arguments
import Foundation
import TableKit

/// Where the program gets its adapters from: modules on the search path.
@MainActor
package struct AdapterSource {
  private let loader: AdapterLoader
  private let settings: AdapterSettingsFile
  /// What tries modules in processes of their own.
  package let vetting: AdapterVetting

  /// Makes a source that loads nothing yet.
  ///
  /// - Parameters:
  ///   - folders: Folders that are searched before all others.
  ///   - limit: How long a module may take to load.
  /// - Throws: What is wrong with the user's settings; which of the folders is none.
  package init(folders: [String], limit: Duration = ModuleProbe.standardLimit) throws(CommandFailure) {
    for folder in folders { try Self.checkFolder(folder) }
    loader = AdapterLoader(searchPath: SearchPath(explicit: folders)) { Terminal.warn($0.description) }
    vetting = AdapterVetting(
      loader: loader, probe: ModuleProbe(limit: limit) { ProbeInvocation.arguments(forManifest: $0) })
    do {
      settings = try .standard()
    } catch {
      throw .failed(error)
    }
    for warning in settings.warnings { Terminal.warn(warning.description) }
  }

  /// Checks that a folder can be looked into: one that is mistyped would be as good as one without adapters.
  private static func checkFolder(_ path: String) throws(CommandFailure) {
    guard let folder = opendir(path) else { throw .failed("--path \(path)", String(cString: strerror(errno))) }
    closedir(folder)
  }

  /// Loads adapters for one table: those asked for here and those that the user's settings or the environment enable, less
  /// those that are kept out, of which each that is asked for here is told.
  ///
  /// - Parameters:
  ///   - axis: The way the table scrolls: its own adapters come first.
  ///   - requests: The others, in chain order.
  package func adapters(
    for axis: Axis, and requests: [AdapterRequest] = []
  ) throws(CommandFailure) -> [LoadedAdapter] {
    let wanted = axis.adapters.map { AdapterRequest(name: $0) } + requests
    let selection = try selection(for: axis, and: requests)
    if AdapterEnvironment.current.isSafeMode, !wanted.isEmpty {
      let names = wanted.map(\.name).joined(separator: ", ")
      Terminal.warn("\(AdapterDecision.Reason.safeMode): no adapter is loaded; left out: \(names)")
    } else {
      for decision in selection.decisions where !decision.isIn && wanted.contains(where: { $0.name == decision.name }) {
        Terminal.warn("adapter \(decision.name): left out: \(decision.reason)")
      }
    }
    var adapters: [LoadedAdapter] = []
    for request in selection.requests {
      do {
        let file = try searchPath.manifestFile(forAdapter: request.name)
        if let verdict = try vetting.requireSurvivable(file), !verdict.isSound {
          Terminal.warn("\(AdapterLoadingWarning.misbehaviour(adapter: request.name, reason: verdict.reason))")
        }
        adapters.append(try loader.load(request))
      } catch {
        throw .failed(error)
      }
    }
    return adapters
  }

  /// Where adapters are looked for.
  package var searchPath: SearchPath { loader.searchPath }

  /// Decides which adapters a table gets.
  package func selection(for axis: Axis, and requests: [AdapterRequest] = []) throws(CommandFailure) -> AdapterSelection
  {
    let wanted = axis.adapters.map { AdapterRequest(name: $0) } + requests
    do {
      return try AdapterSelection(
        searchPath: searchPath, program: AdapterSelection.Program(requests: wanted), settings: settings)
    } catch {
      throw .failed(error)
    }
  }

  /// Makes all checks that come before a module is opened.
  ///
  /// - Returns: The canonical path of the module's file.
  package func check(_ file: ManifestFile) throws(AdapterLoadingError) -> String {
    try loader.check(file)
  }
}
