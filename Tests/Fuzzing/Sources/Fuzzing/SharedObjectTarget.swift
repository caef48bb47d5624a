@testable import AdapterLoading

/// The checks of a module's file. Any bytes at all make a shared object or an error; and of what makes one, a second, naive
/// reading of the same bytes finds the same.
public enum SharedObjectTarget: FuzzTarget {
  public static func fault(of input: [UInt8]) -> String? {
    guard let object = try? SharedObject(input) else { return nil }
    guard let naive = NaiveSharedObject(input) else { return "accepted, but a naive reading finds nothing in it" }
    var end: UInt64 = 0
    for segment in naive.segments {
      let (fileEnd, leavesFile) = segment.offset.addingReportingOverflow(segment.fileSize)
      guard !leavesFile, fileEnd <= UInt64(input.count) else { return "a segment that is not in the file" }
      let (memoryEnd, leavesMemory) = segment.address.addingReportingOverflow(segment.memorySize)
      guard !leavesMemory, segment.address >= end, segment.memorySize >= segment.fileSize else {
        return "segments that overlap or do not fit"
      }
      end = memoryEnd
    }
    if let libraries = try? object.neededLibraries(), libraries != naive.neededLibraries() {
      return "it needs \(libraries), or \(naive.neededLibraries() ?? ["?"])"
    }
    if let records = try? object.toolRecords(), records != naive.toolRecords() {
      return "made by \(records), or \(naive.toolRecords())"
    }
    for name in ["swivel_adapter_entry", "other", ""] {
      if (try? object.exportsFunction(named: name)) == true, !naive.hasFunction(named: name) {
        return "it exports “\(name)”, which it does not have"
      }
    }
    return nil
  }
}
