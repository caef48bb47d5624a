import Foundation
import Interposing

/// Makes the steps of a script out of its text.
struct GestureScriptParser {
  private var scanner: GestureScriptScanner
  /// The fingers that are down after what has been read.
  private var fingersDown: Set<Int> = []
  /// How long it takes, in seconds.
  private(set) var duration: TimeInterval = 0

  /// The most taps that one statement makes.
  private static let mostTaps = 1000
  /// The greatest number that tells a finger apart.
  private static let lastFinger = 999_999

  init(_ text: String) {
    scanner = GestureScriptScanner(text)
  }

  mutating func parse() throws(GestureScriptError) -> [[GestureStep]] {
    var groups: [[GestureStep]] = []
    while true {
      skipSeparators()
      guard scanner.next != nil else { return groups }
      let start = scanner.place
      let group = try parseGroup()
      duration += GestureScript.duration(of: group)
      guard duration <= GestureScript.longestDuration else {
        throw error(
          "until the end of this the script takes \(Self.text(duration)) s; it may take "
            + "\(Int(GestureScript.longestDuration)) s in all", at: start)
      }
      groups.append(group)
      scanner.skipSpaces()
      guard let next = scanner.next else { return groups }
      guard next == ";" || next.isNewline else {
        throw error("expected ';' or '&' before the next statement, found \(scanner.found)", at: scanner.place)
      }
    }
  }

  private mutating func skipSeparators() {
    while let next = scanner.next, next.isWhitespace || next == ";" { scanner.advance() }
  }

  /// Statements that are joined by `&`.
  private mutating func parseGroup() throws(GestureScriptError) -> [GestureStep] {
    var group: [GestureStep] = []
    var fingers: Set<Int> = []
    repeat {
      // A line may end behind the sign.
      while let next = scanner.next, next.isWhitespace { scanner.advance() }
      let start = scanner.place
      let step = try parseStatement(finger: group.count)
      if let finger = step.finger, !fingers.insert(finger).inserted {
        throw error(
          "finger \(finger) does something else at the same time; name another, such as #\(finger + 1)", at: start)
      }
      group.append(step)
    } while scanner.take("&")
    return group
  }

  // MARK: Statements

  private enum Verb: String, CaseIterable {
    case drag, tap, press, down, move, up, cancel, wheel, key, wait
  }

  private mutating func parseStatement(finger standard: Int) throws(GestureScriptError) -> GestureStep {
    let start = scanner.place
    let word = scanner.takeWord()
    guard let verb = Verb(rawValue: word) else {
      scanner.goBack(to: start)
      let names = Verb.allCases.map(\.rawValue)
      if word.isEmpty { throw error("expected a statement such as tap 40,80, found \(scanner.found)", at: start) }
      let hint = NearestNames(to: word, among: names).question ?? "there are \(names.joined(separator: ", "))"
      throw error("unknown statement '\(Self.shortened(word))'; \(hint)", at: start)
    }
    switch verb {
    case .wheel: return .wheel(point: try parsePoint(), delta: try parsePoint("a distance such as 0,40"))
    case .key: return .key(try parseKey())
    case .wait: return .wait(try parseDuration())
    case .drag, .tap, .press, .down, .move, .up, .cancel: break
    }
    let finger = try parseFinger() ?? standard
    try note(verb, finger, at: start)
    switch verb {
    case .drag:
      let points = try parsePoints(atLeast: 2)
      let duration = try parseDuration()
      let curve = try parseCurve() ?? .linear
      return .drag(finger: finger, path: GesturePath(points: points, curve: curve), duration: duration)
    case .tap: return .tap(finger: finger, point: try parsePoint(), count: try parseCount())
    case .press: return .press(finger: finger, point: try parsePoint(), duration: try parseDuration())
    case .down: return .down(finger: finger, point: try parsePoint())
    case .move:
      let points = try parsePoints(atLeast: 1)
      guard isAtNumber else {
        return .move(finger: finger, path: GesturePath(points: points, curve: .linear), duration: 0)
      }
      let duration = try parseDuration()
      let curve = try parseCurve() ?? .linear
      return .move(finger: finger, path: GesturePath(points: points, curve: curve), duration: duration)
    case .up: return .up(finger: finger, point: isAtNumber ? try parsePoint() : nil)
    case .cancel, .wheel, .key, .wait: return .cancel(finger: finger)
    }
  }

  /// Keeps account of which fingers are down.
  private mutating func note(
    _ verb: Verb, _ finger: Int, at place: GestureScriptScanner.Place
  ) throws(GestureScriptError) {
    switch verb {
    case .drag, .tap, .press, .down:
      guard !fingersDown.contains(finger) else {
        throw error(
          "finger \(finger) is down already; lift it first, or name another, such as #\(finger + 1)", at: place)
      }
      if verb == .down { fingersDown.insert(finger) }
    case .move, .up, .cancel:
      guard fingersDown.contains(finger) else {
        throw error("finger \(finger) is not down; put it down first, as in down #\(finger) 40,80", at: place)
      }
      if verb != .move { fingersDown.remove(finger) }
    case .wheel, .key, .wait: break
    }
  }

