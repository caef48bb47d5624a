/// How a C struct of function pointers is laid out: its *slots*, which hold functions, and its other fields, which
/// hold data.
///
/// The declaration is the struct's own, as its header has it:
///
/// ```swift
/// let layout = try CallbackTableLayout("""
///   struct operations {
///     int version;
///     int (*open)(void *self, const char *path);
///     long (*read)(void *self, void *buffer, size_t count);
///     int (*sync)(void *self);            /* since version 2 */
///   };
///   """).versioned(by: "version", lastFields: [1: "read", 2: "sync"])
/// ```
///
/// A slot whose function cannot be called through libffi (one with variable arguments, say) does no harm: it only
/// cannot be interposed on.
public struct CallbackTableLayout: Sendable {
  /// One field.
  public struct Field: Sendable {
    /// The name.
    public let name: String
    /// Where it stands, in bytes from the table's beginning.
    public let offset: Int
    /// What it holds.
    public let content: Content
    /// Its type: a pointer, if it is a slot.
    public let type: CType

    /// Where it ends, in bytes from the table's beginning.
    public var end: Int { offset + type.size }

    /// Whether it holds a function.
    public var isSlot: Bool { if case .slot = content { true } else { false } }
  }

  /// What a field holds.
  public enum Content: Sendable {
    /// A function: its signature, or why it has none that can be used.
    case slot(Swift.Result<CallSignature, CDeclarationError>)
    /// Anything else.
    case data
  }

  /// The struct's name, if the declaration gave one.
  public let name: String?
  /// The fields, in order.
  public let fields: [Field]
  /// The size of the whole struct, in bytes, padding at the end included.
  public let size: Int
  /// The alignment, in bytes.
  public let alignment: Int
  /// How a table says how many of the fields it has.
  public private(set) var extent = CallbackTableExtent.whole

  private let positions: [String: Int]

  /// Reads a layout from a struct's declaration in C's notation.
  ///
  /// - Parameters:
  ///   - declaration: `struct Name { … };`, or the fields alone.
  ///   - names: The types that it uses beside C's own.
  /// - Throws: `CDeclarationError` if the text cannot be read, a field has no name, or its size is unknown.
  public init(_ declaration: String, names: CTypeNames = CTypeNames()) throws(CDeclarationError) {
    var parser = try CDeclarationParser(declaration, names: names)
    let (name, members) = try parser.table()
    guard !members.isEmpty else { throw parser.error(.emptyStructure, at: 0) }
    var layout = CStructureLayout()
    var fields: [Field] = []
    var positions: [String: Int] = [:]
    for member in members {
      guard let name = member.name else {
        throw parser.error(.expected("the field’s name", found: "none"), at: member.nameOffset)
      }
      guard positions.updateValue(fields.count, forKey: name) == nil else {
        throw parser.error(.duplicateName(name), at: member.nameOffset)
      }
      let (type, offset) = try parser.located(at: member.offset) { () throws(CDeclarationProblem) in
        let type = try member.type.valueType()
        guard type != .void else { throw .voidValue }
        return (type, try layout.place(type))
      }
      var content = Content.data
      if case .pointer(let pointee, _) = member.type, case .function(let function) = pointee {
        do throws(CDeclarationError) {
          content = .slot(.success(try CallSignature(function, name: name, parser: parser)))
        } catch {
          content = .slot(.failure(error))
        }
      }
      fields.append(Field(name: name, offset: offset, content: content, type: type))
    }
    self.name = name
    self.fields = fields
    self.positions = positions
    size = layout.size
    alignment = max(layout.alignment, MemoryLayout<UnsafeRawPointer>.alignment)
  }

  /// The field of that name.
  ///
  /// - Throws: `CallbackTableError.unknownField` if there is none.
  public func field(_ name: String) throws(CallbackTableError) -> Field {
    guard let position = positions[name] else {
      throw .unknownField(table: title, field: name, fields: fields.map(\.name))
    }
    return fields[position]
  }

  /// The same layout, for tables that hold a version number: each version has the fields up to a certain one.
  ///
  /// - Parameters:
  ///   - field: The integer field with the version number. It is in all versions.
  ///   - lastFields: The last field of each version.
  /// - Throws: `CallbackTableError` if there is no such field, the version's is no integer, or a later version ends
  ///   before an earlier one.
  public func versioned(
    by field: String, lastFields: [Int: String]
  ) throws(CallbackTableError) -> CallbackTableLayout {
    let versionField = try integerField(field)
    var versions: [CallbackTableExtent.Version] = []
    for (number, last) in lastFields.sorted(by: { $0.key < $1.key }) {
      let end = try self.field(last).end
      guard end >= versions.last?.end ?? versionField.end else {
        throw .versionsOutOfOrder(table: title, version: number, last: last)
      }
      versions.append(.init(number: number, end: end))
    }
    guard !versions.isEmpty else { throw .noVersions(table: title) }
    var layout = self
    layout.extent = .versions(field: field, versions)
    return layout
  }

  /// The same layout, for tables that hold their own size in bytes: a field that ends behind it is not there.
  ///
  /// - Parameter field: The integer field with the size.
  /// - Throws: `CallbackTableError` if there is no such field, or it is no integer.
  public func sized(by field: String) throws(CallbackTableError) -> CallbackTableLayout {
    _ = try integerField(field)
    var layout = self
    layout.extent = .size(field: field)
    return layout
  }

  private func integerField(_ name: String) throws(CallbackTableError) -> Field {
    let field = try field(name)
    guard case .integer = field.type else {
      throw .notAnInteger(table: title, field: name, type: field.type.description)
    }
    return field
  }

  /// The table in messages.
  var title: String { name.map { "struct \($0)" } ?? "callback table" }
}
