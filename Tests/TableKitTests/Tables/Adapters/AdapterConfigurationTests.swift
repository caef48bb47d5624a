import TableKit
import Testing

@Suite("Adapter configurations")
struct AdapterConfigurationTests {
  private let configuration = AdapterConfiguration(
    adapter: "row-scale", values: ["factor": "1.5", "animated": "true", "title": "", "bad": "1,5", "huge": "1e999"])

  @Test("Texts are read as what the adapter asks for")
  func typed() throws {
    #expect(try configuration.number("factor") == 1.5)
    #expect(try configuration.flag("animated"))
    #expect(try configuration.string("title") == "")
    #expect(try configuration.string("factor") == "1.5")
  }

  @Test("A default stands in for an absent key, never for a text that does not fit")
  func defaults() throws {
    #expect(try configuration.number("offset", default: 4) == 4)
    #expect(try configuration.flag("fast", default: true))
    #expect(configuration.string("font", default: "Sans") == "Sans")
    #expect(try configuration.number("factor", default: 4) == 1.5)
    #expect(
      throws: AdapterConfigurationError.mistyped(adapter: "row-scale", key: "bad", expected: .number, given: "1,5")
    ) { try configuration.number("bad", default: 4) }
    #expect(
      throws: AdapterConfigurationError.mistyped(adapter: "row-scale", key: "factor", expected: .flag, given: "1.5")
    ) { try configuration.flag("factor", default: false) }
  }

  @Test(
    "Not a number, or none that is finite, is no number",
    arguments: ["", " 1", "1 ", "nan", "inf", "1e999", "one", "0x2", "0x1p3", "-0x1", "1e", "infinity"])
  func notANumber(text: String) {
    let configuration = AdapterConfiguration(adapter: "a", values: ["n": text])
    #expect(throws: AdapterConfigurationError.mistyped(adapter: "a", key: "n", expected: .number, given: text)) {
      try configuration.number("n")
    }
  }

  @Test("Only true and false are flags", arguments: ["", "yes", "1", "True", "false "])
  func notAFlag(text: String) {
    let configuration = AdapterConfiguration(adapter: "a", values: ["f": text])
    #expect(throws: AdapterConfigurationError.mistyped(adapter: "a", key: "f", expected: .flag, given: text)) {
      try configuration.flag("f")
    }
  }

  @Test("An absent key says what it should have been")
  func missing() {
    #expect(throws: AdapterConfigurationError.missing(adapter: "row-scale", key: "count", expected: .number)) {
      try configuration.number("count")
    }
    #expect(
      AdapterConfigurationError.missing(adapter: "row-scale", key: "count", expected: .number).description
        == "adapter row-scale: key count is missing; expected a finite decimal number")
  }

  @Test("An unknown key is an error with the nearest known ones")
  func unknown() throws {
    let mistyped = AdapterConfiguration(adapter: "row-scale", values: ["facter": "2", "zeal": "1"])
    let error = #expect(throws: AdapterConfigurationError.self) {
      try mistyped.requireKnownKeys(["factor", "animated"])
    }
    #expect(error?.description == "adapter row-scale: unknown key “facter”; did you mean factor?")
    try configuration.requireKnownKeys(["factor", "animated", "title", "bad", "huge"])
    #expect(throws: AdapterConfigurationError.unknownKey(adapter: "none", key: "x", known: [])) {
      try AdapterConfiguration(adapter: "none", values: ["x": "1"]).requireKnownKeys([])
    }
  }

  @Test("A message is one line, whatever the user gave")
  func oneLine() {
    let error = AdapterConfigurationError.mistyped(adapter: "a", key: "n", expected: .number, given: "1\n2\u{2028}3")
    #expect(error.description == #"adapter a: key n is “1\n2\u{2028}3”; expected a finite decimal number"#)
  }
}