  // MARK: Parts of statements

  private mutating func parseFinger() throws(GestureScriptError) -> Int? {
    guard scanner.take("#") else { return nil }
    let place = scanner.place
    let found = scanner.found
    let digits = scanner.takeDigits()
    guard !digits.isEmpty else { throw error("expected a finger's number, such as #1, found \(found)", at: place) }
    guard let finger = Int(digits), finger <= Self.lastFinger else {
      throw error("a finger's number is \(Self.lastFinger) at most, found \(found)", at: place)
    }
    return finger
  }

  private var isAtNumber: Bool {
    mutating get {
      scanner.skipSpaces()
      guard let next = scanner.next else { return false }
      return next.isASCII && next.isNumber || next == "-" || next == "+" || next == "."
    }
  }

  private mutating func parsePoints(atLeast count: Int) throws(GestureScriptError) -> [CGPoint] {
    var points: [CGPoint] = []
    while true {
      let place = scanner.place
      if points.count >= count {
        guard isAtNumber else { return points }
        // A number without a comma behind it is the duration.
        _ = scanner.takeNumber()
        let isPoint = scanner.take(",")
        scanner.goBack(to: place)
        guard isPoint else { return points }
      }
      points.append(try parsePoint())
    }
  }

  private mutating func parsePoint(
    _ expected: String = "a point such as 160,300"
  ) throws(GestureScriptError) -> CGPoint {
    scanner.skipSpaces()
    let place = scanner.place
    let found = scanner.found
    guard let x = scanner.takeNumber(), scanner.take(",") else {
      throw error("expected \(expected), found \(found)", at: place)
    }
    scanner.skipSpaces()
    guard let y = scanner.takeNumber() else { throw error("expected \(expected), found \(found)", at: place) }
    return CGPoint(x: x, y: y)
  }

  private mutating func parseDuration() throws(GestureScriptError) -> TimeInterval {
    scanner.skipSpaces()
    let place = scanner.place
    let complaint = "expected a duration such as 0.2s or 200ms, found \(scanner.found)"
    guard let number = scanner.takeNumber() else { throw error(complaint, at: place) }
    guard number >= 0 else { throw error("a duration is 0 or more, found \(Self.text(number))", at: place) }
    switch scanner.takeWord() {
    case "s": return number
    case "ms": return number / 1000
    default: throw error(complaint, at: place)
    }
  }

  private static let curves: [(name: String, curve: CubicBezier)] = [
    ("linear", .linear), ("ease", .default), ("ease-in", .easeIn), ("ease-out", .easeOut), ("ease-in-out", .easeInOut),
  ]

  private mutating func parseCurve() throws(GestureScriptError) -> CubicBezier? {
    scanner.skipSpaces()
    let place = scanner.place
    let word = scanner.takeWord()
    guard !word.isEmpty else { return nil }
    for (name, curve) in Self.curves where name == word { return curve }
    let names = Self.curves.map(\.name)
    let hint = NearestNames(to: word, among: names).question ?? "there are \(names.joined(separator: ", "))"
    throw error("unknown curve '\(Self.shortened(word))'; \(hint)", at: place)
  }

  private mutating func parseCount() throws(GestureScriptError) -> Int {
    guard isAtNumber else { return 1 }
    let place = scanner.place
    let found = scanner.found
    guard let count = Int(scanner.takeDigits()), count >= 1, count <= Self.mostTaps else {
      throw error("expected how many taps, from 1 to \(Self.mostTaps), found \(found)", at: place)
    }
    scanner.skipSpaces()
    let unit = scanner.place
    let unitFound = scanner.found
    let word = scanner.takeWord()
    guard word == "times" || word == "time" else {
      throw error("expected 'times' after the number of taps, found \(unitFound)", at: unit)
    }
    return count
  }

  private mutating func parseKey() throws(GestureScriptError) -> KeyEvent.Key {
    scanner.skipSpaces()
    let place = scanner.place
    let found = scanner.found
    let word = scanner.takeWord()
    if let key = KeyEvent.Key(rawValue: word) { return key }
    let names = KeyEvent.Key.allCases.map(\.rawValue)
    let hint = NearestNames(to: word, among: names).question ?? "there are \(names.joined(separator: ", "))"
    throw error("expected a key's name, found \(found); \(hint)", at: place)
  }

  // MARK: Complaints

  private func error(_ reason: String, at place: GestureScriptScanner.Place) -> GestureScriptError {
    GestureScriptError(line: place.line, column: place.column, reason: reason)
  }

  private static func shortened(_ word: String) -> String {
    word.count > 20 ? word.prefix(20) + "…" : word
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
