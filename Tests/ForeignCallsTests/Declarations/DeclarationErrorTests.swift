import CForeignFixtures
import ForeignCalls
import Testing

/// What is wrong with a declaration, and where.
struct DeclarationErrorTests {
  private func error(_ declaration: String, _ names: CTypeNames = CTypeNames()) -> CDeclarationError? {
    do {
      let signature = try CallSignature(declaration, names: names)
      Issue.record("\(declaration) was read as \(signature)")
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("", 0, "expected a type, found the end"),
    ("int", 3, "expected ‘(’ and the parameters, found the end"),
    ("int f", 5, "expected ‘(’ and the parameters, found the end"),
    ("int f(int", 9, "expected ‘,’ or ‘)’, found the end"),
    ("int f(int,)", 10, "expected a type, found ‘)’"),
    ("int f(int) x", 11, "expected the end, found ‘x’"),
    ("int f(int x y)", 12, "expected ‘,’ or ‘)’, found ‘y’"),
    ("int f(int a, $b)", 13, "unexpected character ‘$’"),
    ("int f(int) /* never", 11, "the comment that begins here never ends: close it with */"),
    ("int f(struct)", 12, "expected the struct's name or ‘{’, found ‘)’"),
    ("int f({int x)", 12, "expected ‘;’ or ‘,’ or ‘}’, found ‘)’"),
    ("int f(int [4)", 12, "expected ‘]’, found ‘)’"),
    ("int f(int [x])", 11, "expected the number of elements or ‘]’, found ‘x’"),
  ])
  func grammar(declaration: String, offset: Int, message: String) {
    let error = error(declaration)
    #expect(error?.offset == offset)
    #expect(error?.problem.description == message)
  }

  @Test(arguments: [
    ("short long f(void)", 0, CDeclarationProblem.notAType("short long")),
    ("int f(unsigned float x)", 6, .notAType("unsigned float")),
    ("int f(long long long)", 6, .notAType("long long long")),
    ("int f(int int)", 6, .notAType("int int")),
    ("int f(signed unsigned)", 6, .notAType("signed unsigned")),
    ("int f(long char)", 6, .notAType("long char")),
    ("int f(long long double)", 6, .notAType("long long double")),
    ("int f(int, strutc point)", 11, .unknownType("strutc")),
    ("point f(int)", 0, .unknownType("point")),
    ("f(int)", 0, .unknownType("f")),
    ("int f(struct point)", 6, .incompleteStructure("struct point")),
    ("int f(int, void)", 11, .voidValue),
    ("int f({int; void})", 12, .voidValue),
    ("int f({})", 6, .emptyStructure),
    ("int f({int x, x})", 14, .duplicateName("x")),
    ("int f({char[0]})", 12, .invalidNumber("0")),
    ("int f({char[010]})", 12, .invalidNumber("010")),
    ("int f({char[99999999999999999999]})", 12, .invalidNumber("99999999999999999999")),
    ("int f({char[0xG]})", 12, .invalidNumber("0xG")),
    ("int f({char[70000]})", 6, .tooLarge(limit: 65536)),
    ("int f({char[20000000]})", 7, .tooLarge(limit: 16_777_216)),
    ("int f({char[65536][65536]})", 7, .tooLarge(limit: 16_777_216)),
  ])
  func types(declaration: String, offset: Int, problem: CDeclarationProblem) {
    let error = error(declaration)
    #expect(error?.offset == offset)
    #expect(error?.problem == problem)
  }

