import Foundation

extension Peers {
  /// What GTK 4's list view does, if `Benchmarks/Peers/build` left its program in a folder and there is a display to be had.
  ///
  /// - Parameter folder: The folder.
  /// - Returns: The cases, or a line that says why there are none.
  static func listViews(in folder: URL) -> (cases: [ListedCase], skipped: [String]) {
    let program = folder.appending(path: "gtk-list-view")
    // Who could not build it has said so.
    guard FileManager.default.isExecutableFile(atPath: program.path) else { return ([], []) }
    guard let server = ProgramSearch.program("Xvfb") else {
      return ([], ["gtk-list-view: there is no Xvfb in PATH (on Debian: xvfb)"])
    }
    let process = ListViewProcess(server: server, program: program)
    var cases: [ListedCase] = []
    for what in ["build", "scroll-step", "insert", "frame"] {
      for count in [1_000, 10_000, 100_000, 1_000_000] {
        cases.append(
          ListedCase(
            "gtk/\(what)", .rows(count), .microsecond, allocatingAtMost: nil, measuringItself: true, isPeer: true
          ) { try ListViewCase(what, rowCount: count, in: process) })
      }
    }
    return (cases, [])
  }
}
