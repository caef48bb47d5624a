import Foundation
import Interposing

/// Tells, step by step, how adapters are looked for, chosen, checked and opened.
///
/// With `adapters` among the words of the environment variable `SWIVEL_DEBUG` (joined by commas), each step is a line on
/// standard error; else nothing is written, nor put into words.
public struct AdapterLog: Sendable {
  /// The environment variable that names what is to be logged.
  public static let environmentVariable = "SWIVEL_DEBUG"

  /// A log that writes nothing.
  public static let silent = AdapterLog(write: nil)

  /// The log of this process, as its environment asks for it.
  public static let current = AdapterLog(environmentValue: ProcessInfo.processInfo.environment[environmentVariable])

  private let write: (@Sendable (String) -> Void)?

  /// Makes a log.
  ///
  /// - Parameter write: What is given each line, without its end; `nil` for none.
  public init(write: (@Sendable (String) -> Void)?) {
    self.write = write
  }

  /// The log that a value of the variable asks for.
  init(environmentValue: String?) {
    let isWanted = (environmentValue ?? "").split(separator: ",").contains("adapters")
    self.init(write: isWanted ? Self.writeToStandardError : nil)
  }

  /// Whether nothing is written: then nothing need be found out for it either.
  var isSilent: Bool { write == nil }

  @Sendable private static func writeToStandardError(_ line: String) {
    // Where even this cannot be written there is nobody to tell.
    try? FileHandle.standardError.write(contentsOf: Data("swivel: adapters: \(line)\n".utf8))
  }

  /// Writes a step. The text is only made if it is wanted.
  func note(_ text: @autoclosure () -> String) {
    write?(text().onOneLine)
  }
}
