internal import CLibFFI

/// Whether libffi passes the arguments of a signature as they are. It does but for one known case: before its release
/// 3.4.7, on x86-64, a struct of an integer and a floating-point number that gets the last of the six general
/// registers overwrites the first floating-point argument. Debian 12 has 3.4.4. Such a call would go wrong silently,
/// so it is tried before anybody relies on it: a call with known bytes, into a closure that compares them.
///
/// All that is unsafe about it stands in this file:
///
/// - The frame has the interface's size and alignment, and lives until the call has returned; so does this object,
///   whose address the closure gets.
/// - The closure is called once, here, and is freed behind that.
/// - libffi gives an address for each argument, good for the time of the call and for the argument's size.
final class InterfaceProbe {
  private let types: [CType]
  private let frame: ArgumentFrame
  private var isIntact = false

  private init(_ types: [CType], _ frame: ArgumentFrame) {
    self.types = types
    self.frame = frame
  }

  /// Makes the call.
  ///
  /// - Returns: Whether all arguments arrived; `true` if the system gives no memory for a closure to find out with.
  static func argumentsArrive(_ interface: PreparedInterface, _ types: [CType]) -> Bool {
    // Only structs share registers of both kinds.
    let hasStructs = types.contains { if case .structure = $0 { true } else { false } }
    guard hasStructs else { return true }
    var code: UnsafeMutableRawPointer?
    let memory = ffi_closure_alloc(MemoryLayout<ffi_closure>.size, &code)
    guard let memory, let code else { return true }
    defer { ffi_closure_free(memory) }

    let base = UnsafeMutableRawPointer.allocate(
      byteCount: interface.frameSize, alignment: PreparedInterface.frameAlignment)
    defer { base.deallocate() }
    for offset in 0..<interface.frameSize {
      // All different nearby, and no floating-point number out of them is infinite or none.
      base.storeBytes(of: UInt8(0x11 + offset * 37 % 0x5B), toByteOffset: offset, as: UInt8.self)
    }
    let frame = ArgumentFrame(base, interface)
    frame.prepare()
    let probe = InterfaceProbe(types, frame)
    return withExtendedLifetime(probe) {
      let status = ffi_prep_closure_loc(
        memory.assumingMemoryBound(to: ffi_closure.self), interface.callInterface,
        { _, _, arguments, probe in
          guard let arguments, let probe else { return }
          Unmanaged<InterfaceProbe>.fromOpaque(probe).takeUnretainedValue().compare(arguments)
        }, Unmanaged.passUnretained(probe).toOpaque(), code)
      guard status == FFI_OK else { return true }
      frame.perform(UnsafeRawPointer(code))
      return probe.isIntact
    }
  }

  private func compare(_ arguments: UnsafeMutablePointer<UnsafeMutableRawPointer?>) {
    isIntact = types.indices.allSatisfy { position in
      guard let argument = arguments[position] else { return false }
      return Self.areSame(argument, frame.slot(position), types[position])
    }
  }

  /// Whether two values have the same bytes, padding aside.
  private static func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ type: CType) -> Bool {
    switch type {
    case .structure(let structure):
      return structure.fields.allSatisfy { areSame(left + $0.offset, right + $0.offset, $0.type) }
    case .array(let element, let count):
      return (0..<count).allSatisfy { areSame(left + $0 * element.size, right + $0 * element.size, element) }
    default:
      // Ten bytes of a `long double` count on x86.
      let size = type == .longDouble ? 10 : type.size
      let left = UnsafeRawBufferPointer(start: left, count: size)
      return left.elementsEqual(UnsafeRawBufferPointer(start: right, count: size))
    }
  }
}
