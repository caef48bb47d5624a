import CSwivelAdapter
import Foundation
import TableKit

/// The words of an index path with two indexes, as every path is that a table makes.
///
/// Each call of a C function with a path reads both indexes, and makes a path of them again for what stands below. Through
/// Foundation's own functions, which cannot be inlined, that would be more than half of what the call costs; and a path that is
/// made is copied and destroyed around the call, though there is nothing in it to count.
///
/// What is unsafe stands in this file. Two things are found out once in a process, from paths that Foundation made:
///
/// - the first two words of each are its indexes, and the third is the same for all of them and for no other path;
/// - a closure that takes a path finds these words where it looks for the path, if it is called as one that takes them.
///
/// If either does not hold, `pairTag` is -1, and Foundation's functions are used. A path with that tag holds no reference, so its
/// words may be copied and forgotten.
struct IndexPathWords {
  private let first: Int
  private let second: Int
  private let tag: UInt8

  /// What the third word of each path with two indexes is; -1 if words cannot stand for paths.
  static let pairTag: Int = {
    let samples = [(1, 2), (0, 0), (0x1234_5678_9abc, 7), (.max, -2), (-3, .min)]
    guard MemoryLayout<IndexPath>.size == MemoryLayout<Self>.size else { return -1 }
    let tag = unsafeBitCast(IndexPath(row: 2, section: 1), to: Self.self).tag
    for (section, row) in samples {
      let words = unsafeBitCast(IndexPath(row: row, section: section), to: Self.self)
      guard words.first == section, words.second == row, words.tag == tag, isPassed(words) else { return -1 }
    }
    for path in [IndexPath(), IndexPath(index: 1), IndexPath(indexes: [1, 2, 3])] {
      if unsafeBitCast(path, to: Self.self).tag == tag { return -1 }
    }
    return Int(tag)
  }()

  private struct OfPath {
    let body: (TableView?, IndexPath, Double) -> Bool
  }

  private struct OfWords {
    let body: (TableView?, IndexPathWords, Double) -> Bool
  }

  /// Whether a closure that takes a path gets it, if it is handed words. It looks at nothing but the words it gets, so no harm is
  /// done if they are others.
  @inline(never)
  private static func isPassed(_ words: Self) -> Bool {
    let closure = OfPath { table, path, number in
      let found = unsafeBitCast(path, to: Self.self)
      return table == nil && number == 0.5 && found.first == words.first && found.second == words.second
        && found.tag == words.tag
    }
    return unsafeBitCast(closure, to: OfWords.self).body(nil, words, 0.5)
  }

  private init(first: Int, second: Int, tag: UInt8) {
    self.first = first
    self.second = second
    self.tag = tag
  }

  /// The words of a path that has both indexes.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - pairTag: ``pairTag``, not negative.
  @inline(__always)
  init(_ path: swivel_index_path, pairTag: Int) {
    self.init(
      first: Int(truncatingIfNeeded: path.section), second: Int(truncatingIfNeeded: path.row),
      tag: UInt8(truncatingIfNeeded: pairTag))
  }

  /// A path as it is in C.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - pairTag: ``pairTag``, which the caller keeps: asking for it costs as much as all the rest.
  @inline(__always)
  static func toC(_ path: IndexPath, pairTag: Int) -> swivel_index_path {
    if MemoryLayout<IndexPath>.size == MemoryLayout<Self>.size {
      let words = unsafeBitCast(path, to: Self.self)
      if Int(words.tag) == pairTag { return swivel_index_path(section: Int64(words.first), row: Int64(words.second)) }
    }
    return toC(path)
  }

  /// A path as it is in C; of none, and of an empty one, neither section nor row.
  @inline(never)
  static func toC(_ path: IndexPath?) -> swivel_index_path {
    guard let path, !path.isEmpty else { return swivel_index_path(section: noSection, row: noRow) }
    return swivel_index_path(section: Int64(path[0]), row: path.count == 1 ? noRow : Int64(path[1]))
  }

  /// A path out of C that has a section at least.
  @inline(never)
  static func toSwift(_ path: swivel_index_path) -> IndexPath {
    let section = Int(truncatingIfNeeded: path.section)
    return path.row == noRow
      ? IndexPath(index: section) : IndexPath(row: Int(truncatingIfNeeded: path.row), section: section)
  }

  /// `SWIVEL_NO_SECTION`, which Swift does not see.
  static var noSection: Int64 { -1 }
  /// `SWIVEL_NO_ROW`.
  static var noRow: Int64 { -1 }
}
