import Foundation
import Glibc

/// What the system tells a process about itself.
enum ProcessFacts {
  /// The path of the running executable.
  static let executablePath = FilePath.canonical("/proc/self/exe")

  /// The value of an environment variable, as far as the process may trust it.
  static func environmentValue(of name: String) -> String? {
    isPrivileged ? nil : ProcessInfo.processInfo.environment[name]
  }

  /// All environment variables that the process may trust.
  static var trustedEnvironment: [String: String] {
    isPrivileged ? [:] : ProcessInfo.processInfo.environment
  }

  /// Whether the process has rights that whoever started it need not have, by the kernel's word: the entry `AT_SECURE`
  /// (23) of the auxiliary vector, which holds pairs of words. If it cannot be read, the process counts as privileged.
  private static let isPrivileged: Bool = {
    guard let vector = kernelFile("/proc/self/auxv") else { return true }
    let record = Record(bytes: vector)
    for offset in stride(from: 0, through: vector.count - 16, by: 16) where record.doubleWord(at: offset) == 23 {
      return record.doubleWord(at: offset + 8) != 0
    }
    return true
  }()

  /// The path of the image (the executable or a shared library) that this very code is in.
  static let ownImagePath = imagePath(containing: UInt(bitPattern: #dsohandle))

  /// The path of the image that an address lies in.
  ///
  /// It is looked up in the kernel's list of mappings: lines of an address range, four more fields, and a path.
  static func imagePath(containing address: UInt) -> String? {
    guard let list = kernelFile("/proc/self/maps") else { return nil }
    for line in list.split(separator: UInt8(ascii: "\n")) {
      let fields = String(decoding: line, as: UTF8.self).split(
        separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      guard fields.count == 6 else { continue }
      let range = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard range.count == 2, range[0] <= address, address < range[1] else { continue }
      return String(fields[5].drop { $0 == " " })
    }
    return nil
  }

  /// What the kernel writes for a file it makes up. Such files give no size and come in pieces.
  private static func kernelFile(_ path: String) -> [UInt8]? {
    guard let file = try? RegularFile(path: path) else { return nil }
    return try? file.bytes(at: 0, count: 1 << 24)
  }
}
