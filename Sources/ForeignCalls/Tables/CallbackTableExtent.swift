/// How a table says how many of its layout's fields it has.
public enum CallbackTableExtent: Hashable, Sendable {
  /// It has all of them.
  case whole
  /// A field holds the table's size in bytes.
  case size(field: String)
  /// A field holds a version number. The versions are in order.
  case versions(field: String, [Version])

  /// A version of a table.
  public struct Version: Hashable, Sendable {
    /// Its number.
    public let number: Int
    /// Where its last field ends, in bytes from the table's beginning.
    public let end: Int
  }
}
