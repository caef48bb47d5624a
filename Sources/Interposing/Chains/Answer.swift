/// Who answers one requirement of a chain: the layers a call meets, outermost first, down to the base.
///
/// ```swift
/// for answer in chain.answers { print(answer) }
/// // heightForRowAt: doubled → SampleDelegate
/// // heightForHeaderInSection: rotated-headers → (left out)
/// // didSelectRowAt: (left out)
/// ```
public struct Answer: Sendable, Hashable {
  /// One stop on the way of a call.
  public enum Layer: Sendable, Hashable {
    /// An interposer that assigned the requirement's closure.
    case interposer(String)
    /// An interposer that took the requirement away.
    case remover(String)
    /// The conformer's own method; the name of its type.
    case conformer(String)
    /// The conformer leaves the requirement out.
    case leftOut
    /// There is no conformer.
    case noConformer
  }

  /// The requirement.
  public let requirement: RequirementDescriptor
  /// The layers, outermost first. The last is always one of conformer, left out, no conformer.
  public let layers: [Layer]
  /// Whether the host sees the requirement.
  public let isImplemented: Bool
}

extension Answer.Layer: CustomStringConvertible {
  /// The layer's name as reports print it.
  public var description: String {
    switch self {
    case .interposer(let name): name
    case .remover(let name): "\(name) (removes it)"
    case .conformer(let name): name
    case .leftOut: "(left out)"
    case .noConformer: "(no conformer)"
    }
  }
}

extension Answer: CustomStringConvertible {
  /// One line, `heightForRowAt: doubled → SampleDelegate`.
  public var description: String { "\(requirement.key): \(path)" }

  /// The layers alone, `doubled → SampleDelegate`.
  public var path: String { layers.map(\.description).joined(separator: " → ") }
}
