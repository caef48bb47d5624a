import Testing

@testable import AdapterLoading

@Suite("Requests for adapters")
struct AdapterRequestTests {
  @Test("A name alone, and a name with settings")
  func parsing() throws {
    #expect(try AdapterRequest(parsing: "rotated-cells") == AdapterRequest(name: "rotated-cells"))
    #expect(
      try AdapterRequest(parsing: "row-scale:factor=2,animated=true")
        == AdapterRequest(name: "row-scale", values: ["factor": "2", "animated": "true"]))
    #expect(try AdapterRequest(parsing: "a:k=") == AdapterRequest(name: "a", values: ["k": ""]))
    #expect(try AdapterRequest(parsing: "a:k=b=c:d") == AdapterRequest(name: "a", values: ["k": "b=c:d"]))
    #expect(
      try AdapterRequest(parsing: #"a:title=one\, two\\,x\=y=z"#)
        == AdapterRequest(name: "a", values: ["title": #"one, two\"#, "x=y": "z"]))
  }

  @Test("What cannot be read says why")
  func refused() {
    func message(_ text: String) -> String? {
      #expect(throws: AdapterLoadingError.self) { try AdapterRequest(parsing: text) }?.description
    }
    let form = "; expected NAME or NAME:key=value,key=value"
    #expect(message("a:") == "adapter “a:”: “” has no =" + form)
    #expect(message("a:k") == "adapter “a:k”: “k” has no =" + form)
    #expect(message("a:k=1,") == "adapter “a:k=1,”: “” has no =" + form)
    #expect(message("a:=1") == "adapter “a:=1”: a setting has no key" + form)
    #expect(message(#"a:k=1\"#) == #"adapter “a:k=1\”: nothing follows the last backslash"# + form)
    #expect(message(#"a:k=1\\\"#) == #"adapter “a:k=1\\\”: nothing follows the last backslash"# + form)
    #expect(message("a:k=1,k=2") == "adapter “a:k=1,k=2”: “k” is set twice" + form)
  }
}
