import Foundation
import Testing

extension TemporaryFolder {
  private typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>) -> Int32
  private typealias Execute =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>, UnsafeRawPointer?, UnsafeRawPointer?,
      UnsafeMutablePointer<UnsafePointer<CChar>?>
    ) -> Int32
  private typealias Close = @convention(c) (OpaquePointer?) -> Int32

  /// Makes a database out of statements.
  ///
  /// The library is the one that the program uses. Its header belongs to the other package, so its functions are looked up by name.
  func makeDatabase(_ name: String, _ sql: String) throws {
    let library = try #require(dlopen("libsqlite3.so.0", RTLD_NOW))
    // The types are those of the functions in the library's documentation.
    let open = unsafeBitCast(try #require(dlsym(library, "sqlite3_open")), to: Open.self)
    let execute = unsafeBitCast(try #require(dlsym(library, "sqlite3_exec")), to: Execute.self)
    let close = unsafeBitCast(try #require(dlsym(library, "sqlite3_close")), to: Close.self)
    var database: OpaquePointer?
    try #require(open(self[name], &database) == 0)
    defer { _ = close(database) }
    var complaint: UnsafePointer<CChar>?
    let status = execute(database, sql, nil, nil, &complaint)
    try #require(status == 0, "\(complaint.map { String(cString: $0) } ?? "")")
  }
}
