extension CType {
  /// Reads a type in C's notation.
  ///
  /// - Parameters:
  ///   - declaration: The type: `unsigned int`, `const char *`, `struct { int count; double mean; }`, `{int, double}`.
  ///   - names: The types that it may use beside C's own.
  /// - Throws: `CDeclarationError` if the text is no type, or one without values, and where.
  public init(_ declaration: String, names: CTypeNames = CTypeNames()) throws(CDeclarationError) {
    var parser = try CDeclarationParser(declaration, names: names)
    self = try parser.type()
  }
}