  /// What C has and libffi has not.
  @Test(arguments: [
    ("int printf(const char *, ...)", 25), ("int f(...)", 6), ("double _Complex f(void)", 0),
    ("int f(_Complex double)", 6),
    ("int f(__int128)", 6), ("int f(va_list)", 6), ("int f(union u)", 6), ("int f(enum e)", 6),
    ("int f(enum {a, b})", 11),
    ("int f({int a : 3})", 13), ("int f({int count; char rest[];})", 18), ("int f(_Atomic int)", 6),
    ("int f(_BitInt)", 6),
  ])
  func refusals(declaration: String, offset: Int) {
    let error = error(declaration)
    #expect(error?.offset == offset)
    guard case .unsupported(_, let reason)? = error?.problem else {
      Issue.record("\(declaration): \(String(describing: error))")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test func aLongDoubleThatLibffiReturnsWronglyIsRefused() {
    #expect(error("{long double} f(void)")?.offset == 0)
    #if arch(x86_64)
      #expect(throws: Never.self) { try CallSignature("int f({long double})") }
      #expect(throws: Never.self) { try CallSignature("{long double, int} f(void)") }
    #endif
  }

  /// libffi 3.4.4 overwrites the float when the struct gets the sixth general register. With a release that does not, the
  /// call must be right.
  @Test func aStructThatLibffiPassesWronglyIsRefused() throws {
    let declaration = """
      double fixture_sixth_register(long a, long b, float c, long d, long e, long f, fixture_sixth g)
      """
    let names = try CTypeNames("typedef struct { void *pointer; double number; } fixture_sixth;")
    do {
      let signature = try CallSignature(declaration, names: names)
      let function = ForeignFunction(try #require(fixture_address("fixture_sixth_register")), signature)
      let sixth = try ForeignStructure(try CType("fixture_sixth", names: names), [nil, 64.25])
      #expect(try function.call([1, 2, 0.5, 3, 4, 5, .structure(sixth)]) == 79.75)
    } catch let error as CDeclarationError {
      #expect(error.offset == 0)
      #expect("\(error)".contains("this release of libffi passes it wrongly"))
    }
    // One integer fewer or more, and all is well.
    for integers in [4, 6] {
      let list = [String](repeating: "long", count: integers).joined(separator: ", ")
      #expect(throws: Never.self) { try CallSignature("void f(float, \(list), fixture_sixth)", names: names) }
    }
  }

  @Test func misplacedDeclarators() {
    for declaration in ["int f(int)(int)", "int f(int)[3]", "int (*f[3])(int)(int)", "int f[3](int)"] {
      guard case .misplaced? = error(declaration)?.problem else {
        Issue.record("\(declaration): \(String(describing: error(declaration)))")
        continue
      }
    }
  }

  @Test func linesAndColumns() {
    let error = error("int f(\n  int x,\n  grüße y)")
    #expect(error?.line == 3 && error?.column == 5)
    #expect(error?.description == "int f( int x, grüße y): line 3, column 5: unexpected character ‘ü’")
    #expect(
      self.error("int f(strutc x)")?.description
        == "int f(strutc x): column 7: unknown type ‘strutc’: declare it in CTypeNames, or use a pointer to it")
  }

  /// Texts that try to exhaust the stack or the memory.
  @Test func hostileTexts() {
    let many = 100_000
    #expect(error("int f(" + String(repeating: "*", count: many) + ")") != nil)
    #expect(error("int " + String(repeating: "*", count: many) + "f(void)")?.problem == .tooDeep(limit: 64))
    #expect(error("int f(" + String(repeating: "{", count: many))?.problem == .tooDeep(limit: 64))
    #expect(error("int " + String(repeating: "(", count: many))?.problem == .tooDeep(limit: 64))
    #expect(error("int f(int x" + String(repeating: "[1]", count: many) + ")")?.problem == .tooDeep(limit: 64))
    let list = [String](repeating: "int", count: 128).joined(separator: ",")
    #expect(error("int f(\(list))")?.problem == .tooManyParameters(limit: 127))
    let long = error("int f(" + String(repeating: "x", count: many) + ")")
    #expect((long?.description.count ?? many) < 300)
  }

  @Test func namesThatClash() {
    #expect(throws: CDeclarationError.self) { try CTypeNames("typedef int a; typedef long a;") }
    #expect(throws: CDeclarationError.self) { try CTypeNames("struct p {int x;}; struct p {int y;};") }
    #expect(throws: CDeclarationError.self) { try CTypeNames("int x;") }
    #expect(throws: CDeclarationError.self) { try CTypeNames("typedef int;") }
    #expect(throws: CDeclarationError.self) { try CTypeNames("typedef int x y;") }
    var names = CTypeNames()
    #expect(throws: CDeclarationError.self) { try names.declare("typedef int good; typedef short long bad;") }
    #expect(names == CTypeNames())
  }

  /// A problem in a named type is shown where the name is used.
  @Test func problemsBehindNames() throws {
    let names = try CTypeNames(
      "/* a long comment before it */ typedef int (*format)(const char *, ...); typedef enum e kind;")
    #expect(error("kind f(void)", names)?.offset == 0)
    #expect(error("int f(kind)", names)?.offset == 6)
    #expect(throws: Never.self) { try CallSignature("int f(format)", names: names) }
  }
}
