import ForeignCalls
import Foundation
import Testing

@testable import AdapterLoading

/// Functions of modules in C for other libraries' structs of function pointers, whose signatures are known at run time only.
@MainActor
@Suite("Slots answered from C")
struct CSlotTests {
  private static let declaration = """
    struct probe_table {
      int version;
      double (*mixed)(void *self, signed char a, unsigned short b, int c, float d, double e);
      signed char (*narrow)(signed char a, unsigned char b, _Bool c);
      float (*half)(float a, float b);
      void (*nothing)(long long *total, long long more);
      _Bool (*truth)(long a);
      long (*many)(long a, long b, long c, long d, long e, long f, double g);
      struct { double x; long y; } (*pair)(long a, double b);
      int (*missing)(int a);
      int (*later)(int a);
    };
    """

  /// The original table's functions, and interposers that count and change what goes through.
  private static let source = """
    struct pair { double x; long y; };
    struct probe_table {
      int version;
      double (*mixed)(void *self, signed char a, unsigned short b, int c, float d, double e);
      signed char (*narrow)(signed char a, unsigned char b, _Bool c);
      float (*half)(float a, float b);
      void (*nothing)(long long *total, long long more);
      _Bool (*truth)(long a);
      long (*many)(long a, long b, long c, long d, long e, long f, double g);
      struct pair (*pair)(long a, double b);
      int (*missing)(int a);
      int (*later)(int a);
    };
    static double mixed(void *self, signed char a, unsigned short b, int c, float d, double e) {
      return self == NULL ? a + b + c + (double)d + e : -1;
    }
    static signed char narrow(signed char a, unsigned char b, _Bool c) { return (signed char)(a + b + c); }
    static float half(float a, float b) { return a - b; }
    static void nothing(long long *total, long long more) { *total += more; }
    static _Bool truth(long a) { return a > 0; }
    static long many(long a, long b, long c, long d, long e, long f, double g) {
      return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + (long)g;
    }
    static struct pair pair(long a, double b) { const struct pair p = {b, a}; return p; }
    const struct probe_table probe_table = {2, mixed, narrow, half, nothing, truth, many, pair, NULL, NULL};

    int calls;
    static double on_mixed(void *context, double (*next)(void *, signed char, unsigned short, int, float, double), void *self,
                           signed char a, unsigned short b, int c, float d, double e) {
      calls += context != NULL;
      return 1000 + next(self, a, b, c, d, e);
    }
    static signed char on_narrow(void *context, signed char (*next)(signed char, unsigned char, _Bool), signed char a,
                                 unsigned char b, _Bool c) {
      calls += context != NULL;
      return (signed char)-next(a, b, !c);
    }
    static float on_half(void *context, float (*next)(float, float), float a, float b) {
      calls += context != NULL;
      return next(b, a);
    }
    static void on_nothing(void *context, void (*next)(long long *, long long), long long *total, long long more) {
      calls += context != NULL;
      next(total, more);
      next(total, more);
    }
    static _Bool on_truth(void *context, _Bool (*next)(long), long a) { calls += context != NULL; return !next(a); }
    static long on_many(void *context, long (*next)(long, long, long, long, long, long, double), long a, long b, long c, long d,
                        long e, long f, double g) {
      calls += context != NULL;
      return -next(a, b, c, d, e, f, g);
    }
    static struct pair on_pair(void *context, struct pair (*next)(long, double), long a, double b) {
      calls += context != NULL;
      struct pair p = next(a, b);
      p.y += 1;
      return p;
    }
    static int on_missing(void *context, int (*next)(int), int a) { calls += context != NULL; return next == NULL ? -a : 0; }

    #define SLOT(field, signature, function, when) \\
      {sizeof(swivel_slot), "probe_table", field, signature, SWIVEL_FUNCTION(function), when, 0}

    static const swivel_slot slots[] = {
      SLOT("mixed", "double (void *, signed char, unsigned short, int, float, double)", on_mixed, SWIVEL_IF_ANSWERED),
      SLOT("narrow", "signed char (signed char, unsigned char, _Bool)", on_narrow, SWIVEL_IF_ANSWERED),
      SLOT("half", "float (float, float)", on_half, SWIVEL_IF_ANSWERED),
      SLOT("nothing", "void (long long *, long long)", on_nothing, SWIVEL_IF_ANSWERED),
      SLOT("truth", "_Bool (long)", on_truth, SWIVEL_IF_ANSWERED),
      SLOT("many", "long (long, long, long, long, long, long, double)", on_many, SWIVEL_IF_ANSWERED),
      SLOT("pair", "{double, long} (long, double)", on_pair, SWIVEL_IF_ANSWERED),
      SLOT("missing", "int (int)", on_missing, MISSING),
      SLOT("later", "int (int)", NULL, SWIVEL_LEAVE_OUT),
      {sizeof(swivel_slot), "other_table", "mixed", "int (int)", SWIVEL_FUNCTION(on_missing), SWIVEL_ALWAYS, 0},
    };
    static const swivel_module module = {
      .size = sizeof module, .abi = 1, .name = "probe", .create = create_own, .destroy = destroy_own,
      .slots = slots, .slot_count = sizeof slots / sizeof slots[0]};
    ENTRY(module)
    """

  /// A copy of the module's own table.
  private func table(of file: CModuleFile) throws -> CallbackTable {
    let image = try SystemLoader.open(file.path)
    let original = try #require(image.address(ofSymbol: "probe_table"))
    let layout = try CallbackTableLayout(Self.declaration)
      .versioned(by: "version", lastFields: [1: "missing", 3: "later"])
    return try CallbackTable(copying: UnsafeRawPointer(original), layout: layout)
  }

