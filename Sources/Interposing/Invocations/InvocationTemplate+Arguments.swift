// Requirements with up to three arguments, as almost all have. For any number, a parameter pack copies each argument where it is
// unpacked, and looks for its type at each call. Here arguments go on as they came, and nothing is retained.
//
// ### The layout of the frames
// A frame is laid out as a tuple: field by field, each aligned. So are the structs, which have the same fields. As they cannot be
// copied, whoever reads a field through one borrows it from there.
//
// ### Borrowing
// A frame borrows arguments by holding their bits. That is right for every type whose values may be moved by copying their bits,
// as long as the original lives, is not changed, and the bits are never released: the caller's guarantee for arguments, and a
// frame that is just forgotten. For other types, those with weak references, the frame gets copies.

@usableFromInline
internal struct OneArgument<First>: ~Copyable {
  @usableFromInline internal let first: Held<First>
}

@usableFromInline
internal struct TwoArguments<First, Second>: ~Copyable {
  @usableFromInline internal let first: Held<First>
  @usableFromInline internal let second: Held<Second>
}

@usableFromInline
internal struct ThreeArguments<First, Second, Third>: ~Copyable {
  @usableFromInline internal let first: Held<First>
  @usableFromInline internal let second: Held<Second>
  @usableFromInline internal let third: Held<Third>
}

// MARK: One argument

extension InvocationTemplate {
  /// Makes the template of a requirement with one argument that is isolated to the main actor.
  ///
  /// - Parameters:
  ///   - requirements: The requirements of the witness.
  ///   - position: The position of the requirement among them.
  ///   - next: What proceeds.
  @inlinable
  public convenience init<First, Result>(
    _ requirements: [RequirementDescriptor], _ position: Int, next: @escaping @MainActor (Held<First>) -> Result
  ) {
    self.init(
      requirements, position, arguments: First.self, result: Result.self, hasSpare: true,
      proceed: Step(isolated: { arguments, result in
        let answer = Self.proceed(arguments.assumingMemoryBound(to: OneArgument<First>.self).pointee, next)
        result.assumingMemoryBound(to: Result?.self).pointee = answer
      }),
      box: { Self.box($0.assumingMemoryBound(to: OneArgument<First>.self).pointee) })
  }

  /// Answers one call with one argument; see `answer(_:handler:)`.
  ///
  /// - Parameters:
  ///   - first: The argument, held.
  ///   - handler: What is done with the invocation.
  /// - Returns: The result of the handler; where it came to none, that of proceeding.
  @inlinable @inline(__always)
  public func answer<First, Result>(_ first: Held<First>, handler: (Invocation) -> Void) -> Result {
    withUnsafeTemporaryAllocation(of: (Held<First>).self, capacity: 1) { frame in
      let isBorrowed = Self.borrow(first, in: frame)
      if !isBorrowed { Self.copy(first, into: frame) }
      return conclude(in: frame, ownsArguments: !isBorrowed, handler)
    }
  }

  /// Answers one call, of a requirement without a result, with one argument; see `run(_:handler:)`.
  ///
  /// - Parameters:
  ///   - first: The argument, held.
  ///   - handler: What is done with the invocation. If it does not proceed, the call ends with it.
  @inlinable @inline(__always)
  public func run<First>(_ first: Held<First>, handler: (Invocation) -> Void) {
    withUnsafeTemporaryAllocation(of: (Held<First>).self, capacity: 1) { frame in
      let isBorrowed = Self.borrow(first, in: frame)
      if !isBorrowed { Self.copy(first, into: frame) }
      perform(in: frame, ownsArguments: !isBorrowed, handler)
    }
  }

  @MainActor @inlinable
  internal static func proceed<First, Result>(
    _ arguments: borrowing OneArgument<First>, _ next: @MainActor (Held<First>) -> Result
  ) -> Result {
    next(arguments.first)
  }

  @inlinable
  internal static func box<First>(_ arguments: borrowing OneArgument<First>) -> [Any] {
    [arguments.first.value]
  }

  // Not inlined: what may be copied would be copied beforehand.
  @inlinable @inline(never)
  internal static func copy<First>(
    _ first: Held<First>, into frame: UnsafeMutableBufferPointer<(Held<First>)>
  ) {
    frame.initializeElement(at: 0, to: (first))
  }

  @inlinable @inline(__always)
  internal static func borrow<First>(
    _ first: Held<First>, in frame: UnsafeMutableBufferPointer<(Held<First>)>
  ) -> Bool {
    guard _isBitwiseTakable(First.self) else { return false }
    var end = 0
    lay(first, in: frame, behind: &end)
    return true
  }
}

