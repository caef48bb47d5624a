import AdapterLoading
import Arguments

/// How a program starts itself to try an adapter's module in a process of its own: `adapters probe MANIFEST [TIMES]`.
///
/// It is no command for users. Every program that loads adapters answers to it first of all.
package enum ProbeInvocation {
  private static let words = ["adapters", "probe"]

  /// The arguments of the process that tries the module of a manifest.
  package static func arguments(forManifest path: String) -> [String] { words + [path] }

  /// Tries a module and ends the process, if that is what it was started for; else returns.
  ///
  /// - Parameter arguments: The process's arguments, without the program's name.
  /// - Throws: Wrong use, by somebody who typed the words.
  @MainActor
  package static func runIfAsked(_ arguments: [String]) throws(CommandFailure) {
    guard arguments.starts(with: words) else { return }
    let rest = arguments.dropFirst(words.count)
    guard let manifest = rest.first, rest.count <= 2, let times = Int(rest.dropFirst().first ?? "1") else {
      throw .usage(words.joined(separator: " "), "the program calls this itself; use swivel adapters check")
    }
    ProbeChild.run(manifest: manifest, times: times)
  }
}
