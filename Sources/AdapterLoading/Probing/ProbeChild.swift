import Foundation
import Glibc

/// What goes on in the child process that a module is probed in.
@MainActor
public enum ProbeChild {
  /// Loads a module and reports to the process that started this one, which then ends.
  ///
  /// Called by a program that was started by a ``ModuleProbe``, before it does anything else.
  ///
  /// - Parameters:
  ///   - manifest: The path of the module's manifest.
  ///   - times: How many times the module is asked for.
  public static func run(manifest: String, times: Int = 1) -> Never {
    // A crash is what this process is there for: nobody wants its memory written to a file.
    var limit = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    endWithParent()
    let name = String(FilePath.name(of: manifest).dropLast(".json".count))
    let folder = SearchFolder(path: FilePath.folder(of: manifest), origin: .explicit)
    let loader = AdapterLoader(searchPath: SearchPath(folders: [folder]))
    var report = ProbeReport()
    report.descriptorsBefore = openDescriptors
    do {
      for time in 0..<max(1, times) {
        _ = try loader.module(named: name)
        if time == times / 10 { report.memoryBefore = residentMemory }
      }
    } catch {
      report.refusal = error.description
    }
    report.descriptorsAfter = openDescriptors
    report.memoryAfter = residentMemory
    let bytes = (try? JSONEncoder().encode(report)).map { [UInt8]($0) } ?? []
    _ = write(ChildRun.reportDescriptor, bytes, bytes.count)
    // Without what the module may have asked to be done at the end.
    _exit(0)
  }

  /// Ends this process, and what the module has started in its group, as soon as the one that started it is gone: nobody waits for it
  /// any more, nor would anybody end a module that never comes back.
  private static func endWithParent() {
    Thread.detachNewThread {
      // The other end of the pipe is the parent's alone. Nothing is waited for but that it is closed.
      var channel = pollfd(fd: ChildRun.reportDescriptor, events: 0, revents: 0)
      while poll(&channel, 1, -1) < 0, errno == EINTR {}
      guard channel.revents & Int16(POLLERR) != 0 else { return }
      if getpgrp() == getpid() { kill(0, SIGKILL) }
      _exit(1)
    }
  }

  private static var openDescriptors: Int {
    FilePath.contents(of: "/proc/self/fd").count
  }

  /// The second number of `/proc/self/statm`, which counts pages.
  private static var residentMemory: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
}
