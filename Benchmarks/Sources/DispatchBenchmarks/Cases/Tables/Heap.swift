import CCounters

/// The memory that this process has allocated and not freed.
enum Heap {
  /// Its size in bytes, as the C library counts it; `nil` where it does not.
  static var size: Int? {
    let size = heap_size()
    return size < 0 ? nil : Int(size)
  }
}