// MARK: Two arguments

extension InvocationTemplate {
  /// Makes the template of a requirement with two arguments that is isolated to the main actor.
  ///
  /// - Parameters:
  ///   - requirements: The requirements of the witness.
  ///   - position: The position of the requirement among them.
  ///   - next: What proceeds.
  @inlinable
  public convenience init<First, Second, Result>(
    _ requirements: [RequirementDescriptor], _ position: Int,
    next: @escaping @MainActor (Held<First>, Held<Second>) -> Result
  ) {
    self.init(
      requirements, position, arguments: First.self, Second.self, result: Result.self, hasSpare: true,
      proceed: Step(isolated: { arguments, result in
        let answer = Self.proceed(arguments.assumingMemoryBound(to: TwoArguments<First, Second>.self).pointee, next)
        result.assumingMemoryBound(to: Result?.self).pointee = answer
      }),
      box: { Self.box($0.assumingMemoryBound(to: TwoArguments<First, Second>.self).pointee) })
  }

  /// Answers one call with two arguments; see `answer(_:handler:)`.
  ///
  /// - Parameters:
  ///   - first: The first argument, held.
  ///   - second: The second argument, held.
  ///   - handler: What is done with the invocation.
  /// - Returns: The result of the handler; where it came to none, that of proceeding.
  @inlinable @inline(__always)
  public func answer<First, Second, Result>(_ first: Held<First>, _ second: Held<Second>, handler: (Invocation) -> Void)
    -> Result
  {
    withUnsafeTemporaryAllocation(of: (Held<First>, Held<Second>).self, capacity: 1) { frame in
      let isBorrowed = Self.borrow(first, second, in: frame)
      if !isBorrowed { Self.copy(first, second, into: frame) }
      return conclude(in: frame, ownsArguments: !isBorrowed, handler)
    }
  }

  /// Answers one call, of a requirement without a result, with two arguments; see `run(_:handler:)`.
  ///
  /// - Parameters:
  ///   - first: The first argument, held.
  ///   - second: The second argument, held.
  ///   - handler: What is done with the invocation. If it does not proceed, the call ends with it.
  @inlinable @inline(__always)
  public func run<First, Second>(_ first: Held<First>, _ second: Held<Second>, handler: (Invocation) -> Void) {
    withUnsafeTemporaryAllocation(of: (Held<First>, Held<Second>).self, capacity: 1) { frame in
      let isBorrowed = Self.borrow(first, second, in: frame)
      if !isBorrowed { Self.copy(first, second, into: frame) }
      perform(in: frame, ownsArguments: !isBorrowed, handler)
    }
  }

  @MainActor @inlinable
  internal static func proceed<First, Second, Result>(
    _ arguments: borrowing TwoArguments<First, Second>, _ next: @MainActor (Held<First>, Held<Second>) -> Result
  ) -> Result {
    next(arguments.first, arguments.second)
  }

  @inlinable
  internal static func box<First, Second>(_ arguments: borrowing TwoArguments<First, Second>) -> [Any] {
    [arguments.first.value, arguments.second.value]
  }

  // Not inlined: what may be copied would be copied beforehand.
  @inlinable @inline(never)
  internal static func copy<First, Second>(
    _ first: Held<First>, _ second: Held<Second>, into frame: UnsafeMutableBufferPointer<(Held<First>, Held<Second>)>
  ) {
    frame.initializeElement(at: 0, to: (first, second))
  }

  @inlinable @inline(__always)
  internal static func borrow<First, Second>(
    _ first: Held<First>, _ second: Held<Second>, in frame: UnsafeMutableBufferPointer<(Held<First>, Held<Second>)>
  ) -> Bool {
    guard _isBitwiseTakable(First.self), _isBitwiseTakable(Second.self) else { return false }
    var end = 0
    lay(first, in: frame, behind: &end)
    lay(second, in: frame, behind: &end)
    return true
  }
}

// MARK: Three arguments

extension InvocationTemplate {
  /// Makes the template of a requirement with three arguments that is isolated to the main actor.
  ///
  /// - Parameters:
  ///   - requirements: The requirements of the witness.
  ///   - position: The position of the requirement among them.
  ///   - next: What proceeds.
  @inlinable
  public convenience init<First, Second, Third, Result>(
    _ requirements: [RequirementDescriptor], _ position: Int,
    next: @escaping @MainActor (Held<First>, Held<Second>, Held<Third>) -> Result
  ) {
    self.init(
      requirements, position, arguments: First.self, Second.self, Third.self, result: Result.self, hasSpare: true,
      proceed: Step(isolated: { arguments, result in
        let answer = Self.proceed(
          arguments.assumingMemoryBound(to: ThreeArguments<First, Second, Third>.self).pointee, next)
        result.assumingMemoryBound(to: Result?.self).pointee = answer
      }),
      box: { Self.box($0.assumingMemoryBound(to: ThreeArguments<First, Second, Third>.self).pointee) })
  }

