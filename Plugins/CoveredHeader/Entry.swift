import AdapterLoading
import Rendering
import TableKit

/// The entry of the loadable module; the library to import is built without it, and reads no files by itself.
@c(swivel_adapter_entry) @MainActor
public func adapterEntry() -> UnsafeMutableRawPointer {
  AdapterFactory { configuration in
    try CoveredHeader(configuration: configuration) { path in try Image(readingFile: path) }
  }.retainedForHost()
}
