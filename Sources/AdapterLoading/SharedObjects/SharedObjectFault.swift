import Interposing

/// Why a file is not a shared library that this process could open.
public enum SharedObjectFault: Error, Sendable, Hashable {
  /// The file has no bytes.
  case empty
  /// The file does not begin like an ELF file.
  case notELF
  /// The file is made for another word size.
  case wrongClass(bits: Int?)
  /// The file is made for another byte order.
  case wrongByteOrder
  /// The file is made for another processor: ELF machine numbers.
  case wrongMachine(found: UInt16, expected: UInt16)
  /// The file is an object file, an executable or a core dump: the ELF type.
  case wrongType(UInt16)
  /// The file ends before something that it should have.
  case truncated(part: String, size: UInt64)
  /// The file contradicts itself or lacks what the system's loader needs.
  case malformed(String)
  /// The file could not be read.
  case unreadable(reason: String)
}

extension SharedObjectFault: CustomStringConvertible {
  /// What is wrong with the file, to stand behind its name.
  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .notELF: "it is not an ELF file"
    case .wrongClass(let bits?): "it is for \(bits) bits, this process has \(Int.bitWidth)"
    case .wrongClass(nil): "it is for an unknown word size, this process has \(Int.bitWidth) bits"
    case .wrongByteOrder: "it is not little-endian, as this process is"
    case .wrongMachine(let found, let expected):
      "it is for \(Self.machineName(found)), this process runs on \(Self.machineName(expected))"
    case .wrongType(let type): "it is \(Self.typeName(type)), not a shared library"
    case .truncated(let part, let size): "it is truncated: it ends after \(size) bytes, before the end of \(part)"
    case .malformed(let reason): "it is damaged: \(reason)"
    case .unreadable(let reason): "it cannot be read: \(reason)"
    }
  }

  private static func typeName(_ type: UInt16) -> String {
    switch type {
    case 1: "an object file"
    case 2, 3: "an executable"
    case 4: "a core dump"
    default: "of ELF type \(type)"
    }
  }

  private static func machineName(_ machine: UInt16) -> String {
    switch machine {
    case 3: "x86"
    case 40: "ARM"
    case 62: "x86-64"
    case 183: "AArch64"
    case 243: "RISC-V"
    default: "ELF machine \(machine)"
    }
  }
}
