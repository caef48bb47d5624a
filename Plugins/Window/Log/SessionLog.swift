import Arguments
import Foundation
import Interposing
import TableKit
import Tracing

/// Writes what happens as lines of JSON, each as it happens: the calls of data source and delegate, the input, and what came of it.
///
/// A call is written as the adapter `tracing` does. All other lines have an `event`.
@MainActor
final class SessionLog {
  /// A line that is none of a call's.
  struct Event: Encodable {
    /// What happened.
    var event: String
    /// Where, in points of the window; where to, if something scrolled.
    var x: CGFloat?
    var y: CGFloat?
    /// The finger, the key, the adapter.
    var finger: Int?
    var name: String?
    /// Whether what was switched is on.
    var isOn: Bool?

    private enum CodingKeys: String, CodingKey {
      case event, x, y, finger, name
      case isOn = "on"
    }

    init(_ event: String, at point: CGPoint? = nil, finger: Int? = nil, name: String? = nil, isOn: Bool? = nil) {
      self.event = event
      x = point?.x
      y = point?.y
      self.finger = finger
      self.name = name
      self.isOn = isOn
    }
  }

  private let output: LineOutput
  private let encoder = JSONEncoder()

  /// Opens a log.
  ///
  /// - Parameter path: The path of its file. A log that is there already is continued.
  /// - Throws: Why it cannot be written.
  init(path: String) throws(CommandFailure) {
    do {
      output = try LineOutput(.file(path), for: "swivel: show")
    } catch {
      guard case .unwritable(let path, let reason) = error else { throw .failed(error) }
      throw .failed("cannot write \(path)", reason)
    }
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// Writes each call that a table makes from now on, also of what the delegate leaves out but would only be told of.
  func follow(_ table: TableView) throws(CommandFailure) {
    do {
      try table.chain.append(Self.listener)
      try table.chain.trace(named: ChainWatchers.log) { [self] call in write(TraceLine(call: call, layer: call.layer)) }
    } catch {
      throw .failed(error)
    }
  }

  /// Writes what a person did.
  func write(_ input: WindowInput) {
    switch input {
    case .touches(let changes):
      for change in changes {
        write(Event("touch-\(change.kind)", at: change.location, finger: change.identifier))
      }
    case .wheel(let point, _): write(Event("wheel", at: point))
    case .key(let key, let isShifted): write(Event("key", name: (isShifted ? "shift-" : "") + key.rawValue))
    case .close: write(Event("close"))
    case .resize: write(Event("resize"))
    case .pointer, .toggleAdapter, .togglePanel, .expose: break
    }
  }

  /// Writes a line.
  func write(_ line: some Encodable) {
    // Texts and finite numbers can be encoded.
    if let line = try? encoder.encode(line) { output.write(line: line) }
  }

  /// Hears what a delegate is told and answers nothing. What implementing a requirement would make the table do differently is left
  /// out: that of data sources, and actions.
  private static let listener = Interposer<TableViewWitness>(ChainWatchers.listener) { witness in
    for (position, requirement) in TableViewWitness.requirements.enumerated()
    where !witness.isImplemented(position) && requirement.result == "Void"
      && ["TableViewDelegate", "ScrollViewDelegate"].contains(requirement.protocolName)
      && !requirement.key.hasPrefix("perform")
    {
      try witness.fill(position, with: ())
    }
  }
}
