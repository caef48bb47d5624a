import ForeignCalls
import Testing

/// What declarations mean.
struct SignatureTextTests {
  private func types(_ declaration: String, _ names: CTypeNames = CTypeNames()) throws -> [CType] {
    let signature = try CallSignature(declaration, names: names)
    return [signature.result] + signature.parameters.map(\.type)
  }

  @Test func namesArePickedUp() throws {
    let signature = try CallSignature("double hypot(double x, double y);")
    #expect(signature.name == "hypot")
    #expect(signature.parameters.map(\.name) == ["x", "y"])
    #expect(signature.description == "double hypot(double x, double y)")
    let unnamed = try CallSignature("double (double, double)")
    #expect(unnamed.name == nil && unnamed.parameters.map(\.name) == [nil, nil])
    #expect(unnamed.description == "double (double, double)")
    #expect(signature == unnamed && signature.hashValue == unnamed.hashValue)
  }

  @Test func noParameters() throws {
    #expect(try types("void f(void)") == [.void])
    #expect(try types("void f()") == [.void])
  }

  /// C's words in any order.
  @Test(arguments: [
    ("char", CInteger.char), ("signed char", .signedChar), ("char unsigned", .unsignedChar), ("short", .short),
    ("int short signed", .short), ("short unsigned int", .unsignedShort), ("int", .int), ("signed", .int),
    ("unsigned", .unsignedInt), ("long", .long), ("int long", .long), ("long unsigned", .unsignedLong),
    ("long long", .longLong), ("long int long", .longLong), ("long long unsigned int", .unsignedLongLong),
    ("int8_t", .int8), ("uint8_t", .uint8), ("int16_t", .int16), ("uint16_t", .uint16), ("int32_t", .int32),
    ("uint32_t", .uint32), ("int64_t", .int64), ("uint64_t", .uint64), ("size_t", .size), ("ssize_t", .signedSize),
    ("intptr_t", .intptr), ("uintptr_t", .uintptr), ("ptrdiff_t", .ptrdiff), ("const volatile int", .int),
    ("int const", .int),
  ])
  func integers(text: String, integer: CInteger) throws {
    #expect(try types("\(text) f(\(text) x)") == [.integer(integer), .integer(integer)])
  }

  @Test func otherScalars() throws {
    #expect(try types("float f(double, bool, _Bool)") == [.float, .double, .bool, .bool])
    #if arch(x86_64)
      #expect(try types("long double f(double long)") == [.longDouble, .longDouble])
    #endif
  }

  @Test(arguments: [
    ("void *", "void *", CPointer.Pointee.other), ("const void*", "const void *", .other),
    ("char *", "char *", .character),
    ("char const *", "const char *", .character), ("const char *const", "const char *const", .character),
    ("unsigned char *", "unsigned char *", .other), ("char **", "char **", .other),
    ("sqlite3_file *", "sqlite3_file *", .other), ("struct stat *", "struct stat *", .other),
    ("union u *", "union u *", .other), ("enum e *", "enum e *", .other), ("FILE *restrict", "FILE *", .other),
    ("int (*)(int, const char *)", "int (*)(int, const char *)", .function), ("int (*)[4]", "int (*)[4]", .other),
    ("void (*(*)(void *, int))(void)", "void (*(*)(void *, int))(void)", .function),
    ("int (*)(const char *, ...)", "int (*)(const char *, ...)", .function),
  ])
  func pointers(text: String, spelling: String, pointee: CPointer.Pointee) throws {
    #expect(try types("void f(\(text))")[1] == .pointer(CPointer(spelling: spelling, pointee: pointee)))
  }

  /// Arrays and functions as parameters are pointers.
  @Test func parametersDecay() throws {
    let pointers = try types(
      "int main(int argc, char *argv[], int sorted(const void *, const void *), int m[static 3][4])")
    #expect(pointers[2] == .pointer(CPointer(spelling: "char **")))
    #expect(pointers[3] == .pointer(CPointer(spelling: "int (*)(const void *, const void *)", pointee: .function)))
    #expect(pointers[4] == .pointer(CPointer(spelling: "int (*)[4]")))
  }

  @Test func aFunctionPointerIsItsFunction() throws {
    let signature = try CallSignature("int (*compare)(const void *, const void *)")
    #expect(signature.name == "compare")
    #expect(signature.description == "int compare(const void *, const void *)")
    #expect(try CallSignature("int (*)(void)") == CallSignature("int (void)"))
  }

