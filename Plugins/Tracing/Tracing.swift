import Foundation
import Glibc
public import Interposing
public import TableKit

/// Writes down each call that a table makes, as one line of JSON, when it has returned.
///
/// ```swift
/// try table.install(Tracing(to: .file("calls.jsonl"), requirements: "*Row*"))
/// ```
///
/// A line is an object, its keys in alphabetical order. This one is shown on two:
///
/// ```text
/// {"arguments":["TableView","[0, 3]"],"layer":"Sizes","microseconds":1.2,
///  "protocol":"TableViewDelegate","requirement":"heightForRowAt","result":"44.0"}
/// ```
///
/// | key | value |
/// | --- | --- |
/// | `requirement`, `protocol` | the requirement's key, and the protocol that declares it |
/// | `arguments` | a text for each argument; objects are named by their type; a `nil` is null |
/// | `result` | likewise; absent where nothing is returned |
/// | `layer` | what answered: the interposer next below the trace, or the conformer's type; absent while that is not known |
/// | `microseconds` | how long the call took, the layers below included |
///
/// Of a target that a delegate may change, the arguments have what it was changed to. Calls that a callback brings about stand
/// before the line of the callback itself.
///
/// Each line is written before the table goes on, so nothing is lost when the process ends. Traced is what lies below the adapter:
/// installed last, it hears what the table hears, changed by the adapters before it.
@MainActor
public final class Tracing: Adapter {
  public let name = "tracing"

  private let pattern: String
  private let output: LineOutput
  private let encoder = JSONEncoder()
  private weak var table: TableView?

  /// Makes the adapter.
  ///
  /// - Parameters:
  ///   - destination: Where the lines go.
  ///   - requirements: A pattern for the keys of the requirements that are traced, as a shell matches file names: `*` stands for
  ///     any text, `?` for one character, `[…]` for one out of several. `*`, all of them, if it is not given.
  /// - Throws: ``TracingError``, if the file cannot be written, or no requirement's key fits the pattern.
  public init(to destination: TraceDestination = .standardError, requirements: String = "*") throws(TracingError) {
    pattern = requirements
    var isFitting = false
    for requirement in TableViewWitness.requirements where Self.fits(requirement, requirements) { isFitting = true }
    guard isFitting else { throw .noSuchRequirement(pattern: requirements) }
    output = try LineOutput(destination, for: "adapter tracing")
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// Makes the adapter.
  ///
  /// - Parameter configuration: Its keys are `file`, a path, without which the trace goes to standard error, and
  ///   `requirements`, a pattern.
  /// - Throws: An `AdapterConfigurationError` if another key is given; else as ``init(to:requirements:)``.
  public convenience init(configuration: AdapterConfiguration) throws {
    try configuration.requireKnownKeys(["file", "requirements"])
    try self.init(
      to: configuration.values["file"].map(TraceDestination.file) ?? .standardError,
      requirements: configuration.string("requirements", default: "*"))
  }

  public var interposers: [Interposer<TableViewWitness>] {
    [
      .tracing(name, where: { [pattern] in Self.fits($0, pattern) }) { [self] call in
        // A line is text and finite numbers: it can be encoded.
        if let line = try? encoder.encode(TraceLine(call: call, layer: layer(of: call.requirement))) {
          output.write(line: line)
        }
      }
    ]
  }

  public func attach(to host: TableView) { table = host }

  public func detach(from host: TableView) { table = nil }

  /// What answers a requirement below the trace.
  private func layer(of requirement: RequirementDescriptor) -> String? {
    guard let layers = table?.chain.answer(for: requirement)?.layers,
      let own = layers.firstIndex(of: .interposer(name)), own + 1 < layers.count
    else { return nil }
    return layers[own + 1].description
  }

  private nonisolated static func fits(_ requirement: RequirementDescriptor, _ pattern: String) -> Bool {
    fnmatch(pattern, requirement.key, 0) == 0
  }
}
