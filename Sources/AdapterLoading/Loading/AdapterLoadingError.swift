/// Why an adapter could not be loaded. Nothing of it is then in use.
public enum AdapterLoadingError: Error, Sendable, Hashable {
  // Finding it.

  /// What was asked for cannot be an adapter's name.
  case invalidName(String)
  /// None of the places looked in has a manifest of the name. `available` lists the names there are.
  case notFound(name: String, places: [String], available: [String])
  /// What an adapter's request says behind the name cannot be read.
  case invalidRequest(String, reason: String)

  // Its manifest.

  /// A manifest's file cannot be read.
  case manifestUnreadable(path: String, reason: String)
  /// A manifest breaks the rules at a JSON path.
  case manifestInvalid(path: String, jsonPath: String, reason: String)
  /// The module keeps to a version of the contract that the host does not speak.
  case unsupportedABI(adapter: String, found: Int, supported: ClosedRange<Int>)

  // Choosing it.

  /// The user's settings for adapters break the rules at a JSON path.
  case settingsInvalid(path: String, jsonPath: String, reason: String)
  /// The manifests' wishes contradict each other: each of these adapters is to stand before the next, the last before the
  /// first.
  case orderCycle([String])

  // Its file.

  /// The manifest names a file that is not there.
  case moduleMissing(adapter: String, path: String)
  /// The module's path leads to something else than a regular file: a folder, a pipe, a device.
  case moduleNotRegularFile(adapter: String, path: String, kind: String)
  /// The system does not let the module be read.
  case moduleUnreadable(adapter: String, path: String, reason: String)
  /// The module's file is not a shared library for this process.
  case moduleNotLoadable(adapter: String, path: String, fault: SharedObjectFault)
  /// The module does not export the entry's symbol.
  case noEntry(adapter: String, path: String, symbol: String)
  /// The module does not use the host's copy of the library, so it must have its own.
  case ownLibraryCopy(adapter: String, path: String, library: String)

  // Its build.

  /// The manifest names another compiler than the host was built by.
  case compilerMismatch(adapter: String, module: String, host: String)
  /// The manifest names another version of the library than the host has.
  case libraryMismatch(adapter: String, module: String, host: String)
  /// The manifest names the right compiler, but the module's code is by another one: the compilers' records of themselves.
  case compilerRecordMismatch(adapter: String, path: String, module: String, host: String)
  /// The module does not say which compiler built it.
  case compilerUnrecorded(adapter: String, path: String)

  // Opening it.

  /// The host does not run on the shared library, so it could not share types with a module.
  case hostWithoutLibrary(adapter: String, library: String)
  /// The file that the host's own code is in cannot be read.
  case hostUnreadable(path: String, reason: String)
  /// The system's loader refused the module.
  case openingFailed(adapter: String, path: String, reason: String)
  /// The module's entry broke the contract.
  case brokenEntry(adapter: String, path: String, reason: String)
  /// What the entry of a module in C answered breaks the contract.
  case brokenModule(adapter: String, path: String, fault: CModuleFault)

  // Trying it.

  /// A module did not load in a process of its own, so it is kept out of this one.
  case unsound(adapter: String, path: String, reason: String)
  /// There is no process to try a module in.
  case probeFailed(manifest: String, reason: String)

  // Making the adapter.

  /// The adapter refused its configuration.
  case refused(adapter: String, reason: String)
  /// The module's adapter goes by another name than its manifest says.
  case nameMismatch(adapter: String, actual: String)
}
