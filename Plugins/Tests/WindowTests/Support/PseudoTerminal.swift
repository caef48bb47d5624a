import Foundation
import Testing

/// A terminal whose screen is this test.
final class PseudoTerminal: Sendable {
  /// The file descriptor that programs write to.
  let device: Int32
  private let screen: Int32

  /// Opens a terminal.
  ///
  /// - Parameter columns: How wide it is.
  init(columns: UInt16 = 80) throws {
    var (screen, device): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&screen, &device, nil, nil, &size) == 0)
    (self.screen, self.device) = (screen, device)
    // No other test's program keeps it open.
    for descriptor in [screen, device] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    close(device)
    close(screen)
  }

  /// Waits for a number of bytes.
  func read(_ count: Int) -> String {
    var bytes: [UInt8] = []
    while bytes.count < count, let more = next(count - bytes.count, within: 120_000) { bytes += more }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What has been written and not been read.
  func rest() -> String {
    var bytes: [UInt8] = []
    while let more = next(4096, within: 0) { bytes += more }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Bytes that come within a number of milliseconds.
  private func next(_ count: Int, within milliseconds: Int32) -> [UInt8]? {
    var request = pollfd(fd: screen, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) == 1, request.revents & Int16(POLLIN) != 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: count)
    let read = Foundation.read(screen, &buffer, count)
    return read > 0 ? Array(buffer.prefix(read)) : nil
  }
}
