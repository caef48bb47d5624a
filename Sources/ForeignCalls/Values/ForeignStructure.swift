/// A struct of C by value, when its type is only known at run time.
///
/// ```swift
/// let point = try CType("struct Point { double x, y; }")
/// var value = try ForeignStructure(point, [3, 4.5])
/// try value.set(.real(5), at: "x")
/// ```
public struct ForeignStructure: Sendable {
  /// The struct's type.
  public let type: CStructure

  /// The struct as it stands in memory, with zeros for padding.
  private var bytes: [UInt8]

  /// Makes a struct of zeros.
  public init(_ type: CStructure) {
    self.type = type
    bytes = [UInt8](repeating: 0, count: type.size)
  }

  /// Makes a struct out of the values of its fields.
  ///
  /// - Parameters:
  ///   - type: The struct's type.
  ///   - values: A value for each field, in order.
  /// - Throws: `ForeignCallError` if there are more or fewer values than fields, or one is no value of its field's
  ///   type.
  public init(_ type: CStructure, _ values: [ForeignValue]) throws(ForeignCallError) {
    self.init(type)
    guard values.count == type.fields.count else {
      throw .fieldCount(structure: type.description, expected: type.fields.count, given: values.count)
    }
    for (position, value) in values.enumerated() { try set(value, at: position) }
  }

  /// The value of a field.
  ///
  /// - Parameter position: Which field, counted from 0.
  /// - Throws: `ForeignCallError.noSuchField` if there is none.
  public func field(at position: Int) throws(ForeignCallError) -> ForeignValue {
    guard type.fields.indices.contains(position) else { throw noSuchField("\(position)") }
    let field = type.fields[position]
    return bytes.withUnsafeBytes { bytes in
      // A struct has at least one byte.
      guard let start = bytes.baseAddress else { return .void }
      return ForeignValue(at: start + field.offset, type: field.type)
    }
  }

  /// The value of a field.
  ///
  /// - Parameter name: The field's name.
  /// - Throws: `ForeignCallError.noSuchField` if there is none of that name.
  public func field(_ name: String) throws(ForeignCallError) -> ForeignValue {
    guard let position = type.position(ofField: name) else { throw noSuchField(name) }
    return try field(at: position)
  }

  /// Changes a field.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - position: Which field, counted from 0.
  /// - Throws: `ForeignCallError` if there is no such field, or the value is none of its type.
  public mutating func set(_ value: ForeignValue, at position: Int) throws(ForeignCallError) {
    guard type.fields.indices.contains(position) else { throw noSuchField("\(position)") }
    let field = type.fields[position]
    var problem: ForeignValueProblem?
    bytes.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      do throws(ForeignValueProblem) {
        try value.store(at: start + field.offset, as: field.type)
      } catch {
        problem = error
      }
    }
    if let problem {
      throw .fieldValue(
        structure: type.description, field: field.name ?? "\(position)", expected: field.type.description,
        given: problem == .range ? value.description : value.kind)
    }
  }

  /// Changes a field.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - name: The field's name.
  /// - Throws: `ForeignCallError` if there is no such field, or the value is none of its type.
  public mutating func set(_ value: ForeignValue, at name: String) throws(ForeignCallError) {
    guard let position = type.position(ofField: name) else { throw noSuchField(name) }
    try set(value, at: position)
  }

  /// The values of all fields, in order.
  public var values: [ForeignValue] {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return [] }
      return type.fields.map { ForeignValue(at: start + $0.offset, type: $0.type) }
    }
  }

  private func noSuchField(_ field: String) -> ForeignCallError {
    .noSuchField(structure: type.description, field: field)
  }

  // MARK: Memory

  /// Copies a struct. There are `type.size` bytes at the address.
  init(_ type: CStructure, copying address: UnsafeRawPointer) {
    self.type = type
    bytes = Array(UnsafeRawBufferPointer(start: address, count: type.size))
  }

  /// Copies the struct to an address that has `type.size` bytes.
  func copyBytes(to address: UnsafeMutableRawPointer) {
    bytes.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { address.copyMemory(from: start, byteCount: bytes.count) }
    }
  }
}

extension ForeignStructure {
  /// Makes a struct out of the values of its fields.
  ///
  /// - Throws: `ForeignCallError` if the type is no struct, or the values do not fit.
  public init(_ type: CType, _ values: [ForeignValue]) throws(ForeignCallError) {
    guard case .structure(let structure) = type else {
      throw .fieldCount(structure: type.description, expected: 0, given: values.count)
    }
    try self.init(structure, values)
  }
}

extension ForeignStructure: Hashable {
  /// Whether both have the same types and values. What stands in the padding does not count.
  public static func == (left: ForeignStructure, right: ForeignStructure) -> Bool {
    CType.structure(left.type).isRepresented(like: .structure(right.type)) && left.values == right.values
  }

  /// Feeds the values to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension ForeignStructure: CustomStringConvertible {
  /// The fields' values, with their names where they have some: `{x: 3.0, y: 4.5}`.
  public var description: String {
    let parts = zip(type.fields, values).map { field, value in
      field.name.map { "\($0): \(value)" } ?? "\(value)"
    }
    return "{\(parts.joined(separator: ", "))}"
  }
}
