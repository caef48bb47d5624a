extension CallbackTable {
  /// Puts a C function with a context before the function that a slot holds. It is called with two arguments more in front: the
  /// context, and what the slot held before, as a plain function pointer.
  ///
  /// - Parameters:
  ///   - slot: The field's name.
  ///   - function: The address of a function with the slot's signature and the two arguments in front. It has to stay callable for as
  ///     long as the table lives.
  ///   - context: Its first argument.
  ///   - owner: What has to live as long as the function can be called: the context's owner.
  /// - Throws: `CallbackTableError` if there is no such slot, it is `NULL`, or its signature cannot be used.
  public func interpose(
    on slot: String, calling function: UnsafeRawPointer, context: UnsafeMutableRawPointer?,
    keeping owner: any AnyObject & Sendable
  ) throws(CallbackTableError) {
    let whole = try signatureWithContext(slot)
    try replace(slot) { (next) throws(ForeignCallError) in
      try ForeignClosure(
        next.signature, calling: function, as: whole, context: context, before: next.address, keeping: owner)
    }
  }

  /// Puts a C function with a context into a slot that is `NULL`. What it gets as what it stands before is `NULL`.
  ///
  /// - Parameters:
  ///   - slot: The field's name.
  ///   - function: The address of a function with the slot's signature and two arguments in front. It has to stay callable for as long
  ///     as the table lives.
  ///   - context: Its first argument.
  ///   - owner: What has to live as long as the function can be called: the context's owner.
  /// - Throws: `CallbackTableError` if there is no such slot, it is not `NULL`, or its signature cannot be used.
  public func fill(
    _ slot: String, calling function: UnsafeRawPointer, context: UnsafeMutableRawPointer?,
    keeping owner: any AnyObject & Sendable
  ) throws(CallbackTableError) {
    let whole = try signatureWithContext(slot)
    try add(slot) { (signature) throws(ForeignCallError) in
      try ForeignClosure(signature, calling: function, as: whole, context: context, before: nil, keeping: owner)
    }
  }

  /// The signature of a function with a context for a slot.
  private func signatureWithContext(_ name: String) throws(CallbackTableError) -> CallSignature {
    let signature = try signature(ofSlot: name)
    do throws(CDeclarationProblem) {
      return try signature.withContext()
    } catch {
      throw .noRoomForContext(table: layout.title, slot: name, error)
    }
  }
}
