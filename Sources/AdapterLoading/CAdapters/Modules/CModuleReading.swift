import CSwivelAdapter
import Interposing

/// Reads what a C module's entry answered, before anything else of the module is called.
///
/// What is unsafe here: the module's pointers lead where its structs say, for as long as the process runs (rule C4). Sizes
/// are read first, and nothing behind them.
enum CModuleReading {
  /// The largest size that a struct may have, in whatever version.
  private static let largestSize = 4096
  /// The most entries that a list may have.
  private static let mostEntries = 4096

  /// Negotiates with a module.
  ///
  /// - Parameters:
  ///   - entry: The module's entry.
  ///   - versions: The versions that are offered.
  /// - Returns: What the module answered, as far as version 1 has it.
  @MainActor
  static func module(
    _ entry: swivel_entry, offering versions: ClosedRange<Int>
  ) throws(CModuleFault) -> UnsafePointer<swivel_module> {
    var offer = swivel_offer(
      size: MemoryLayout<swivel_offer>.size, oldest_abi: UInt32(versions.lowerBound),
      newest_abi: UInt32(versions.upperBound))
    let (answer, reason) = CErrorText.reading { error in entry(&offer, error) }
    guard let answer else { throw .refusesVersions(offered: versions, reason: reason) }
    // The version comes first: the size of one that is unknown says nothing.
    try check(answer.pointee.size, of: swivel_module.self, named: "swivel_module")
    let version = Int(answer.pointee.abi)
    guard versions.contains(version) else { throw .wrongVersion(answered: version, offered: versions) }
    guard answer.pointee.reserved == 0 else { throw .reservedField(structure: "swivel_module") }
    guard answer.pointee.name != nil else { throw .null(field: "its name") }
    guard answer.pointee.create != nil else { throw .null(field: "its function create") }
    return answer
  }

  /// The functions that a module lists for requirements, all of them checked.
  static func functions(of module: swivel_module) throws(CModuleFault) -> [CListedFunction] {
    var functions: [CListedFunction] = []
    try forEach(
      module.functions, count: module.function_count, size: \.size, named: "swivel_function", list: "functions"
    ) { (entry) throws(CModuleFault) in
      guard entry.reserved == 0 else { throw .reservedField(structure: "swivel_function") }
      guard let requirement = entry.requirement else { throw .null(field: "the requirement of a swivel_function") }
      let name = String(cString: requirement)
      guard let requirement = CRequirement.named(name) else {
        throw .unknownRequirement(name, known: CRequirement.all.map(\.name))
      }
      guard !functions.contains(where: { $0.requirement.name == name }) else { throw .listedTwice(name) }
      guard let signature = entry.signature else { throw .null(field: "the signature of \(name)") }
      switch requirement.crossing {
      case .impossible(let type): throw .impossibleRequirement(name, type: type)
      case .signature(let expected, _):
        let given = String(cString: signature)
        guard given.filter({ !$0.isWhitespace }) == expected.filter({ !$0.isWhitespace }) else {
          throw .signatureMismatch(requirement: name, given: given, expected: expected)
        }
      }
      let (address, when) = try function(entry.function, when: entry.when, of: name)
      functions.append(CListedFunction(requirement: requirement, address: address, when: when))
    }
    return functions
  }

  /// The functions that a module lists for other libraries' structs.
  static func slots(of module: swivel_module) throws(CModuleFault) -> [CListedSlot] {
    var slots: [CListedSlot] = []
    try forEach(module.slots, count: module.slot_count, size: \.size, named: "swivel_slot", list: "slots") {
      (entry) throws(CModuleFault) in
      guard entry.reserved == 0 else { throw .reservedField(structure: "swivel_slot") }
      guard let structure = entry.structure, let field = entry.field, let signature = entry.signature else {
        throw .null(field: "the structure, field or signature of a swivel_slot")
      }
      let name = "\(String(cString: structure)).\(String(cString: field))"
      let (address, when) = try function(entry.function, when: entry.when, of: name)
      let slot = CListedSlot(
        structure: String(cString: structure), field: String(cString: field), signature: String(cString: signature),
        address: address, when: when)
      guard !slots.contains(where: { $0.name == name }) else { throw .listedTwice(name) }
      slots.append(slot)
    }
    return slots
  }

