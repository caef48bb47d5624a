import Foundation
import Glibc

/// What the fixture does while it is loaded, if the variable `FIXTURE_MISBEHAVIOUR` names it.
enum FixtureMisbehaviour: String {
  case trap, loop, exit, print, leak

  static var asked: FixtureMisbehaviour? {
    ProcessInfo.processInfo.environment["FIXTURE_MISBEHAVIOUR"].flatMap(Self.init)
  }

  func happen() {
    switch self {
    case .trap:
      let numbers: [Int] = []
      _ = numbers[Int(getpid())]
    case .loop: while true { usleep(1000) }
    case .exit: Glibc.exit(7)
    case .print: FileHandle.standardOutput.write(Data("hello\nworld\n".utf8))
    case .leak: for _ in 0..<3 { _ = open("/dev/null", O_RDONLY) }
    }
  }
}
