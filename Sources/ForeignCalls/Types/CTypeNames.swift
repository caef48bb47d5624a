/// Names for types, to be used in the declarations of functions and tables.
///
/// ```swift
/// let names = try CTypeNames("""
///   typedef long long sqlite3_int64;
///   struct Point { double x, y; };
///   """)
/// let signature = try CallSignature("struct Point scaled(struct Point, double factor)", names: names)
/// ```
///
/// C's own types need no declaration, nor does a type to which there are only pointers.
public struct CTypeNames: Hashable, Sendable {
  private static let standard: [String: CDeclaredType] = {
    var standard: [String: CDeclaredType] = [:]
    for integer in CInteger.allCases where integer.spelling.hasSuffix("_t") {
      standard[integer.spelling] = .base(.integer(integer), isConstant: false)
    }
    return standard
  }()

  private var types = Self.standard

  /// Makes a collection that has C's own types: the basic ones, and those of `<stdint.h>` and `<stddef.h>`.
  public init() {}

  /// Makes a collection that has C's own types and those declared in a text.
  ///
  /// - Parameter declarations: Typedefs and structs in C's notation, as `declare(_:)` takes them.
  /// - Throws: `CDeclarationError` if the text cannot be read or a type in it cannot be passed.
  public init(_ declarations: String) throws(CDeclarationError) {
    try declare(declarations)
  }

  /// Adds what a text declares: typedefs and structs in C's notation, each ended by `;`.
  ///
  /// - Parameter declarations: The text. What it declares can be used in what follows in it.
  /// - Throws: `CDeclarationError` if the text cannot be read, a type in it cannot be passed, or a name is taken by
  ///   another type. Nothing is added then.
  public mutating func declare(_ declarations: String) throws(CDeclarationError) {
    var parser = try CDeclarationParser(declarations, names: self)
    try parser.declarations()
    self = parser.names
  }

  /// The type of that name; its parts are declared at offset 0.
  subscript(name: String) -> CDeclaredType? { types[name] }

  /// Adds a type, unless the name stands for another one already.
  mutating func add(_ type: CDeclaredType, as name: String) -> Bool {
    let type = type.declared(at: 0)
    guard let present = types[name] else {
      types[name] = type
      return true
    }
    return present == type
  }
}
