/// The fixed names of the contract between a host and its adapter modules.
enum AdapterContract {
  /// The type of a module's entry. It is called on the main actor and returns what `AdapterFactory.retainedForHost()` does.
  typealias Entry = @MainActor @convention(c) () -> UnsafeMutableRawPointer?

  /// The symbol that a module in Swift exports its entry under.
  static let entrySymbol = "swivel_adapter_entry"

  /// The symbol that a module in C exports its entry under. It is another one, since the entries are of different types.
  static let cEntrySymbol = "swivel_c_adapter_entry"

  /// The symbol of a module's entry.
  static func entrySymbol(of kind: AdapterManifest.Kind) -> String {
    switch kind {
    case .swift: entrySymbol
    case .c: cEntrySymbol
    }
  }

  /// The shared library that a host and its modules have in common.
  static let sharedLibrary = "libSwivelKit.so"

  /// The versions of the contract that this library keeps to.
  static let supportedABIs = 1...1
}
