import Glibc

/// A regular file opened for reading, closed when nobody refers to it any more.
///
/// Opening never waits and never has an effect, whatever the path leads to: a pipe or a device is refused, not read.
final class RegularFile: ByteSource {
  let size: UInt64
  private let descriptor: Int32

  /// Opens a file.
  init(path: String) throws(RegularFileError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      let number = errno
      if number == ENOENT || number == ENOTDIR { throw .missing }
      // Sockets, and pipes opened in some ways, cannot be opened at all.
      throw number == ENXIO ? .notRegular(kind: "a socket or a device") : .unreadable(reason: Self.reason(number))
    }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else {
      let number = errno
      close(descriptor)
      throw .unreadable(reason: Self.reason(number))
    }
    guard information.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .notRegular(kind: Self.kindName(information.st_mode))
    }
    self.descriptor = descriptor
    size = UInt64(max(0, information.st_size))
  }

  deinit {
    close(descriptor)
  }

  func read(at offset: UInt64, count: Int) throws(SharedObjectFault) -> [UInt8] {
    do {
      let bytes = try bytes(at: offset, count: count)
      guard bytes.count == count else { throw SharedObjectFault.truncated(part: "what it had", size: offset) }
      return bytes
    } catch let fault as SharedObjectFault {
      throw fault
    } catch {
      throw .unreadable(reason: "\(error)")
    }
  }

  /// The bytes from an offset on: as many as asked for, or fewer if the file ends before.
  func bytes(at offset: UInt64, count: Int) throws(RegularFileError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      // `filled` counts the bytes that the system has written so far; the rest of the buffer is never read.
      while filled < count {
        let result = pread(
          descriptor, buffer.baseAddress.map { $0 + filled }, count - filled, off_t(offset) + off_t(filled))
        if result > 0 {
          filled += result
          // The end, as far as is known. Files that the system makes up have no size, and come in pieces.
          if offset + UInt64(filled) == size { return }
        } else if result == 0 {
          return
        } else if errno != EINTR {
          failure = errno
          return
        }
      }
    }
    guard failure == 0 else { throw .unreadable(reason: Self.reason(failure)) }
    return bytes
  }

  /// The system's words for an error number.
  static func reason(_ number: Int32) -> String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }

  private static func kindName(_ mode: mode_t) -> String {
    switch mode & S_IFMT {
    case S_IFDIR: "a folder"
    case S_IFIFO: "a pipe"
    case S_IFCHR, S_IFBLK: "a device"
    case S_IFSOCK: "a socket"
    default: "something else"
    }
  }
}