  private static func function(
    _ function: swivel_any_function?, when number: UInt32, of name: String
  ) throws(CModuleFault) -> (UnsafeRawPointer?, CListedFunction.When) {
    guard let when = CListedFunction.When(rawValue: number) else {
      throw .unknownCase(requirement: name, when: Int(number))
    }
    switch when {
    case .leaveOut:
      guard function == nil else { throw .functionToLeaveOut(requirement: name) }
      return (nil, when)
    case .ifAnswered, .always:
      guard let function else { throw .noFunction(requirement: name) }
      return (unsafeBitCast(function, to: UnsafeRawPointer.self), when)
    }
  }

  /// Reads a list whose entries may be larger than this version's.
  private static func forEach<Entry>(
    _ list: UnsafePointer<Entry>?, count: Int, size: KeyPath<Entry, Int>, named structure: String, list name: String,
    _ body: (Entry) throws(CModuleFault) -> Void
  ) throws(CModuleFault) {
    guard count != 0 else { return }
    // C's count has no sign, Swift's has: one that is too large for it comes as a negative number.
    guard (1...mostEntries).contains(count) else { throw .tooLong(list: name, count: UInt(bitPattern: count)) }
    guard let list else { throw .null(field: "its list of \(name)") }
    let stride = list.pointee[keyPath: size]
    try check(stride, of: Entry.self, named: structure)
    for position in 0..<count {
      let entry = (UnsafeRawPointer(list) + position * stride).assumingMemoryBound(to: Entry.self)
      let size = entry.pointee[keyPath: size]
      guard size == stride else { throw .wrongSize(structure: structure, given: size, expected: stride) }
      try body(entry.pointee)
    }
  }

  private static func check<Structure>(
    _ size: Int, of type: Structure.Type, named name: String
  ) throws(CModuleFault) {
    let isAligned = size % MemoryLayout<Structure>.alignment == 0
    guard size >= MemoryLayout<Structure>.size, size <= largestSize, isAligned else {
      throw .wrongSize(structure: name, given: size, expected: MemoryLayout<Structure>.size)
    }
  }
}

/// A function for a slot of another library's struct, as a C module lists it.
struct CListedSlot: @unchecked Sendable {
  let structure: String
  let field: String
  /// The declaration of the slot's function.
  let signature: String
  /// `nil` if and only if the slot is to be left out.
  let address: UnsafeRawPointer?
  let when: CListedFunction.When

  /// The struct and the field, `sqlite3_io_methods.xWrite`.
  var name: String { "\(structure).\(field)" }
}

/// The text in which C says why something failed.
enum CErrorText {
  private static let capacity = 1024

  /// Calls C with room for a text.
  ///
  /// - Returns: What the body returns, and the text on one line; `nil` if it is empty.
  static func reading<Result>(
    _ body: (UnsafeMutablePointer<swivel_error>) -> Result
  ) -> (Result, String?) {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      buffer.initialize(repeating: 0)
      var error = swivel_error(
        size: MemoryLayout<swivel_error>.size, text: buffer.baseAddress, capacity: buffer.count)
      let result = body(&error)
      // A text that fills its room has no zero byte.
      buffer[buffer.count - 1] = 0
      let text = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return (result, text.isEmpty ? nil : text.onOneLine)
    }
  }

  /// Writes a text for C: as much of it as fits.
  static func write(_ text: String, to error: UnsafeMutablePointer<swivel_error>?) {
    guard let error, let buffer = error.pointee.text, error.pointee.capacity > 0 else { return }
    CTextCopy.copy(text, to: buffer, capacity: error.pointee.capacity)
  }
}

/// Texts copied into C's memory.
enum CTextCopy {
  /// Copies as many bytes of a text as fit, whole characters of UTF-8 only, and a zero byte.
  ///
  /// - Returns: How many bytes the whole text has, without the zero byte.
  @discardableResult
  static func copy(_ text: String, to buffer: UnsafeMutablePointer<CChar>?, capacity: Int) -> Int {
    let bytes = Array(text.utf8)
    guard let buffer, capacity > 0 else { return bytes.count }
    var end = min(bytes.count, capacity - 1)
    // A byte 10xxxxxx continues a character.
    while end > 0, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    for position in 0..<end { buffer[position] = CChar(bitPattern: bytes[position]) }
    buffer[end] = 0
    return bytes.count
  }
}
