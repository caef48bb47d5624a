import AdapterLoading
import TableKit

/// Where the program gets its adapters from: modules on the search path.
@MainActor
struct AdapterSource {
  private let loader: AdapterLoader

  /// Makes a source that loads nothing yet.
  ///
  /// - Parameter folders: Folders that are searched before all others.
  init(folders: [String]) {
    loader = AdapterLoader(searchPath: SearchPath(explicit: folders)) { Terminal.warn($0.description) }
  }

  /// Loads adapters for one table.
  ///
  /// - Parameters:
  ///   - axis: The way the table scrolls: its own adapters come first.
  ///   - requests: The others, in chain order.
  func adapters(
    for axis: Axis, and requests: [AdapterRequest] = []
  ) throws(CommandFailure) -> [LoadedAdapter] {
    var adapters: [LoadedAdapter] = []
    for request in axis.adapters.map({ AdapterRequest(name: $0) }) + requests {
      do {
        adapters.append(try loader.load(request))
      } catch {
        throw .failed(error)
      }
    }
    return adapters
  }

  /// The path of the file that holds an adapter's module.
  func modulePath(of adapter: String) throws(CommandFailure) -> String {
    do {
      return try loader.module(named: adapter).path
    } catch {
      throw .failed(error)
    }
  }
}