  @Test func functionsThatGivePointers() throws {
    #expect(try types("char *f(void)") == [.pointer(CPointer(spelling: "char *", pointee: .character))])
    #expect(
      try types("void (*signal(int number, void (*handler)(int)))(int)")
        == [
          .pointer(CPointer(spelling: "void (*)(int)", pointee: .function)), .integer(.int),
          .pointer(CPointer(spelling: "void (*)(int)", pointee: .function)),
        ])
  }

  @Test func structs() throws {
    let result = try types("struct { int count; struct { double mean; float spread; } inner; } f(void)")[0]
    guard case .structure(let structure) = result else {
      Issue.record("no struct: \(result)")
      return
    }
    // The inner struct has 16 bytes, aligned to 8.
    #expect(structure.size == 24 && structure.alignment == 8)
    #expect(structure.fields.map(\.offset) == [0, 8])
    #expect(structure.fields.map(\.name) == ["count", "inner"])
    #expect(structure.description == "{int count, {double mean, float spread} inner}")
    // Without names it is another type with the same representation.
    let short = try types("{int, {double, float}} f(void)")[0]
    #expect(short.description == "{int, {double, float}}")
    #expect(short != result && short.isRepresented(like: result))
    #expect(try CType(result.description) == result)
  }

  /// Sizes and offsets that C compilers give.
  @Test(arguments: [
    ("{char}", 1, 1, [0]), ("{char, int, char}", 12, 4, [0, 4, 8]),
    ("{char a, b; short c; int d;}", 8, 4, [0, 1, 2, 4]),
    ("{char[3]; short}", 3 + 1 + 2, 2, [0, 4]), ("{double, char}", 16, 8, [0, 8]),
    ("{void *p; bool b[9];}", 24, 8, [0, 8]),
    ("{int m[2][3]; char c;}", 28, 4, [0, 24]), ("{{char, short}, char}", 6, 2, [0, 4]),
    ("{int (*f)(int), *p; char c[0x10];}", 32, 8, [0, 8, 16]), ("{float x, y, z,}", 12, 4, [0, 4, 8]),
  ])
  func layouts(text: String, size: Int, alignment: Int, offsets: [Int]) throws {
    guard case .structure(let structure) = try CType(text) else {
      Issue.record("no struct: \(text)")
      return
    }
    #expect(structure.size == size && structure.alignment == alignment)
    #expect(structure.fields.map(\.offset) == offsets)
  }

  /// Behind a comma, a type begins another field, and a name one of the same type.
  @Test func commas() throws {
    func fields(_ text: String) throws -> [String] {
      guard case .structure(let structure) = try CType(text) else { return [] }
      return structure.fields.map(\.description)
    }
    #expect(try fields("{double x, y; int n}") == ["double x", "double y", "int n"])
    #expect(try fields("{int, double, char *}") == ["int", "double", "char *"])
    #expect(try fields("{int *a, *b, c[2]}") == ["int *a", "int *b", "int c[2]"])
    #expect(try fields("{node *next, node *last}") == ["node *next", "node *last"])
    #expect(try fields("{int (*f)(void), g}") == ["int (*f)(void)", "int g"])
    #expect(try fields("{int (*f[2])(void)}") == ["int (*f[2])(void)"])
  }

  @Test func commentsAndBlanks() throws {
    let signature = try CallSignature(
      """
      extern int  /* the count */ f (
        int a,   // first
        int b    /* second * / */
      );
      """)
    #expect(signature.description == "int f(int a, int b)")
    #expect(try CallSignature("static inline int f(int a, int b)").description == "int f(int a, int b)")
  }

  @Test func names() throws {
    let names = try CTypeNames(
      """
      typedef long long sqlite3_int64, *sqlite3_pointer;
      typedef unsigned char byte;
      struct Point { double x, y; };
      typedef struct Point Point;
      typedef int (*comparison)(const void *, const void *);
      typedef struct Node { struct Node *next; byte bytes[4]; } Node;
      typedef struct opaque opaque;
      """)
    #expect(try types("sqlite3_int64 f(sqlite3_pointer, byte)", names)[0] == .integer(.longLong))
    let point = try types("Point f(struct Point, Node)", names)
    #expect(point[0] == point[1] && point[0].size == 16 && point[0].description == "struct Point")
    #expect(point[2].size == 16)
    #expect(
      try types("void f(comparison)", names)[1]
        == .pointer(CPointer(spelling: "int (*)(const void *, const void *)", pointee: .function)))
    #expect(try types("void f(opaque *)", names)[1] == .pointer(CPointer(spelling: "struct opaque *")))
    // A name that is declared twice alike is no error: headers do that.
    var more = names
    try more.declare("typedef unsigned char byte; struct Point { double x, y; };")
    #expect(more == names)
  }

  @Test func signaturesOutOfTypes() throws {
    let signature = try CallSignature(
      name: "f", result: .void, parameters: [CParameter(name: "x", type: .float), CParameter(type: .pointer(.untyped))])
    #expect(try signature == CallSignature("void f(float, void *)"))
    #expect(signature.description == "void f(float x, void *)")
    #expect(throws: CDeclarationProblem.voidValue) {
      try CallSignature(result: .int, parameters: [CParameter(type: .void)])
    }
    #expect(throws: CDeclarationProblem.tooManyParameters(limit: 127)) {
      try CallSignature(result: .void, parameters: [CParameter](repeating: CParameter(type: .float), count: 128))
    }
  }
}

extension CType {
  fileprivate static let int = CType.integer(.int)
}
