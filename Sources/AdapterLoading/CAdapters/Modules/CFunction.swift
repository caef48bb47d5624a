import CSwivelAdapter

/// One function of a C module, with the context that it is called with.
final class CFunction: Sendable {
  /// The adapter's name, for messages.
  let adapter: String
  /// The requirement's name, for messages.
  var requirement: String { listed.requirement.name }
  let context: CContext
  let listed: CListedFunction

  init(_ listed: CListedFunction, adapter: String, context: CContext) {
    self.listed = listed
    self.adapter = adapter
    self.context = context
  }

  /// The function's address, of a function with the requirement's signature.
  var address: UnsafeRawPointer? { listed.address }

  /// Whether the function changes a witness.
  ///
  /// - Parameter isAnswered: Whether something stands below.
  func changes(whatIsAnswered isAnswered: Bool) -> Bool {
    isAnswered || listed.when == .always
  }

  /// What stands below where nothing does. No function is given a `next` there, so this is another call's.
  func nothingBelow() -> Never {
    fatalError("adapter \(adapter): \(requirement): the module called next where nothing stands below")
  }
}

/// A function as a C module lists it, checked.
struct CListedFunction: @unchecked Sendable {
  /// What happens where nothing stands below.
  enum When: UInt32 {
    case ifAnswered = 0
    case always = 1
    case leaveOut = 2
  }

  let requirement: CRequirement
  /// `nil` if and only if the requirement is to be left out.
  let address: UnsafeRawPointer?
  let when: When
}
