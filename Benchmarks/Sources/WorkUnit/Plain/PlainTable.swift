/// Who asks: an object that is handed over and never looked at, as the table of the other languages' units.
@MainActor
public final class PlainTable {
  /// A table.
  public init() {}
}
