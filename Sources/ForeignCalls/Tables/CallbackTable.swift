import Synchronization

/// A copy of a C struct of function pointers in which chosen functions go through interposers. Everything else is
/// what the original has, bit for bit, so what no interposer touches costs nothing.
///
/// ```swift
/// let table = try CallbackTable(copying: original, layout: layout)
/// try table.interpose(on: "sync") { call in
///   syncs.add(1, ordering: .relaxed)
///   try call.proceed()
/// }
/// register(table.address)
/// ```
///
/// A slot that is `NULL` is a function that was left out. C tells by that what an implementation can do, so no
/// interposer is put there by accident: `interpose` refuses it, `fill` adds a function, `leaveOut` takes one away.
///
/// **Lifetime**
/// 1. The copy works for as long as this object lives; C holds nothing. `makePermanent()` makes it live for ever.
/// 2. The original's functions have to stay callable for as long. Of the original's memory nothing is used after it
///    was copied.
/// 3. Functions that were put into a slot live as long as the table, even if another replaced them: C may have read
///    the pointer.
/// 4. When the table is freed, its memory is kept for a while with its pointers in it; a call of an interposed slot
///    ends the process with a line that names the function, as `ForeignClosure` says.
///
/// **Threads.** The functions are called on whichever thread C calls them. The table can be changed from any thread,
/// one change at a time: a change is one store of an aligned pointer or number. C does not wait for it: a call that
/// has read the slot before goes where it went before.
public final class CallbackTable: @unchecked Sendable {
  /// The layout.
  public let layout: CallbackTableLayout

  /// The copy, for C. This object has to outlive C's use of it.
  public let address: UnsafeMutableRawPointer

  /// How many bytes the table has. Fields of the layout that end behind it are not there.
  public let size: Int

  // What is unsafe here: `address` has room for the layout and for `size` bytes, and lives until this object dies.
  // Fields are only read and written within both, and with `kept` locked. Pointers in `original` are the original's
  // own.
  private let original: [UInt8]
  private let kept = Mutex(Kept())

  /// What has to live as long as the table.
  private struct Kept {
    /// Every function that was ever put into a slot.
    var closures: [ForeignClosure] = []
    /// The strings that fields point to.
    var strings: [String: KeptStorage] = [:]
  }

  /// Copies a table.
  ///
  /// - Parameters:
  ///   - original: The table. It has the layout, up to where its version or size field says.
  ///   - layout: How it is laid out.
  ///   - version: The version that the copy is at most to have, if the layout has versions. Its version field then
  ///     says so.
  /// - Throws: `CallbackTableError` if the table is older or newer than the layout knows, or says that it has a size
  ///   that it cannot have.
  public init(
    copying original: UnsafeRawPointer, layout: CallbackTableLayout, limitedTo version: Int? = nil
  ) throws(CallbackTableError) {
    let (size, number) = try layout.measure(original, limitedTo: version)
    self.layout = layout
    self.size = size
    // Fields that are not in the table are zeros in the copy, should anybody look.
    let room = max(size, layout.size)
    address = .allocate(byteCount: room, alignment: layout.alignment)
    address.initializeMemory(as: UInt8.self, repeating: 0, count: room)
    address.copyMemory(from: original, byteCount: size)
    self.original = Array(UnsafeRawBufferPointer(start: original, count: size))
    if let number { try setValue(.integer(Int128(number.value)), of: number.field) }
  }

  deinit {
    Quarantine.shared.add(.memory(address))
  }

  /// The copy, for C to use for as long as the process lives. Neither it nor its functions are ever freed.
  public func makePermanent() -> UnsafeMutableRawPointer {
    _ = Unmanaged.passRetained(self)
    return address
  }

  // MARK: Slots

  /// Whether the table reaches up to a field.
  ///
  /// - Throws: `CallbackTableError.unknownField` if the layout has none of that name.
  public func has(_ name: String) throws(CallbackTableError) -> Bool {
    try layout.field(name).end <= size
  }

  /// What a slot holds now.
  ///
  /// - Throws: `CallbackTableError` if there is no such slot, the table does not reach up to it, or its signature
  ///   cannot be used.
  /// - Returns: The function, `nil` if it is left out.
  public func function(_ slot: String) throws(CallbackTableError) -> ForeignFunction? {
    let (field, signature) = try self.slot(slot)
    return kept.withLock { _ in pointer(at: field.offset).map { ForeignFunction($0, signature) } }
  }

  /// Takes a function away: its slot becomes `NULL`.
  ///
  /// - Throws: `CallbackTableError` if there is no such slot, or the table does not reach up to it.
  public func leaveOut(_ slot: String) throws(CallbackTableError) {
    let field = try slotField(slot)
    kept.withLock { _ in store(nil, at: field.offset) }
  }

  /// Gives a slot what the original has in it, `NULL` included.
  ///
  /// - Throws: `CallbackTableError` if there is no such slot, or the table does not reach up to it.
  public func restore(_ slot: String) throws(CallbackTableError) {
    let field = try slotField(slot)
    kept.withLock { _ in store(originalPointer(at: field.offset), at: field.offset) }
  }

  /// Puts an interposer before the function that a slot holds. Several can be put before each other: the last is
  /// called first.
  ///
  /// - Parameters:
  ///   - slot: The field's name.
  ///   - failure: What C gets when the body throws.
  ///   - body: What is run for each call; `proceed()` calls what the slot held before.
  /// - Throws: `CallbackTableError` if there is no such slot, it is `NULL`, or its signature cannot be used.
  public func interpose(
    on slot: String, failure: ForeignFailure = .trap,
    _ body: @escaping @Sendable (inout ForeignInvocation) throws -> Void
  ) throws(CallbackTableError) {
    try replace(slot) { (function) throws(ForeignCallError) in
      try ForeignClosure(before: function, failure: failure, body)
    }
  }

