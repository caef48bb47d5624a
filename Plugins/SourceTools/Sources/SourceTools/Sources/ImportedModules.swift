import Foundation
import SwiftSyntax

/// The built modules that a file imports, of which what they declare is asked for when it is first needed: to print an interface
/// takes a while.
internal final class ImportedModules {
  /// The names of those that lie in the folders.
  internal let names: [String]
  private let folders: [String]

  /// Finds the modules.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - folders: Where modules are looked for. Those of the toolchain and the system are not asked.
  internal init(of file: SourceFile, folders: [String]) {
    self.folders = folders
    var names: [String] = []
    for item in file.tree.statements {
      guard let name = item.item.as(ImportDeclSyntax.self)?.path.first?.name.text, !names.contains(name) else {
        continue
      }
      if folders.contains(where: { FileManager.default.fileExists(atPath: "\($0)/\(name).swiftmodule") }) {
        names.append(name)
      }
    }
    self.names = names
  }

  /// What the modules declare. One whose interface cannot be printed declares nothing: what is missing then is said where it is
  /// needed.
  internal private(set) lazy var files: [SourceFile] = {
    var files: [SourceFile] = []
    for name in names {
      guard let interface = try? ModuleInterface(of: name, folders: folders) else { continue }
      files.append(SourceFile(module: name, interface: interface))
    }
    return files
  }()
}
