import Foundation
import Testing

@testable import AdapterLoading

/// Who is in and who is out. The adapter in question is called `row-scale`.
@Suite("Choosing adapters")
struct AdapterSelectionTests {
  /// What somebody says of the adapter.
  enum Word: CaseIterable {
    case nothing, enable, disable
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write("row-scale", #""disableVariable": "NO_ROW_SCALE""#)
  }

  private func write(_ name: String, _ more: String = "") throws {
    try folder.write(
      """
      {"name": "\(name)", "version": "1.0.0", "kind": "swift", "file": "x.so", "abi": 1, "compiler": "6.3.1",
       "library": "0.1.0"\(more.isEmpty ? "" : ", \(more)")}
      """, to: "\(name).json")
  }

  private func settings(_ json: String) throws -> AdapterSettingsFile {
    let other = try TemporaryFolder()
    return try AdapterSettingsFile(contentsOf: other.write(json, to: "adapters.json"))
  }

  private func select(
    _ requests: [AdapterRequest] = [], disabled: [String] = [], settings: AdapterSettingsFile = .none,
    _ environment: [String: String] = [:]
  ) throws(AdapterLoadingError) -> AdapterSelection {
    try AdapterSelection(
      searchPath: SearchPath(folders: [SearchFolder(path: folder.path, origin: .explicit)]),
      program: AdapterSelection.Program(requests: requests, disabled: disabled.map { NamePattern($0) }),
      settings: settings, environment: AdapterEnvironment(environment), log: .silent)
  }

  /// All that can be said at once: each cell of the table, by its own rule.
  @Test("Who counts more than whom", arguments: Word.allCases, Word.allCases)
  func precedence(program: Word, file: Word) throws {
    let fileText =
      switch file {
      case .nothing: "{}"
      case .enable: #"{"enable": ["row-*"]}"#
      case .disable: #"{"disable": ["row-*"]}"#
      }
    let settings = try settings(fileText)
    let requests = program == .enable ? [AdapterRequest(name: "row-scale")] : []
    let disabled = program == .disable ? ["*-scale"] : []
    for safe in [false, true] {
      for own in [false, true] {
        for enabled in [false, true] {
          for disabledByVariable in [false, true] {
            for allowed in [false, true] {
              var environment: [String: String] = [:]
              if safe { environment["SWIVEL_SAFE_MODE"] = "1" }
              if own { environment["NO_ROW_SCALE"] = "yes" }
              if enabled { environment["SWIVEL_ENABLE_ADAPTERS"] = "x*,row-s*" }
              if disabledByVariable { environment["SWIVEL_DISABLE_ADAPTERS"] = "*" }
              if allowed { environment["SWIVEL_ALLOW_ADAPTERS"] = "row-*" }
              let selection = try select(requests, disabled: disabled, settings: settings, environment)
              let decision = try #require(selection.decisions.first { $0.name == "row-scale" })
              // The table's rows, in its order.
              let expected: AdapterDecision.Reason =
                if safe {
                  .safeMode
                } else if own {
                  .ownVariable("NO_ROW_SCALE")
                } else if enabled {
                  .enabledByEnvironment(NamePattern("row-s*"))
                } else if disabledByVariable && !allowed {
                  .disabledByEnvironment(NamePattern("*"))
                } else if program == .disable {
                  .disabledByProgram(NamePattern("*-scale"))
                } else if program == .enable {
                  .requested
                } else if file == .disable {
                  .disabledBySettings(NamePattern("row-*"), path: settings.path ?? "")
                } else if file == .enable {
                  .enabledBySettings(NamePattern("row-*"), path: settings.path ?? "")
                } else {
                  .notRequested
                }
              #expect(decision.reason == expected, "\(environment)")
              #expect(selection.requests.isEmpty == !decision.isIn)
            }
          }
        }
      }
    }
  }

