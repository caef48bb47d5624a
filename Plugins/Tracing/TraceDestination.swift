/// Where a trace is written.
public enum TraceDestination: Sendable, Hashable {
  /// The process's standard error.
  case standardError
  /// A file, or a pipe that somebody reads, by its path; a relative one from the folder that the process is in when the adapter
  /// is made. A file that is there already is continued, one that is not there is made. A pipe whose reader goes away ends the
  /// process with SIGPIPE, unless that ignores the signal, as it does any program that writes.
  case file(String)
}