  /// Puts a function into a slot that is `NULL`.
  ///
  /// - Parameters:
  ///   - slot: The field's name.
  ///   - failure: What C gets when the body throws.
  ///   - body: What is run for each call. There is nothing to proceed to.
  /// - Throws: `CallbackTableError` if there is no such slot, it is not `NULL`, or its signature cannot be used.
  public func fill(
    _ slot: String, failure: ForeignFailure = .trap,
    _ body: @escaping @Sendable (inout ForeignInvocation) throws -> Void
  ) throws(CallbackTableError) {
    try add(slot) { (signature) throws(ForeignCallError) in
      try ForeignClosure(signature, failure: failure, body)
    }
  }

  /// Replaces the function that a slot holds.
  @usableFromInline
  func replace(
    _ name: String, _ replacement: (ForeignFunction) throws(ForeignCallError) -> ForeignClosure
  ) throws(CallbackTableError) {
    let (field, signature) = try slot(name)
    try kept.withLock { (kept) throws(CallbackTableError) in
      guard let pointer = pointer(at: field.offset) else { throw .leftOut(table: layout.title, slot: name) }
      do throws(ForeignCallError) {
        let closure = try replacement(ForeignFunction(pointer, signature))
        kept.closures.append(closure)
        store(closure.address, at: field.offset)
      } catch {
        throw .call(error)
      }
    }
  }

  /// Puts a function into a slot that holds none.
  @usableFromInline
  func add(
    _ name: String, _ addition: (CallSignature) throws(ForeignCallError) -> ForeignClosure
  ) throws(CallbackTableError) {
    let (field, signature) = try slot(name)
    try kept.withLock { (kept) throws(CallbackTableError) in
      guard pointer(at: field.offset) == nil else { throw .notLeftOut(table: layout.title, slot: name) }
      do throws(ForeignCallError) {
        let closure = try addition(signature)
        kept.closures.append(closure)
        store(closure.address, at: field.offset)
      } catch {
        throw .call(error)
      }
    }
  }

  /// The signature of a slot's function, `NULL` or not.
  ///
  /// - Throws: `CallbackTableError` if there is no such slot, the table does not reach up to it, or its signature
  ///   cannot be used.
  public func signature(ofSlot name: String) throws(CallbackTableError) -> CallSignature { try slot(name).1 }

  private func slot(_ name: String) throws(CallbackTableError) -> (CallbackTableLayout.Field, CallSignature) {
    let field = try slotField(name)
    switch field.content {
    case .slot(.success(let signature)): return (field, signature)
    case .slot(.failure(let error)): throw .signature(table: layout.title, slot: name, error)
    case .data: throw .notASlot(table: layout.title, field: name, type: field.type.description)
    }
  }

  private func slotField(_ name: String) throws(CallbackTableError) -> CallbackTableLayout.Field {
    let field = try presentField(name)
    guard field.isSlot else {
      throw .notASlot(table: layout.title, field: name, type: field.type.description)
    }
    return field
  }

  private func presentField(_ name: String) throws(CallbackTableError) -> CallbackTableLayout.Field {
    let field = try layout.field(name)
    guard field.end <= size else { throw .notInTable(table: layout.title, field: name, size: size) }
    return field
  }

  private func pointer(at offset: Int) -> UnsafeRawPointer? {
    address.load(fromByteOffset: offset, as: UnsafeRawPointer?.self)
  }

  private func originalPointer(at offset: Int) -> UnsafeRawPointer? {
    original.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UnsafeRawPointer?.self) }
  }

  private func store(_ pointer: UnsafeRawPointer?, at offset: Int) {
    address.storeBytes(of: pointer, toByteOffset: offset, as: UnsafeRawPointer?.self)
  }

  // MARK: Data

  /// What a field holds now, functions included: those are pointers.
  ///
  /// - Throws: `CallbackTableError` if there is no such field, or the table does not reach up to it.
  public func value(of field: String) throws(CallbackTableError) -> ForeignValue {
    let field = try presentField(field)
    return kept.withLock { _ in ForeignValue(at: address + field.offset, type: field.type) }
  }

  /// Changes a field that holds data.
  ///
  /// - Parameters:
  ///   - value: The new value. A string, for a `char *` field, is copied; the copy lives until the field is changed
  ///     again or the table is freed.
  ///   - field: The field's name.
  /// - Throws: `CallbackTableError` if there is no such field, it holds a function, the table does not reach up to
  ///   it, or the value is none of its type.
  public func setValue(_ value: ForeignValue, of field: String) throws(CallbackTableError) {
    let field = try presentField(field)
    guard !field.isSlot else { throw .isASlot(table: layout.title, field: field.name) }
    try kept.withLock { (kept) throws(CallbackTableError) in
      var copied = ArgumentStorage()
      do throws(ForeignValueProblem) {
        try value.store(asArgument: field.type, at: address + field.offset, storage: &copied)
      } catch {
        throw .call(
          .fieldValue(
            structure: layout.title, field: field.name, expected: field.type.description,
            given: error == .range ? value.description : value.kind))
      }
      kept.strings[field.name] = KeptStorage(copied)
    }
  }
}
