import CSwivelAdapter
import Foundation
import TableKit

/// The memory of an index path with two indexes, as every path is that a table makes.
///
/// Each call of a C function with a path reads both indexes and makes a path of them again for what stands below; through
/// Foundation's own functions, which cannot be inlined, that is more than half of what the call costs.
///
/// What is unsafe stands in this file. The invariant: `pairTag` is found out once in a process, from paths that Foundation made. It
/// is the third word of all of them, and their indexes are the first two; else there is none, and Foundation's functions are used.
/// A path with that tag holds no reference, so its words may be copied.
struct IndexPathWords {
  private let first: Int
  private let second: Int
  private let tag: UInt8

  /// What the third word of each path with two indexes is; -1 if paths do not look as is thought here.
  static let pairTag: Int = {
    let samples = [(1, 2), (0, 0), (0x1234_5678_9abc, 7), (.max, -2), (-3, .min)]
    var tag: Int?
    for (section, row) in samples {
      guard MemoryLayout<IndexPath>.size == MemoryLayout<Self>.size else { return -1 }
      let words = unsafeBitCast(IndexPath(row: row, section: section), to: Self.self)
      guard words.first == section, words.second == row, tag ?? Int(words.tag) == Int(words.tag) else { return -1 }
      tag = Int(words.tag)
    }
    // Paths of other lengths have other tags, or the tag says nothing.
    for path in [IndexPath(), IndexPath(index: 1), IndexPath(indexes: [1, 2, 3])] {
      if Int(unsafeBitCast(path, to: Self.self).tag) == tag { return -1 }
    }
    return tag ?? -1
  }()

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

  /// A path out of C, which is there.
  @inline(__always)
  static func toSwift(_ path: swivel_index_path, pairTag: Int) -> IndexPath {
    guard path.row != noRow, pairTag >= 0, MemoryLayout<IndexPath>.size == MemoryLayout<Self>.size else {
      return toSwift(path)
    }
    let words = Self(
      first: Int(truncatingIfNeeded: path.section), second: Int(truncatingIfNeeded: path.row),
      tag: UInt8(truncatingIfNeeded: pairTag))
    return unsafeBitCast(words, to: IndexPath.self)
  }

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
