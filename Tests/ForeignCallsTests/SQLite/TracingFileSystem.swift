import CSQLite
import ForeignCalls
import Synchronization

/// A file system for SQLite that stands before another one: it counts what SQLite does to its files, and can let a
/// write fail. Everything else goes straight to the other file system, since it holds that one's own functions.
///
/// ```swift
/// let files = try TracingFileSystem("traced")
/// try files.register()
/// sqlite3_open_v2(path, &database, flags, "traced")
/// ```
final class TracingFileSystem: Sendable {
  /// What SQLite did to one kind of file.
  struct Counts: Hashable, Sendable {
    var reads = 0
    var bytesRead = 0
    var writes = 0
    var bytesWritten = 0
    var syncs = 0
  }

  /// Which kind of file.
  enum Kind: Hashable, Sendable { case database, journal, writeAheadLog, other }

  private struct State {
    var table: CallbackTable?
    /// The interposed methods, by the address of those that they are a copy of. The other file system has few.
    var methods: [UInt: CallbackTable] = [:]
    /// The kind of each open file, by its address.
    var kinds: [UInt: Kind] = [:]
    var counts: [Kind: Counts] = [:]
    var writesUntilFailure: Int?
  }

  private enum Failure: Error { case noSuchFileSystem }

  /// The name under which SQLite knows this file system.
  let name: String
  private let version: Int?
  private let state = Mutex(State())

  /// Makes a file system.
  ///
  /// - Parameters:
  ///   - name: The name that SQLite is to know it under.
  ///   - base: The name of the file system that it stands before, `nil` for SQLite's own.
  ///   - version: The version that the methods of its files are at most to have.
  init(_ name: String, before base: String? = nil, limitedTo version: Int? = nil) throws {
    self.name = name
    self.version = version
    guard let original = sqlite3_vfs_find(base) else { throw Failure.noSuchFileSystem }
    try state.withLock { state in
      let table = try CallbackTable(copying: original, layout: SQLiteTables.fileSystem())
      try table.setValue(.string(name), of: "zName")
      try table.interpose(on: SQLiteTables.open) { [unowned self] next, fileSystem, path, file, flags, flagsOut in
        let status = next(fileSystem, path, file, flags, flagsOut)
        if status == SQLITE_OK, let file { opened(file, flags) }
        return status
      }
      state.table = table
    }
  }

  deinit {
    state.withLock { state in
      if let table = state.table { _ = sqlite3_vfs_unregister(table.fileSystem) }
    }
  }

  /// Makes the file system known to SQLite.
  func register() {
    state.withLock { state in
      if let table = state.table { _ = sqlite3_vfs_register(table.fileSystem, 0) }
    }
  }

  /// What SQLite did since the last reset.
  subscript(kind: Kind) -> Counts { state.withLock { $0.counts[kind] ?? Counts() } }

  /// All writes since the last reset.
  var writes: Int { state.withLock { $0.counts.values.reduce(0) { $0 + $1.writes } } }

  /// Forgets what was counted.
  func reset() { state.withLock { $0.counts = [:] } }

  /// Lets a write fail, once.
  ///
  /// - Parameter number: Which one, counted from 1 and from now on; `nil` for none.
  func failWrite(_ number: Int?) { state.withLock { $0.writesUntilFailure = number } }

  // MARK: Files

  /// Gives an open file interposed methods in place of its own.
  private func opened(_ file: SQLiteTables.File, _ flags: Int32) {
    guard let original = file.pointee.pMethods else { return }
    let kind: Kind =
      flags & SQLITE_OPEN_MAIN_DB != 0
      ? .database
      : flags & SQLITE_OPEN_MAIN_JOURNAL != 0 ? .journal : flags & SQLITE_OPEN_WAL != 0 ? .writeAheadLog : .other
    let address = UInt(bitPattern: file)
    let key = UInt(bitPattern: original)
    var table = state.withLock { state in
      state.kinds[address] = kind
      return state.methods[key]
    }
    if table == nil, let made = try? interposedMethods(before: original) {
      // Another thread may have made one meanwhile: all files use the same.
      table = state.withLock { state in
        state.methods[key] = state.methods[key] ?? made
        return state.methods[key]
      }
    }
    guard let table else { return }
    file.pointee.pMethods = UnsafePointer(table.address.assumingMemoryBound(to: sqlite3_io_methods.self))
  }

  private func interposedMethods(before original: UnsafeRawPointer) throws -> CallbackTable {
    let table = try CallbackTable(
      copying: original, layout: SQLiteTables.fileMethods(), limitedTo: version)
    // With Swift's types …
    try table.interpose(on: SQLiteTables.read) { [unowned self] next, file, buffer, count, offset in
      note(file) {
        $0.reads += 1
        $0.bytesRead += Int(count)
      }
      return next(file, buffer, count, offset)
    }
    try table.interpose(on: SQLiteTables.write) { [unowned self] next, file, buffer, count, offset in
      if writeFails() { return SQLiteTables.writeError }
      note(file) {
        $0.writes += 1
        $0.bytesWritten += Int(count)
      }
      return next(file, buffer, count, offset)
    }
    // … and without.
    try table.interpose(on: "xSync") { [unowned self] call in
      note(try call.argument(0)) { $0.syncs += 1 }
      try call.proceed()
    }
    return table
  }

  private func writeFails() -> Bool {
    state.withLock { state in
      guard let left = state.writesUntilFailure else { return false }
      state.writesUntilFailure = left > 1 ? left - 1 : nil
      return left == 1
    }
  }

  private func note(_ file: SQLiteTables.File?, _ change: (inout Counts) -> Void) {
    let address = UInt(bitPattern: file)
    state.withLock { state in
      let kind = state.kinds[address] ?? .other
      change(&state.counts[kind, default: Counts()])
    }
  }

  // MARK: What tests look at

  /// The table that SQLite knows.
  var table: CallbackTable? { state.withLock { $0.table } }

  /// The interposed methods, by the address of those that they are a copy of.
  var methods: [UInt: CallbackTable] { state.withLock { $0.methods } }
}

extension CallbackTable {
  fileprivate var fileSystem: UnsafeMutablePointer<sqlite3_vfs> { address.assumingMemoryBound(to: sqlite3_vfs.self) }
}