  /// Answers one call with three arguments; see `answer(_:handler:)`.
  ///
  /// - Parameters:
  ///   - first: The first argument, held.
  ///   - second: The second argument, held.
  ///   - third: The third argument, held.
  ///   - handler: What is done with the invocation.
  /// - Returns: The result of the handler; where it came to none, that of proceeding.
  @inlinable @inline(__always)
  public func answer<First, Second, Third, Result>(
    _ first: Held<First>, _ second: Held<Second>, _ third: Held<Third>, handler: (Invocation) -> Void
  ) -> Result {
    withUnsafeTemporaryAllocation(of: (Held<First>, Held<Second>, Held<Third>).self, capacity: 1) { frame in
      let isBorrowed = Self.borrow(first, second, third, in: frame)
      if !isBorrowed { Self.copy(first, second, third, into: frame) }
      return conclude(in: frame, ownsArguments: !isBorrowed, handler)
    }
  }

  /// Answers one call, of a requirement without a result, with three arguments; see `run(_:handler:)`.
  ///
  /// - Parameters:
  ///   - first: The first argument, held.
  ///   - second: The second argument, held.
  ///   - third: The third argument, held.
  ///   - handler: What is done with the invocation. If it does not proceed, the call ends with it.
  @inlinable @inline(__always)
  public func run<First, Second, Third>(
    _ first: Held<First>, _ second: Held<Second>, _ third: Held<Third>, handler: (Invocation) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: (Held<First>, Held<Second>, Held<Third>).self, capacity: 1) { frame in
      let isBorrowed = Self.borrow(first, second, third, in: frame)
      if !isBorrowed { Self.copy(first, second, third, into: frame) }
      perform(in: frame, ownsArguments: !isBorrowed, handler)
    }
  }

  @MainActor @inlinable
  internal static func proceed<First, Second, Third, Result>(
    _ arguments: borrowing ThreeArguments<First, Second, Third>,
    _ next: @MainActor (Held<First>, Held<Second>, Held<Third>) -> Result
  ) -> Result {
    next(arguments.first, arguments.second, arguments.third)
  }

  @inlinable
  internal static func box<First, Second, Third>(_ arguments: borrowing ThreeArguments<First, Second, Third>) -> [Any] {
    [arguments.first.value, arguments.second.value, arguments.third.value]
  }

  // Not inlined: what may be copied would be copied beforehand.
  @inlinable @inline(never)
  internal static func copy<First, Second, Third>(
    _ first: Held<First>, _ second: Held<Second>, _ third: Held<Third>,
    into frame: UnsafeMutableBufferPointer<(Held<First>, Held<Second>, Held<Third>)>
  ) {
    frame.initializeElement(at: 0, to: (first, second, third))
  }

  @inlinable @inline(__always)
  internal static func borrow<First, Second, Third>(
    _ first: Held<First>, _ second: Held<Second>, _ third: Held<Third>,
    in frame: UnsafeMutableBufferPointer<(Held<First>, Held<Second>, Held<Third>)>
  ) -> Bool {
    guard _isBitwiseTakable(First.self), _isBitwiseTakable(Second.self), _isBitwiseTakable(Third.self) else {
      return false
    }
    var end = 0
    lay(first, in: frame, behind: &end)
    lay(second, in: frame, behind: &end)
    lay(third, in: frame, behind: &end)
    return true
  }
}

extension InvocationTemplate {
  @inlinable @inline(__always)
  internal static func lay<Value, Arguments>(
    _ value: Held<Value>, in frame: UnsafeMutableBufferPointer<Arguments>, behind end: inout Int
  ) {
    let alignment = MemoryLayout<Held<Value>>.alignment
    let offset = (end + alignment - 1) & ~(alignment - 1)
    end = offset + MemoryLayout<Held<Value>>.size
    // Room for one has an address.
    let place = UnsafeMutableRawPointer(frame.baseAddress.unsafelyUnwrapped) + offset
    withUnsafePointer(to: value) { place.copyMemory(from: $0, byteCount: MemoryLayout<Held<Value>>.size) }
  }
}
