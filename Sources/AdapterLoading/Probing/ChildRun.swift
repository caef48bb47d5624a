import Glibc

/// A child process, watched to its end, and what it wrote meanwhile.
///
/// The child is the leader of a process group of its own. When it ends, or when its time is over, what is left of that group
/// is ended as well, so that nothing of it goes on.
struct ChildRun {
  /// How a child came to its end.
  enum Ending: Hashable {
    case exited(status: Int32)
    case ended(signal: Int32)
    case timedOut
  }

  /// Why there is no child.
  struct Failure: Error {
    let reason: String
  }

  /// The number that a child finds its channel for a report under.
  static let reportDescriptor: Int32 = 3
  /// How much of each stream is kept, in bytes; the rest is read and dropped.
  static let keptSize = 1 << 16

  let ending: Ending
  /// What it wrote to standard output and standard error, in the order in which it came.
  let output: [UInt8]
  /// What it wrote to the channel for its report.
  let report: [UInt8]

  /// Starts a program without standard input and waits for its end.
  ///
  /// - Parameters:
  ///   - program: The program's path.
  ///   - arguments: Its arguments.
  ///   - environment: Its whole environment.
  ///   - limit: How long it may take.
  init(
    program: String, arguments: [String], environment: [String: String], limit: Duration
  ) throws(Failure) {
    let output = try Self.makePipe()
    let report: (read: Int32, write: Int32)
    do {
      report = try Self.makePipe()
    } catch {
      for descriptor in [output.read, output.write] { close(descriptor) }
      throw error
    }
    defer { for descriptor in [output.read, report.read] { close(descriptor) } }
    let child: pid_t
    do {
      defer { for descriptor in [output.write, report.write] { close(descriptor) } }
      child = try Self.spawn(
        program, [program] + arguments, environment.map { "\($0)=\($1)" }, output: output.write, report: report.write)
    }

    let end = ContinuousClock.now + limit
    var (written, reported): ([UInt8], [UInt8]) = ([], [])
    var isOver = false
    var hasEnded = false
    while !hasEnded, !isOver {
      var waited = [
        pollfd(fd: output.read, events: Int16(POLLIN), revents: 0),
        pollfd(fd: report.read, events: Int16(POLLIN), revents: 0),
      ]
      // A stream that is closed at the other end is always ready; then this does not wait, and must not spin.
      _ = poll(&waited, 2, 10)
      if waited.contains(where: { $0.revents & Int16(POLLHUP) != 0 }) { usleep(1000) }
      Self.drain(output.read, into: &written)
      Self.drain(report.read, into: &reported)
      hasEnded = Self.hasEnded(child)
      isOver = ContinuousClock.now >= end
    }
    // The child has not been waited for, so its number, and the group's, still mean it.
    kill(-child, SIGKILL)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    Self.drain(output.read, into: &written)
    Self.drain(report.read, into: &reported)
    self.output = written
    self.report = reported
    // The status's layout is the kernel's: the low seven bits are the signal, the second byte what the process returned.
    let signal = status & 0x7F
    ending = !hasEnded ? .timedOut : signal == 0 ? .exited(status: status >> 8 & 0xFF) : .ended(signal: signal)
  }

  /// A pipe that no other program inherits, its reading end not waiting for anything to read. Both ends are out of the way of
  /// the numbers that a child's streams have.
  private static func makePipe() throws(Failure) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure(reason: RegularFile.reason(errno)) }
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 16) }
    for descriptor in ends { close(descriptor) }
    guard moved.allSatisfy({ $0 >= 0 }) else {
      let reason = RegularFile.reason(errno)
      for descriptor in moved where descriptor >= 0 { close(descriptor) }
      throw Failure(reason: reason)
    }
    _ = fcntl(moved[0], F_SETFL, O_NONBLOCK)
    return (moved[0], moved[1])
  }

  /// Reads what there is now.
  private static func drain(_ descriptor: Int32, into bytes: inout [UInt8]) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return }
      bytes += buffer[..<min(count, max(0, keptSize - bytes.count))]
    }
  }

  private static func hasEnded(_ child: pid_t) -> Bool {
    var information = siginfo_t()
    information.si_signo = 0
    return waitid(P_PID, id_t(child), &information, WEXITED | WNOHANG | WNOWAIT) == 0 && information.si_signo != 0
  }

  /// Starts a program with four open files: nothing, the output twice, and the channel for its report.
  private static func spawn(
    _ program: String, _ arguments: [String], _ environment: [String], output: Int32, report: Int32
  ) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    posix_spawn_file_actions_adddup2(&actions, report, reportDescriptor)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)

    // The system reads these texts until `posix_spawn` returns; they are freed afterwards, and the lists end with a null.
    var argumentList: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var environmentList: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for text in argumentList + environmentList { free(text) } }
    var child: pid_t = 0
    let number = posix_spawn(&child, program, &actions, &attributes, &argumentList, &environmentList)
    guard number == 0 else { throw Failure(reason: "\(program): \(RegularFile.reason(number))") }
    return child
  }
}
