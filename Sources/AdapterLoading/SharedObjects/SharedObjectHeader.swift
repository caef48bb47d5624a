/// The beginning of an ELF file: what it is for, and where its tables stand.
///
/// Field offsets here and in the other files of this folder are those of the System V ABI's generic part, chapters 4 and 5,
/// for 64-bit files.
struct SharedObjectHeader {
  /// A table of equal records in the file.
  struct Table {
    let offset: UInt64
    let count: Int
    let recordSize: Int
  }

  /// What a file has to be.
  enum Kind {
    /// A shared library that can be opened.
    case sharedLibrary
    /// An image that runs already: a shared library or an executable.
    case image
  }

  /// The program headers, which say what is loaded.
  let segments: Table
  /// The section headers, which say what the file consists of; they may be absent.
  let sections: Table
  /// Which section holds the sections' names.
  let sectionNames: Int

  /// The ELF machine number of the processor this process runs on.
  static var nativeMachine: UInt16 {
    #if arch(x86_64)
      62
    #elseif arch(arm64)
      183
    #else
      #error("the ELF machine number of this processor is not known")
    #endif
  }

  /// Reads and checks the header.
  init(of source: some ByteSource, kind: Kind) throws(SharedObjectFault) {
    guard source.size > 0 else { throw .empty }
    guard source.size >= 4, try source.read(at: 0, count: 4) == [0x7F, 0x45, 0x4C, 0x46] else { throw .notELF }
    // The fields behind the identification stand elsewhere in files of another class, so they are read only afterwards.
    let identification = try source.record(at: 0, count: 16, part: "the header")
    guard identification.byte(at: 4) == 2 else {
      throw .wrongClass(bits: identification.byte(at: 4) == 1 ? 32 : nil)
    }
    guard identification.byte(at: 5) == 1 else { throw .wrongByteOrder }
    let header = try source.record(at: 0, count: 64, part: "the header")
    let machine = header.half(at: 18)
    guard machine == Self.nativeMachine else {
      throw .wrongMachine(found: machine, expected: Self.nativeMachine)
    }
    let type = header.half(at: 16)
    guard type == 3 || (type == 2 && kind == .image) else { throw .wrongType(type) }
    guard identification.byte(at: 6) == 1, header.word(at: 20) == 1 else { throw .malformed("unknown ELF version") }

    segments = Table(
      offset: header.doubleWord(at: 32), count: Int(header.half(at: 56)), recordSize: Int(header.half(at: 54)))
    guard segments.count > 0 else { throw .malformed("it has no program headers") }
    guard segments.recordSize == 56 else { throw .malformed("program headers of \(segments.recordSize) bytes") }

    let sectionOffset = header.doubleWord(at: 40)
    sections = Table(
      offset: sectionOffset, count: sectionOffset == 0 ? 0 : Int(header.half(at: 60)),
      recordSize: Int(header.half(at: 58)))
    guard sections.count == 0 || sections.recordSize == 64 else {
      throw .malformed("section headers of \(sections.recordSize) bytes")
    }
    sectionNames = Int(header.half(at: 62))
  }
}
