import Foundation
import TableKit
import Testing

@testable import AdapterLoading

/// How a module in C is refused: each with one line, before anything of it but its entry has run.
@MainActor
@Suite("Modules in C")
struct CModuleTests {
  /// A module with one function that answers heights.
  private nonisolated static let heights = """
    typedef double (*height_next)(swivel_call *, swivel_table *, swivel_index_path);
    static double height(void *context, swivel_call *call, height_next next, swivel_table *table, swivel_index_path path) {
      (void)context;
      return 2 * next(call, table, path);
    }

    """

  private nonisolated static func listing(_ function: String) -> String {
    heights + "static const swivel_function functions[] = {\(function)};\n"
      + "static const swivel_module module = MODULE(functions);\nENTRY(module)\n"
      + "void *uses(void) { return (void *)height; }\n"
  }

  private nonisolated static let right =
    #"FUNCTION("TableViewDelegate.heightForRowAt", "double(call, table, index_path)", height, SWIVEL_IF_ANSWERED)"#

  @Test("A module that keeps to the rules is loaded, whatever the spaces in its signatures, and entered once")
  func loading() throws {
    let file = try CModuleFile(
      Self.listing(
        #"FUNCTION("TableViewDelegate.heightForRowAt", " double ( call,table ,index_path )", height, SWIVEL_ALWAYS)"#))
    let loader = AdapterLoader(
      searchPath: SearchPath(folders: [SearchFolder(path: FilePath.folder(of: file.path), origin: .explicit)]))
    for _ in 0..<3 { _ = try loader.module(named: "probe") }
    #expect(file.number("entered") == 1)
    #expect(file.number("made") == 0)
    for _ in 0..<3 { #expect(try loader.makeAdapter(AdapterRequest(name: "probe")).name == "probe") }
    #expect(file.number("made") == 3)
    #expect(file.number("destroyed") == 3)
  }

  @Test(
    "Functions that no table could call are named",
    arguments: [
      (
        #"FUNCTION("TableViewDelegate.heightForRowAt", "float(call, table, index_path)", height, SWIVEL_ALWAYS)"#,
        "its function for TableViewDelegate.heightForRowAt is “float(call, table, index_path)”, "
          + "the requirement is double(call, table, index_path)"
      ),
      (
        #"FUNCTION("TableViewDelegate.heigthForRowAt", "double(call, table, index_path)", height, SWIVEL_ALWAYS)"#,
        "no table has a requirement “TableViewDelegate.heigthForRowAt”; did you mean heightForRowAt?"
      ),
      (
        #"FUNCTION("TableViewDelegat.heightForRowAt", "double(call, table, index_path)", height, SWIVEL_ALWAYS)"#,
        "no table has a requirement “TableViewDelegat.heightForRowAt”; did you mean TableViewDelegate?"
      ),
      (
        #"FUNCTION("TableViewDelegate.heightForRowAt", "double(call, table, index_path)", NULL, SWIVEL_ALWAYS)"#,
        "its function for TableViewDelegate.heightForRowAt is NULL"
      ),
      (
        #"FUNCTION("TableViewDelegate.heightForRowAt", "double(call, table, index_path)", height, SWIVEL_LEAVE_OUT)"#,
        "it leaves TableViewDelegate.heightForRowAt out and has a function for it; expected NULL"
      ),
      (
        #"FUNCTION("TableViewDelegate.heightForRowAt", "double(call, table, index_path)", height, 3)"#,
        "its case for TableViewDelegate.heightForRowAt is 3; expected SWIVEL_IF_ANSWERED, SWIVEL_ALWAYS or SWIVEL_LEAVE_OUT"
      ),
      (
        #"FUNCTION("TableViewDelegate.heightForRowAt", NULL, height, SWIVEL_ALWAYS)"#,
        "the signature of TableViewDelegate.heightForRowAt is NULL"
      ),
      (
        #"FUNCTION(NULL, "double(call, table, index_path)", height, SWIVEL_ALWAYS)"#,
        "the requirement of a swivel_function is NULL"
      ),
      (
        #"FUNCTION("TableViewDelegate.editActionsForRowAt", "view?(call, table, index_path)", height, SWIVEL_ALWAYS)"#,
        "TableViewDelegate.editActionsForRowAt cannot be answered from C: there is nothing for its type [TableViewRowAction]?"
      ),
      ("\(right), \(right)", "it lists TableViewDelegate.heightForRowAt twice"),
      (
        #"{40, "TableViewDelegate.heightForRowAt", "double(call, table, index_path)", SWIVEL_FUNCTION(height), 0, 7}"#,
        "a swivel_function has something in its field reserved; expected 0"
      ),
      (
        #"{16, "TableViewDelegate.heightForRowAt", "double(call, table, index_path)", SWIVEL_FUNCTION(height), 0, 0}"#,
        "a swivel_function says that its size is 16 bytes; expected 40: begin it with sizeof(swivel_function)"
      ),
      (
        #"\#(right), {0, "TableViewDelegate.heightForRowAt", "", SWIVEL_FUNCTION(height), 0, 0}"#,
        "a swivel_function says that its size is 0 bytes; expected 40: begin it with sizeof(swivel_function)"
      ),
    ])
  func functions(function: String, reason: String) throws {
    let file = try CModuleFile(Self.listing(function))
    #expect(file.refusal == "adapter probe: FILE: \(reason)")
    #expect(file.number("entered") == 1)
    #expect(file.number("made") == 0)
  }

  private nonisolated static func module(_ fields: String) -> String {
    "static const swivel_module module = {\(fields)};\nENTRY(module)\n"
      + "void *uses(void) { return (void *)(made ? (void (*)(void))create_own : (void (*)(void))destroy_own); }\n"
  }

  @Test(
    "A module's own struct is checked before anything in it is used",
    arguments: [
      (
        ".size = 8, .abi = 1",
        "a swivel_module says that its size is 8 bytes; expected 96: begin it with sizeof(swivel_module)"
      ),
      (
        ".size = 5000, .abi = 1",
        "a swivel_module says that its size is 5000 bytes; expected 96: begin it with sizeof(swivel_module)"
      ),
      (
        #".size = 96, .abi = 2, .name = "probe", .create = create_own"#,
        "it answers with version 2 of the contract, and was offered 1"
      ),
      (".size = 96, .abi = 1, .create = create_own", "its name is NULL"),
      (#".size = 96, .abi = 1, .name = "probe""#, "its function create is NULL"),
      (
        #".size = 96, .abi = 1, .name = "probe", .create = create_own, .reserved = 1"#,
        "a swivel_module has something in its field reserved; expected 0"
      ),
      (
        #".size = 96, .abi = 1, .name = "probe", .create = create_own, .function_count = 3"#,
        "its list of functions is NULL"
      ),
      (
        #".size = 96, .abi = 1, .name = "probe", .create = create_own, .function_count = 5000"#,
        "it lists 5000 functions, which cannot be"
      ),
      (
        #".size = 96, .abi = 1, .name = "probe", .create = create_own, .function_count = SIZE_MAX"#,
        "it lists 18446744073709551615 functions, which cannot be"
      ),
    ])
  func structs(fields: String, reason: String) throws {
    let file = try CModuleFile(Self.module(fields))
    #expect(file.refusal == "adapter probe: FILE: \(reason)")
    #expect(file.number("made") == 0)
  }

  @Test("A later version's larger structs are read as far as this one knows them")
  func largerStructs() throws {
    let file = try CModuleFile(
      Self.heights + """
        struct later { swivel_function known; long more; };
        static const struct later functions[] = {
          {{sizeof(struct later), "TableViewDelegate.heightForRowAt", "double(call, table, index_path)",
            SWIVEL_FUNCTION(height), SWIVEL_IF_ANSWERED, 0}, 1},
          {{sizeof(struct later), "TableViewDelegate.estimatedHeightForRowAt", "double(call, table, index_path)",
            SWIVEL_FUNCTION(height), SWIVEL_IF_ANSWERED, 0}, 2},
        };
        static const struct { swivel_module known; long more[4]; } later_module = {
          {sizeof later_module, 1, 0, "probe", create_own, destroy_own, NULL, NULL, NULL, &functions[0].known, 2, NULL, 0}, {0}};
        #define module later_module.known
        ENTRY(module)
        """)
    let adapter = try file.adapter()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    try table.install(adapter)
    let rows = Heights()
    table.delegate = rows
    #expect(table.chain.answer(for: "heightForRowAt")?.path == "probe → Heights")
    #expect(table.chain.answer(for: "estimatedHeightForRowAt")?.isImplemented == false)
  }

  @Test("Versions are negotiated, and a module that refuses says why")
  func versions() throws {
    let refusing = """
      const swivel_module *swivel_c_adapter_entry(const swivel_offer *offer, swivel_error *error) {
        entered = (int)(offer->oldest_abi * 100 + offer->newest_abi);
        made = offer->size == sizeof *offer && error->size == sizeof *error && error->capacity >= 256 && error->text[0] == 0;
        REASON
        return NULL;
      }
      void *uses(void) { return (void *)(made ? (void (*)(void))create_own : (void (*)(void))destroy_own); }
      """
    let silent = try CModuleFile(refusing.replacing("REASON", with: ""))
    #expect(
      silent.refusal
        == "adapter probe: FILE: it keeps to none of the versions of the contract that this program offers, 1")
    #expect(silent.number("entered") == 101)
    #expect(silent.number("made") == 1)
    let talking = try CModuleFile(
      refusing.replacing("REASON", with: #"snprintf(error->text, error->capacity, "needs\nversion %d", 7);"#))
    #expect(
      talking.refusal
        == #"adapter probe: FILE: it keeps to none of the versions of the contract that this program offers, 1: needs\nversion 7"#
    )
    let overlong = try CModuleFile(
      refusing.replacing("REASON", with: "memset(error->text, 'x', error->capacity);"))
    #expect(overlong.refusal?.hasSuffix(": " + String(repeating: "x", count: 1023)) == true)
  }

  @Test("The manifest's version of the contract is C's own")
  func manifestVersion() throws {
    let file = try CModuleFile(Self.listing(Self.right), abi: 2)
    #expect(
      file.refusal
        == "adapter probe: it keeps to version 2 of the module contract, this program to version 1; update this program"
    )
    #expect(try CModuleFile(Self.listing(Self.right)).refusal == nil)
  }

  @Test("A module without the entry, or with another kind's, is refused unopened")
  func noEntry() throws {
    let file = try CModuleFile(
      "void *swivel_adapter_entry(void) { return (void *)(made ? (void (*)(void))create_own : (void (*)(void))destroy_own); }\n"
    )
    #expect(
      file.refusal
        == "adapter probe: FILE: it exports no function swivel_c_adapter_entry, so it is not an adapter module")
  }

  @Test("A module that goes by another name than its manifest is refused")
  func otherName() throws {
    let file = try CModuleFile(Self.listing(Self.right), name: "other")
    #expect(file.refusal?.contains("probe") == true && file.refusal?.hasPrefix("adapter other: ") == true)
    #expect(file.number("made") == 0)
  }

  @Test(
    "An adapter that cannot be made says why",
    arguments: [
      (#"snprintf(error->text, error->capacity, "there is no sea");"#, "adapter probe: there is no sea"),
      ("", "adapter probe: it cannot be made, and its module gives no reason"),
      (
        #"static const char *const keys[] = {"factor"}; if (!host_given->configuration_require_known(c, keys, 1, error)) return NULL;"#,
        "adapter probe: it cannot be made, and its module gives no reason"
      ),
    ])
  func creation(body: String, reason: String) throws {
    let file = try CModuleFile(
      """
      static void *create(const swivel_host *host_given, const swivel_configuration *c, swivel_error *error) {
        (void)host_given; (void)c; (void)error;
        \(body)
        return NULL;
      }
      static const swivel_module module = {.size = sizeof module, .abi = 1, .name = "probe", .create = create};
      ENTRY(module)
      void *uses(void) { return (void *)(made ? (void (*)(void))create_own : (void (*)(void))destroy_own); }
      """)
    #expect(file.refusal == reason)
  }
}

/// Rows of ten points.
private final class Heights: TableViewDelegate {
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 10 }
}
