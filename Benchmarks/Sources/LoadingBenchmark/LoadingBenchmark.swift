import AdapterLoading
import Foundation

/// Loads copies of a module, each once, and prints how long that took: `METHOD FOLDER COUNT`.
///
/// FOLDER holds folders `0`, `1`, …, each with a copy of the module, `module.so`, and of its manifest. Nothing can be loaded a
/// second time in a process: whoever asks again gets what is there. So each load is of a file of its own, which nobody has
/// mapped yet, and which has been read just before, so that it is in memory.
///
/// The copy in the folder `0` is loaded first, by the adapter loader and untimed: then the library's own tables, the decoder of
/// manifests and what is known of the host are there, whatever method is timed.
@main
@MainActor
enum LoadingBenchmark {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 3, let method = arguments.first.flatMap(LoadingMethod.init),
      let folder = arguments.dropFirst().first,
      let count = arguments.last.flatMap({ Int($0) }), count > 0
    else {
      throw LoadingFailure(description: "usage: METHOD FOLDER COUNT")
    }
    try LoadingMethod.adapter.load("\(folder)/0")
    if method != .adapter { try method.load("\(folder)/1") }
    let folders = (2..<count + 2).map { "\(folder)/\($0)" }
    for folder in folders {
      for file in ["loaded.json", "module.so"] { _ = try Data(contentsOf: URL(filePath: "\(folder)/\(file)")) }
    }
    let start = processorTime
    for folder in folders { try method.load(folder) }
    print(processorTime - start)
  }

  /// The CPU time of this process so far, in nanoseconds, the kernel's share included: a load is for the most part mapping and
  /// copying pages.
  private static var processorTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
