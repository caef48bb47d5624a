import CForeignFixtures
import ForeignCalls
import Testing

/// Every C scalar goes to a compiled function and comes back, at the ends of its range.
struct NumberCallTests {
  private func unary<Value: ForeignReadable & ForeignArgument>(_ declaration: String, _ value: Value) throws -> Value {
    try Fixture.function(declaration).call(value, returning: Value.self)
  }

  @Test func boolean() throws {
    #expect(try unary("bool fixture_not(bool)", true) == false)
    #expect(try unary("_Bool fixture_not(_Bool)", false) == true)
  }

  @Test func characters() throws {
    #expect(try unary("char fixture_next_char(char)", CChar(65)) == 66)
    #expect(try unary("signed char fixture_negated_signed_char(signed char)", Int8(-127)) == 127)
    #expect(try unary("signed char fixture_negated_signed_char(signed char)", Int8(5)) == -5)
    #expect(try unary("unsigned char fixture_complement_unsigned_char(unsigned char)", UInt8(1)) == 254)
  }

  @Test func shorts() throws {
    #expect(try unary("short fixture_negated_short(short)", Int16(32767)) == -32767)
    #expect(try unary("unsigned short int fixture_complement_unsigned_short(short unsigned)", UInt16(1)) == 65534)
  }

  @Test func ints() throws {
    #expect(try unary("int fixture_negated_int(signed)", Int32.max) == -Int32.max)
    #expect(try unary("unsigned fixture_complement_unsigned_int(unsigned int)", UInt32(1)) == 4_294_967_294)
  }

  @Test func longs() throws {
    #expect(try unary("long fixture_negated_long(long int)", Int.max) == -Int.max)
    #expect(try unary("unsigned long fixture_complement_unsigned_long(unsigned long)", UInt(1)) == UInt.max - 1)
    #expect(try unary("long long fixture_negated_long_long(long long)", Int64.max) == -Int64.max)
    #expect(
      try unary("unsigned long long fixture_complement_unsigned_long_long(unsigned long long)", UInt64(1))
        == UInt64.max - 1)
  }

  @Test func namedIntegers() throws {
    #expect(try unary("size_t fixture_doubled_size(size_t)", 21) == 42)
    #expect(try unary("size_t fixture_doubled_size(size_t)", UInt(1) << 62) == UInt(1) << 63)
    #expect(try unary("ssize_t fixture_negated_signed_size(ssize_t)", 5) == -5)
    #expect(try unary("intptr_t fixture_negated_intptr(intptr_t)", 5) == -5)
  }

  @Test func reals() throws {
    #expect(try unary("float fixture_halved_float(float)", Float(0.5)) == 0.25)
    #expect(try unary("double fixture_halved_double(double)", 1e-300) == 5e-301)
    #if arch(x86_64)
      // More digits than a double has.
      let value = Float80(1) + Float80.ulpOfOne
      #expect(try unary("long double fixture_halved_long_double(long double)", value) == value / 2)
    #endif
  }

  /// Twelve integers: the last six are on the stack, each narrow one widened by its sign.
  @Test func integersBeyondTheRegisters() throws {
    let function = try Fixture.function(
      """
      int64_t fixture_weighed_integers(int8_t, uint8_t, int16_t, uint16_t, int32_t, uint32_t, int64_t, uint64_t,
                                       int8_t, uint8_t, int16_t, uint16_t)
      """)
    // -1 + 2*200 - 3*300 + 4*60000 - 5*70000 + 6*4000000000 - 7*5000000000 + 8*6000000000 - 9*8 + 10*250 - 11*1000
    // + 12*65535 = 37000667347
    let result = try function.call(
      Int8(-1), UInt8(200), Int16(-300), UInt16(60000), Int32(-70000), UInt32(4_000_000_000), Int64(-5_000_000_000),
      UInt64(6_000_000_000), Int8(-8), UInt8(250), Int16(-1000), UInt16(65535), returning: Int64.self)
    #expect(result == 37_000_667_347)
    let dynamic = try function.call([
      -1, 200, -300, 60000, -70000, 4_000_000_000, -5_000_000_000, 6_000_000_000, -8, 250, -1000, 65535,
    ])
    #expect(dynamic == 37_000_667_347)
  }

  /// Twelve floating-point numbers: eight are in registers.
  @Test func realsBeyondTheRegisters() throws {
    let function = try Fixture.function(
      """
      double fixture_weighed_reals(double, float, double, float, double, float, double, float, double, float,
        double, float)
      """)
    // Each number is its position and a half: the sum of n * (n + 1/2) for 1 to 12 is 650 + 39.
    #expect(try function.call([1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5, 11.5, 12.5]) == 689.0)
    let typed = try function.call(
      1.5, Float(2.5), 3.5, Float(4.5), 5.5, Float(6.5), 7.5, Float(8.5), 9.5, Float(10.5), 11.5, Float(12.5),
      returning: Double.self)
    #expect(typed == 689)
  }

  #if arch(x86_64)
    /// Eighteen of both kinds, a long double among those on the stack.
    @Test func mixedBeyondTheRegisters() throws {
      let function = try Fixture.function(
        """
        double fixture_weighed_mixed(int, double, long, float, char, double, long, double, short, double,
          int, double, long,
                                     double, long double, double, long, double)
        """)
      // -1 + 1 + 9 + 1 + 325 + 9 - 49 + 20 - 81 + 35 + 121 + 54 - 169 + 77 + 1.875 + 104 + 289 + 135 = 881.875
      let result = try function.call(
        Int32(-1), 0.5, 3, Float(0.25), CChar(65), 1.5, -7, 2.5, Int16(-9), 3.5, Int32(11), 4.5, -13, 5.5,
        Float80(0.125),
        6.5, 17, 7.5, returning: Double.self)
      #expect(result == 881.875)
    }
  #endif
}