  @Test("Within one line, keeping out counts more than asking for; a variable of nothing or 0 is not set")
  func withinOne() throws {
    let both = try settings(#"{"enable": ["row-scale"], "disable": ["row-scale"]}"#)
    #expect(try select(settings: both).requests.isEmpty)
    #expect(try select([AdapterRequest(name: "row-scale")], disabled: ["row-scale"]).requests.isEmpty)
    for value in ["", "0"] {
      let environment = ["SWIVEL_SAFE_MODE": value, "NO_ROW_SCALE": value, "SWIVEL_ENABLE_ADAPTERS": "row-scale"]
      #expect(try select([], environment).requests.map(\.name) == ["row-scale"])
    }
  }

  @Test("Allowing an adapter does not ask for it")
  func allowing() throws {
    #expect(try select([], ["SWIVEL_ALLOW_ADAPTERS": "*"]).decisions.map(\.reason) == [.notRequested])
  }

  @Test("A name that is asked for and not found is an error with the nearest names, whoever asks")
  func notFound() throws {
    let expected = "adapter row-scales: not found: looked in \(folder.path); did you mean row-scale?"
    let settings = try settings(#"{"enable": ["row-scales"]}"#)
    for attempt in [
      { try select([AdapterRequest(name: "row-scales")]) },
      { try select([], ["SWIVEL_ENABLE_ADAPTERS": "row-scales"]) },
      { try select(settings: settings) },
      // Being kept out does not make a wrong name right.
      { try select([AdapterRequest(name: "row-scales")], ["SWIVEL_DISABLE_ADAPTERS": "*"]) },
    ] {
      #expect(#expect(throws: AdapterLoadingError.self) { _ = try attempt() }?.description == expected)
    }
    #expect(throws: AdapterLoadingError.invalidName("Row")) { try select([], ["SWIVEL_ENABLE_ADAPTERS": "Row"]) }
    // Patterns that fit nothing, names that are kept out, and anything at all in safe mode are no errors.
    #expect(try select([], ["SWIVEL_ENABLE_ADAPTERS": "zebra-*"]).requests.isEmpty)
    #expect(try select([], ["SWIVEL_DISABLE_ADAPTERS": "zebra"]).requests.isEmpty)
    #expect(try select([AdapterRequest(name: "zebra")], ["SWIVEL_SAFE_MODE": "1"]).requests.isEmpty)
  }

  @Test("A refused manifest is an error for who asks by name, and a reason to be out for who asks by a pattern")
  func refused() throws {
    try folder.write("{", to: "torn.json")
    #expect(throws: AdapterLoadingError.self) { try select([AdapterRequest(name: "torn")]) }
    #expect(throws: AdapterLoadingError.self) { try select([], ["SWIVEL_ENABLE_ADAPTERS": "torn"]) }
    let selection = try select([], ["SWIVEL_ENABLE_ADAPTERS": "*"])
    #expect(selection.requests.map(\.name) == ["row-scale"])
    guard case .manifestRefused(.manifestInvalid(folder["torn.json"], "$", _)) = selection.decisions.last?.reason else {
      Issue.record("\(selection.decisions)")
      return
    }
    #expect(try select([AdapterRequest(name: "row-scale")]).requests.count == 1)
  }

  @Test("What the program and the user set is put together; where both do, the program's counts")
  func configuration() throws {
    let settings = try settings(
      """
      {"enable": ["row-scale"], "configuration": {"row-scale": {"factor": 2, "even": true, "title": "a, b", "least": 0.5},
       "other": {"x": 1}}}
      """)
    let expected = ["factor": "2", "even": "true", "title": "a, b", "least": "0.5"]
    #expect(try select(settings: settings).requests == [AdapterRequest(name: "row-scale", values: expected)])
    let own = AdapterRequest(name: "row-scale", values: ["factor": "3", "more": "x"])
    #expect(
      try select([own], settings: settings).requests.first?.values
        == ["factor": "3", "more": "x", "even": "true", "title": "a, b", "least": "0.5"])
  }

  @Test(
    "Settings that break a rule are an error with file and place",
    arguments: [
      ("[]", "$", "expected an object"), (#"{"enable": "a"}"#, "$.enable", "expected a list"),
      (#"{"disable": [1]}"#, "$.disable[0]", "expected a text"),
      (#"{"configuration": {"a": 1}}"#, "$.configuration.a", "expected an object"),
      (#"{"configuration": {"a": {"b": []}}}"#, "$.configuration.a.b", "expected a text"),
    ])
  func badSettings(json: String, jsonPath: String, reason: String) throws {
    let path = try folder.write(json, to: "settings/adapters.json")
    #expect(throws: AdapterLoadingError.settingsInvalid(path: path, jsonPath: jsonPath, reason: reason)) {
      try AdapterSettingsFile(contentsOf: path)
    }
  }

  @Test("Unknown settings are told")
  func oddSettings() throws {
    let path = try folder.write(#"{"enabel": ["a"]}"#, to: "settings/adapters.json")
    #expect(
      try AdapterSettingsFile(contentsOf: path).warnings.map(\.description)
        == ["settings \(path): unknown key $.enabel: it is ignored; did you mean enable?"])
  }
}
