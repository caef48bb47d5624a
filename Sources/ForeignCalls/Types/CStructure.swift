/// A struct of C, with its layout: each field stands at the next multiple of its alignment, and the size is a
/// multiple of the largest alignment. That is how every C compiler lays out a struct without bit-fields and packing
/// attributes, which are not supported.
public struct CStructure: Hashable, Sendable {
  /// One field.
  public struct Field: Hashable, Sendable {
    /// The name, if the declaration gave one.
    public let name: String?
    /// The type; it may be an array.
    public let type: CType
    /// Where it stands, in bytes from the struct's beginning.
    public let offset: Int
  }

  /// The largest size of a struct, in bytes.
  public static let largestSize = 1 << 24

  /// The name (`Point` in `struct Point`), if it has one.
  public let name: String?
  /// The fields in order, at least one.
  public let fields: [Field]
  /// The size, in bytes, padding at the end included.
  public let size: Int
  /// The alignment, in bytes.
  public let alignment: Int

  /// Lays out a struct.
  ///
  /// - Parameters:
  ///   - name: Its name, if it has one.
  ///   - members: The fields' names and types, in order.
  /// - Throws: `CDeclarationProblem` if there is no field, one has type `void`, or the struct is too large.
  public init(
    name: String? = nil, members: [(name: String?, type: CType)]
  ) throws(CDeclarationProblem) {
    var layout = CStructureLayout()
    var fields: [Field] = []
    for member in members {
      guard member.type != .void else { throw .voidValue }
      fields.append(Field(name: member.name, type: member.type, offset: try layout.place(member.type)))
    }
    guard !fields.isEmpty else { throw .emptyStructure }
    self.name = name
    self.fields = fields
    self.size = layout.size
    self.alignment = layout.alignment
  }

  /// The position of the field of that name, if there is one.
  public func position(ofField name: String) -> Int? {
    fields.firstIndex { $0.name == name }
  }
}

extension CStructure: CustomStringConvertible {
  /// `struct Point` if it has a name, or the fields: `{int count, double mean}`.
  public var description: String {
    if let name { return "struct \(name)" }
    return "{" + fields.map(\.description).joined(separator: ", ") + "}"
  }
}

extension CStructure.Field: CustomStringConvertible {
  /// The field as C declares it.
  public var description: String {
    var dimensions = ""
    var element = type
    while case .array(let next, let count) = element {
      dimensions += "[\(count)]"
      element = next
    }
    if case .pointer(let pointer) = element, pointer.pointee == .function {
      return pointer.spelling.naming("\(name ?? "")\(dimensions)")
    }
    let type = "\(element)"
    let blank = type.hasSuffix("*") ? "" : " "
    return type + (name.map { blank + $0 } ?? "") + dimensions
  }
}

extension String {
  /// The spelling of a pointer to a function, with a declared name where it belongs: behind the first `(*`.
  fileprivate func naming(_ declared: String) -> String {
    let bytes = Array(utf8)
    guard
      let star = bytes.indices.dropLast().first(where: {
        bytes[$0] == UInt8(ascii: "(") && bytes[$0 + 1] == UInt8(ascii: "*")
      })
    else { return "\(self) \(declared)" }
    let behind = star + 2
    return String(decoding: bytes[..<behind], as: UTF8.self) + declared
      + String(decoding: bytes[behind...], as: UTF8.self)
  }
}