  private func adapter(_ file: CModuleFile) throws -> CAdapter { try #require(try file.adapter() as? CAdapter) }

  private func call(_ table: CallbackTable, _ slot: String, _ arguments: [ForeignValue]) throws -> ForeignValue {
    try #require(try table.function(slot)).call(arguments)
  }

  @Test("Functions stand before slots of every kind, and go with the table")
  func slots() throws {
    let file = try CModuleFile(Self.source.replacing("MISSING", with: "SWIVEL_IF_ANSWERED"))
    do {
      let table = try table(of: file)
      let changed = try adapter(file).interpose(on: table)
      // `missing` is NULL, and `later` is of a later version.
      #expect(changed == ["mixed", "narrow", "half", "nothing", "truth", "many", "pair"])
      #expect(file.number("destroyed") == 0)
      // 1000 - 3 + 60000 - 70000 + 0.75
      let mixed: [ForeignValue] = [.pointer(nil), -3, 60000, -70000, 0.5, 0.25]
      #expect(try call(table, "mixed", mixed) == .real(-9002.25))
      // -5 + 200 + 0 = 195, as a signed char -61.
      #expect(try call(table, "narrow", [-5, 200, true]) == 61)
      #expect(try call(table, "half", [1.5, 4.0]) == 2.5)
      var total = 5
      try withUnsafeMutablePointer(to: &total) { total in
        _ = try call(table, "nothing", [.pointer(UnsafeMutableRawPointer(total)), -7])
      }
      #expect(total == -9)
      #expect(try call(table, "truth", [3]) == false && call(table, "truth", [-3]) == true)
      #expect(try call(table, "many", [1, 2, 3, 4, 5, 6, 7.5]) == -98)
      let pair = try call(table, "pair", [4, 2.5])
      #expect("\(pair)".contains("2.5") && "\(pair)".contains("5"))
      #expect(try table.function("missing") == nil)
      #expect(file.number("calls") == 8)
    }
    // The table is kept in quarantine for a while, its functions' owner is not.
    #expect(file.number("destroyed") == 1)
  }

  @Test("A slot that is NULL is filled where the module wants that")
  func filling() throws {
    let file = try CModuleFile(Self.source.replacing("MISSING", with: "SWIVEL_ALWAYS"))
    let table = try table(of: file)
    #expect(try adapter(file).interpose(on: table).last == "missing")
    #expect(try call(table, "missing", [17]) == -17)
  }

  @Test("A function that does not fit its slot is named with both signatures, and then no slot has changed")
  func mismatch() throws {
    let file = try CModuleFile(
      Self.source.replacing("MISSING", with: "0").replacing(
        #"SLOT("truth", "_Bool (long)""#, with: #"SLOT("truth", "int (long)""#))
    let table = try table(of: file)
    let before = try table.function("mixed")?.address
    let error = #expect(throws: CSlotError.self) { try adapter(file).interpose(on: table) }
    #expect(
      error?.description
        == "adapter probe: its function for probe_table.truth is “int (long)”, the slot’s is bool truth(long a)")
    #expect(try table.function("mixed")?.address == before)
  }

  @Test("A declaration that cannot be read says where, and an unknown field which there are")
  func unreadable() throws {
    let source = Self.source.replacing("MISSING", with: "0")
    let unreadable = try CModuleFile(
      source.replacing(#"SLOT("truth", "_Bool (long)""#, with: #"SLOT("truth", "_Bool (lnog)""#))
    let first = #expect(throws: CSlotError.self) { try adapter(unreadable).interpose(on: table(of: unreadable)) }
    #expect(first?.description.hasPrefix("adapter probe: its function for probe_table.truth: ") == true)
    #expect(first?.description.contains("lnog") == true)
    let unknown = try CModuleFile(source.replacing(#"SLOT("truth""#, with: #"SLOT("turth""#))
    let second = #expect(throws: CSlotError.self) { try adapter(unknown).interpose(on: table(of: unknown)) }
    #expect(
      second?.description.hasPrefix("adapter probe: struct probe_table: no field turth: it has version, mixed") == true)
  }

  @Test(
    "What cannot be a slot's function is refused when the module is loaded",
    arguments: [
      (#"SLOT("mixed", "int (int)", NULL, SWIVEL_ALWAYS)"#, "its function for probe_table.mixed is NULL"),
      (
        #"SLOT("mixed", "int (int)", on_missing, SWIVEL_LEAVE_OUT)"#,
        "it leaves probe_table.mixed out and has a function for it; expected NULL"
      ),
      (
        #"SLOT("a", "int (int)", on_missing, 1), SLOT("a", "int (int)", on_missing, 1)"#, "it lists probe_table.a twice"
      ),
      (#"SLOT(NULL, "int (int)", on_missing, 1)"#, "the structure, field or signature of a swivel_slot is NULL"),
    ])
  func listing(slots: String, reason: String) throws {
    let end = try #require(Self.source.range(of: "static const swivel_slot slots[] = {"))
    let rest = try #require(Self.source.range(of: "static const swivel_module module"))
    let uses = """
      void *uses(int i) {
        const void *all[] = {(void *)on_mixed, (void *)on_narrow, (void *)on_half, (void *)on_nothing, (void *)on_truth,
                             (void *)on_many, (void *)on_pair, (void *)on_missing};
        return (void *)all[i];
      }
      """
    let head = String(Self.source[..<end.upperBound])
    let tail = String(Self.source[rest.lowerBound...])
    let source = [head, slots, "};\n", tail, "\n", uses].joined()
    #expect(try CModuleFile(source).refusal == "adapter probe: FILE: \(reason)")
  }
}
