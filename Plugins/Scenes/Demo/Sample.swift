import Arguments
import Foundation
import Records

/// The records that ship with the program: large airports, grouped by continent.
package enum Sample {
  /// The column that the sample is grouped by.
  package static let groupColumn = "continent"

  /// Reads the sample, which stands in a folder of resources beside the program.
  package static func records() throws(CommandFailure) -> ArrangedRecords {
    let name = "airports.csv"
    guard let path = path(ofResource: name) else {
      throw .failed("sample \(name)", "not found in \(executableFolder)/*.resources; build the program anew")
    }
    do {
      return try ArrangedRecords(RecordTable(contentsOf: path), groupedBy: groupColumn)
    } catch {
      throw .failed(error)
    }
  }

  /// The folder of the running program.
  private static var executableFolder: String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
  }

  private static func path(ofResource name: String) -> String? {
    let manager = FileManager.default
    let folders = (try? manager.contentsOfDirectory(atPath: executableFolder)) ?? []
    for folder in folders.sorted() where folder.hasSuffix(".resources") {
      let path = "\(executableFolder)/\(folder)/\(name)"
      if manager.fileExists(atPath: path) { return path }
    }
    return nil
  }
}
