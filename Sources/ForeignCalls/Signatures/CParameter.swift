/// A parameter of a C function.
public struct CParameter: Hashable, Sendable {
  /// The name, if the declaration gave one. Messages use it.
  public let name: String?
  /// The type, which has values: it is neither `void` nor an array.
  public let type: CType

  /// Makes a parameter.
  public init(name: String? = nil, type: CType) {
    self.name = name
    self.type = type
  }
}

extension CParameter: CustomStringConvertible {
  /// The parameter as C declares it.
  public var description: String { CStructure.Field(name: name, type: type, offset: 0).description }
}
