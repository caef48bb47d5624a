import CSQLite
import ForeignCalls

/// SQLite's two tables: a file system (*VFS*), and the methods of one of its open files. Each has got more functions
/// with its versions.
enum SQLiteTables {
  static let names: CTypeNames = {
    // These two cannot fail, as the tests that use them show.
    let names = try? CTypeNames("typedef long long sqlite3_int64; typedef void (*sqlite3_syscall_ptr)(void);")
    return names ?? CTypeNames()
  }()

  static func fileSystem() throws -> CallbackTableLayout {
    try CallbackTableLayout(
      """
      struct sqlite3_vfs {
        int iVersion;
        int szOsFile;
        int mxPathname;
        sqlite3_vfs *pNext;
        const char *zName;
        void *pAppData;
        int (*xOpen)(sqlite3_vfs *self, const char *path, sqlite3_file *file, int flags, int *flagsOut);
        int (*xDelete)(sqlite3_vfs *self, const char *path, int syncFolder);
        int (*xAccess)(sqlite3_vfs *self, const char *path, int flags, int *isAccessible);
        int (*xFullPathname)(sqlite3_vfs *self, const char *path, int size, char *fullPath);
        void *(*xDlOpen)(sqlite3_vfs *self, const char *path);
        void (*xDlError)(sqlite3_vfs *self, int size, char *message);
        void (*(*xDlSym)(sqlite3_vfs *self, void *library, const char *symbol))(void);
        void (*xDlClose)(sqlite3_vfs *self, void *library);
        int (*xRandomness)(sqlite3_vfs *self, int size, char *bytes);
        int (*xSleep)(sqlite3_vfs *self, int microseconds);
        int (*xCurrentTime)(sqlite3_vfs *self, double *julianDay);
        int (*xGetLastError)(sqlite3_vfs *self, int size, char *message);
        /* version 2 */
        int (*xCurrentTimeInt64)(sqlite3_vfs *self, sqlite3_int64 *milliseconds);
        /* version 3 */
        int (*xSetSystemCall)(sqlite3_vfs *self, const char *name, sqlite3_syscall_ptr call);
        sqlite3_syscall_ptr (*xGetSystemCall)(sqlite3_vfs *self, const char *name);
        const char *(*xNextSystemCall)(sqlite3_vfs *self, const char *name);
      };
      """, names: names
    ).versioned(by: "iVersion", lastFields: [1: "xGetLastError", 2: "xCurrentTimeInt64", 3: "xNextSystemCall"])
  }

  static func fileMethods() throws -> CallbackTableLayout {
    try CallbackTableLayout(
      """
      struct sqlite3_io_methods {
        int iVersion;
        int (*xClose)(sqlite3_file *file);
        int (*xRead)(sqlite3_file *file, void *buffer, int count, sqlite3_int64 offset);
        int (*xWrite)(sqlite3_file *file, const void *buffer, int count, sqlite3_int64 offset);
        int (*xTruncate)(sqlite3_file *file, sqlite3_int64 size);
        int (*xSync)(sqlite3_file *file, int flags);
        int (*xFileSize)(sqlite3_file *file, sqlite3_int64 *size);
        int (*xLock)(sqlite3_file *file, int level);
        int (*xUnlock)(sqlite3_file *file, int level);
        int (*xCheckReservedLock)(sqlite3_file *file, int *isReserved);
        int (*xFileControl)(sqlite3_file *file, int operation, void *argument);
        int (*xSectorSize)(sqlite3_file *file);
        int (*xDeviceCharacteristics)(sqlite3_file *file);
        /* version 2 */
        int (*xShmMap)(sqlite3_file *file, int region, int size, int extend, void volatile **memory);
        int (*xShmLock)(sqlite3_file *file, int offset, int count, int flags);
        void (*xShmBarrier)(sqlite3_file *file);
        int (*xShmUnmap)(sqlite3_file *file, int deleteMemory);
        /* version 3 */
        int (*xFetch)(sqlite3_file *file, sqlite3_int64 offset, int count, void **memory);
        int (*xUnfetch)(sqlite3_file *file, sqlite3_int64 offset, void *memory);
      };
      """, names: names
    ).versioned(by: "iVersion", lastFields: [1: "xDeviceCharacteristics", 2: "xShmUnmap", 3: "xUnfetch"])
  }

  /// `SQLITE_IOERR_WRITE`, which the header makes of two numbers in a way that Swift does not import.
  static let writeError = SQLITE_IOERR | 3 << 8

  typealias File = UnsafeMutablePointer<sqlite3_file>

  static let open = CallbackSlot<
    (UnsafeMutablePointer<sqlite3_vfs>?, UnsafePointer<CChar>?, File?, Int32, UnsafeMutablePointer<Int32>?) -> Int32
  >("xOpen")
  static let read = CallbackSlot<(File?, UnsafeMutableRawPointer?, Int32, Int64) -> Int32>("xRead")
  static let write = CallbackSlot<(File?, UnsafeRawPointer?, Int32, Int64) -> Int32>("xWrite")
}
