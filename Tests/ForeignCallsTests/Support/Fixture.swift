import CForeignFixtures
import ForeignCalls
import Testing

/// The functions that the C compiler made.
enum Fixture {
  /// The structs that they take and give.
  static let names: CTypeNames = {
    do {
      return try CTypeNames(
        """
        typedef struct { int8_t value; } fixture_byte;
        typedef struct { char letters[3]; } fixture_letters;
        typedef struct { int32_t x, y; } fixture_pair;
        typedef struct { float x, y, z; } fixture_floats;
        typedef struct { double x, y; } fixture_point;
        typedef struct { int32_t count; struct { double mean; float spread; } inner; } fixture_statistics;
        typedef struct { float share; int32_t count; double total; } fixture_mixed;
        typedef struct { double total; int8_t flag; } fixture_flagged;
        typedef struct { int64_t numbers[5]; } fixture_large;
        typedef struct { long double value; int32_t count; } fixture_extended;
        typedef struct { const char *name; uint16_t codes[2]; bool isOn; } fixture_named;
        """)
    } catch {
      Issue.record(error)
      return CTypeNames()
    }
  }()

  /// The function that a declaration names.
  static func function(_ declaration: String) throws -> ForeignFunction {
    let signature = try CallSignature(declaration, names: names)
    let address = try #require(fixture_address(signature.name ?? ""), "no fixture for \(declaration)")
    return ForeignFunction(address, signature)
  }

  /// The type of that name.
  static func type(_ name: String) throws -> CType { try CType(name, names: names) }

  /// A struct of that name.
  static func structure(_ name: String, _ values: [ForeignValue]) throws -> ForeignValue {
    .structure(try ForeignStructure(try type(name), values))
  }
}
