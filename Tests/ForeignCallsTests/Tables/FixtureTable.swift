import CForeignFixtures
import ForeignCalls

/// The fixtures' tables, as their header declares them.
enum FixtureTable {
  static let declaration = """
    struct fixture_table {
      int version;
      const char *name;
      int (*open)(struct fixture_table *self, const char *path);
      int64_t (*read)(struct fixture_table *self, int64_t offset);
      void (*close)(struct fixture_table *self);
      int (*log)(struct fixture_table *self, const char *format, ...);
      // Since version 2.
      fixture_point (*locate)(struct fixture_table *self, fixture_point near);
      int limits[3];
      // Since version 3.
      void *(*(*lookup)(struct fixture_table *self, const char *symbol))(void *);
    };
    """

  static let read = CallbackSlot<(UnsafeMutablePointer<fixture_table>?, Int64) -> Int64>("read")
  static let close = CallbackSlot<(UnsafeMutablePointer<fixture_table>?) -> Void>("close")
  static let locate = CallbackSlot<(UnsafeMutablePointer<fixture_table>?, fixture_point) -> fixture_point>("locate")

  static func layout() throws -> CallbackTableLayout {
    try CallbackTableLayout(declaration, names: Fixture.names)
      .versioned(by: "version", lastFields: [1: "log", 2: "limits", 3: "lookup"])
  }

  /// A copy of the table of version 2.
  static func copy(limitedTo version: Int? = nil) throws -> CallbackTable {
    try withUnsafePointer(to: fixture_table_of_two) {
      try CallbackTable(copying: $0, layout: layout(), limitedTo: version)
    }
  }

  /// What C's own use of a table gives.
  static func use(_ table: CallbackTable) -> Int32 {
    fixture_use(table.address.assumingMemoryBound(to: fixture_table.self))
  }
}
