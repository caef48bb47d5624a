public import ForeignCalls
import Interposing

extension CAdapter {
  /// Puts the adapter's functions for a struct of function pointers before what a table of it holds. Which of its functions those
  /// are, their struct's name says; their signatures are compared with the table's.
  ///
  /// ```swift
  /// let table = try CallbackTable(copying: methods, layout: layout)    // struct sqlite3_io_methods
  /// try adapter.interpose(on: table, names: names)
  /// file.pointee.pMethods = table.address
  /// ```
  ///
  /// The adapter's context lives at least as long as the table. Functions for slots that the table does not reach up to are passed
  /// over; so are those that stand only before others (`SWIVEL_IF_ANSWERED`), where a slot is `NULL`.
  ///
  /// - Parameters:
  ///   - table: The table, whose layout has a name.
  ///   - names: The types that the module's signatures use beside C's own.
  /// - Returns: The slots that were changed, in the module's order.
  /// - Throws: ``CSlotError``; then no slot has changed.
  @discardableResult
  public func interpose(on table: CallbackTable, names: CTypeNames = CTypeNames()) throws(CSlotError) -> [String] {
    let own = slots.filter { $0.structure == table.layout.name }
    var present: [CListedSlot] = []
    for slot in own where try isPresent(slot, in: table, names: names) { present.append(slot) }
    for slot in present {
      do throws(CallbackTableError) {
        try put(slot, into: table)
      } catch {
        throw .table(adapter: name, error)
      }
    }
    return present.map(\.field)
  }

  /// Whether a function has anything to do in a table, and fits.
  private func isPresent(
    _ slot: CListedSlot, in table: CallbackTable, names: CTypeNames
  ) throws(CSlotError) -> Bool {
    let expected: CallSignature
    let isAnswered: Bool
    do throws(CallbackTableError) {
      guard try table.has(slot.field) else { return false }
      expected = try table.signature(ofSlot: slot.field)
      isAnswered = try table.function(slot.field) != nil
    } catch {
      throw .table(adapter: name, error)
    }
    let given: CallSignature
    do throws(CDeclarationError) {
      given = try CallSignature(slot.signature, names: names)
    } catch {
      throw .signature(adapter: name, slot: slot.name, error)
    }
    guard given.isCalled(like: expected) else {
      throw .mismatch(adapter: name, slot: slot.name, given: given.description, expected: expected.description)
    }
    return isAnswered || slot.when == .always
  }

  private func put(_ slot: CListedSlot, into table: CallbackTable) throws(CallbackTableError) {
    guard let function = slot.address else { return try table.leaveOut(slot.field) }
    if try table.function(slot.field) == nil {
      try table.fill(slot.field, calling: function, context: context.pointer, keeping: context)
    } else {
      try table.interpose(on: slot.field, calling: function, context: context.pointer, keeping: context)
    }
  }
}

/// Why an adapter in C does not interpose on a struct of function pointers.
public enum CSlotError: Error, Sendable {
  /// The module's declaration of a slot's function cannot be read.
  case signature(adapter: String, slot: String, CDeclarationError)
  /// The module's function is of another signature than the slot's.
  case mismatch(adapter: String, slot: String, given: String, expected: String)
  /// The table refuses.
  case table(adapter: String, CallbackTableError)
}

extension CSlotError: CustomStringConvertible {
  /// One line: what failed, and why.
  public var description: String {
    switch self {
    case .signature(let adapter, let slot, let error): "adapter \(adapter): its function for \(slot): \(error)"
    case .mismatch(let adapter, let slot, let given, let expected):
      "adapter \(adapter): its function for \(slot) is \(given.quotedOnOneLine), the slot’s is \(expected)"
    case .table(let adapter, let error): "adapter \(adapter): \(error)"
    }
  }
}
