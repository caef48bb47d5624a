import AdapterLoading
import Foundation

/// A way to load a module.
enum LoadingMethod: String {
  /// The system's loader alone, told what the adapter loader tells it.
  case system
  /// The adapter loader: the manifest is found, read and checked, then the module's file; then that is opened, and its entry
  /// called.
  case adapter

  /// Loads the module in a folder.
  @MainActor
  func load(_ folder: String) throws {
    switch self {
    case .system:
      guard dlopen("\(folder)/module.so", RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE) != nil else {
        throw LoadingFailure(description: dlerror().map { String(cString: $0) } ?? "the system gives no reason")
      }
    case .adapter:
      _ = try loader(folder).module(named: "loaded")
    }
  }

  /// A loader of its own for each module: nothing that another one has found out is known to it.
  @MainActor
  private func loader(_ folder: String) -> AdapterLoader {
    AdapterLoader(searchPath: SearchPath(folders: [SearchFolder(path: folder, origin: .explicit)]))
  }
}

/// Why nothing was measured.
struct LoadingFailure: Error, CustomStringConvertible {
  let description: String
}
