import Glibc

/// The records that compilers leave of themselves in what they make.
///
/// A Swift compiler's records name the exact source it was built from, which its version does not:
/// `clang version 21.0.0 (https://github.com/swiftlang/llvm-project.git 11673e66…)`.
enum CompilerRecords {
  /// Those of the records that are by Swift toolchains: a module may have parts in C by other compilers.
  static func ofSwift(_ records: [String]) -> [String] {
    // The system's search, for most records are a linker's, and each load of a module asks.
    records.filter { strstr($0, "clang version") != nil && $0.lowercased().contains("swift") }
  }
}
