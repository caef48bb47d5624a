/// What the requirements with one signature have in common: the class whose closure calls a function of C with it.
internal struct CCrossingShape {
  private let parameters: [(swift: String, crossing: CCrossingType)]
  private let result: (swift: String, crossing: CCrossingType)

  /// The type of a requirement that C has nothing for.
  internal struct Impossible: Error {
    internal let type: String
  }

  /// Finds out how a requirement crosses over.
  internal init(of requirement: RequirementModel) throws(Impossible) {
    guard requirement.isPlain else { throw Impossible(type: requirement.closureType) }
    var parameters: [(String, CCrossingType)] = []
    for parameter in requirement.parameters {
      guard let crossing = CCrossingType.of(parameter.type.text) else { throw Impossible(type: parameter.type.text) }
      parameters.append((parameter.type.text, crossing))
    }
    self.parameters = parameters
    if requirement.result.isVoid {
      result = ("Void", .void)
    } else {
      guard let crossing = CCrossingType.of(requirement.result.text) else {
        throw Impossible(type: requirement.result.text)
      }
      result = (requirement.result.text, crossing)
    }
  }

  /// The signature in the words of the contract.
  internal var signature: String {
    "\(result.crossing.word)(\((["call"] + parameters.map(\.crossing.word)).joined(separator: ", ")))"
  }

  /// The name of the class.
  internal var className: String {
    "C\(result.crossing.name)Of\(parameters.map(\.crossing.name).joined())"
  }

  private var names: [String] { parameters.indices.map { "argument\($0 + 1)" } }

  /// The type of the closures.
  private var closureType: String { "(\(parameters.map(\.swift).joined(separator: ", "))) -> \(result.swift)" }

  /// Whether there are index paths among the parameters.
  private var hasPaths: Bool { parameters.contains { $0.swift == "IndexPath" } }

  /// The type of the closures with index paths as words.
  private var closureTypeOfWords: String {
    let types = parameters.map { $0.swift == "IndexPath" ? "IndexPathWords" : $0.swift }
    return "(\(types.joined(separator: ", "))) -> \(result.swift)"
  }

  /// Writes the class.
  internal func write(to text: inout SourceText) {
    let cTypes = parameters.map(\.crossing.cType)
    text.documentation("`\(signature)`")
    text.block("private final class \(className): CCrossing, @unchecked Sendable {") { text in
      text.list(
        "private typealias Next = @convention(c) (", ["OpaquePointer?"] + cTypes, ") -> \(result.crossing.cType)",
        end: .onOwnLine)
      text.list(
        "private typealias Body = @convention(c) (", ["UnsafeMutableRawPointer", "OpaquePointer", "Next?"] + cTypes,
        ") -> \(result.crossing.cType)", end: .onOwnLine)
      text.line("private struct Below { let answer: @MainActor \(closureType) }")
      text.line("private struct Unisolated { let answer: \(closureType) }")
      if hasPaths { text.line("private struct OfWords { let answer: \(closureTypeOfWords) }") }
      text.line()
      text.line("private let body: Body")
      text.line("private let next: Next?")
      text.line("private let below: Unisolated")
      if hasPaths { text.line("private let belowOfWords: OfWords") }
      text.line()
      writeInitializer(to: &text)
      text.line()
      text.line("var closure: @MainActor \(closureType) {")
      text.line("  { [self] \(names.joined(separator: ", ")) in call(\(names.joined(separator: ", "))) }")
      text.line("}")
      text.line()
      writeCall(to: &text)
      text.line()
      writeProceed(to: &text)
    }
  }

  private func writeInitializer(to text: inout SourceText) {
    text.block("init?(_ function: CFunction, before below: (@MainActor \(closureType))?) {") { text in
      text.line("guard let address = function.address else { return nil }")
      text.line("body = unsafeBitCast(address, to: Body.self)")
      text.line("let answer: @MainActor \(closureType)")
      let ignored = names.map { _ in "_" }.joined(separator: ", ")
      text.block("if let below {", closing: "} else {") { $0.line("answer = below") }
      text.indented { $0.line("answer = { \(ignored) in function.nothingBelow() }") }
      text.line("}")
      text.line("self.below = unsafeBitCast(Below(answer: answer), to: Unisolated.self)")
      if hasPaths { text.line("belowOfWords = unsafeBitCast(Below(answer: answer), to: OfWords.self)") }
      text.line("next =")
      text.line("  below == nil")
      text.line("  ? nil")
      let all = (["call"] + names).joined(separator: ", ")
      text.line("  : { \(all) in")
      text.indented { text in
        text.indented { text in
          text.line(
            "CCrossing.proceed(call, as: \(className).self) { $0.proceed(\((["$1"] + names).joined(separator: ", "))) }"
          )
        }
        text.line("}")
      }
      text.line("super.init(function)")
    }
  }

  private func declared(_ types: [String]) -> [String] { zip(names, types).map { "_ \($0): \($1)" } }

  private func writeCall(to text: inout SourceText) {
    text.list(
      "private func call(", declared(parameters.map(\.swift)), ") -> \(result.swift) {", end: .onOwnLine)
    text.indented { text in
      text.line("let call = begin()")
      let arguments = zip(names, parameters).map { $1.crossing.toC($0) }
      let isVoid = result.swift == "Void"
      text.list(
        "\(isVoid ? "" : "let result = ")body(", ["context", "OpaquePointer(call)", "next"] + arguments, ")",
        end: .behindItems)
      if !isVoid { text.line("let answer = \(result.crossing.toSwift("result"))") }
      text.line("end(call)")
      if !isVoid { text.line("return answer") }
    }
    text.line("}")
  }

  private func writeProceed(to text: inout SourceText) {
    writeProceed("proceed", to: &text) { text in
      text.line("check(call)")
      if hasPaths {
        let paths = zip(names, parameters).filter { $1.swift == "IndexPath" }.map { "isPair(\($0.0))" }
        text.block("guard \(paths.joined(separator: ", ")) else {") { text in
          text.line("return proceedSlowly(\((["call"] + names).joined(separator: ", ")))")
        }
      }
      writeAnswer(hasPaths ? "belowOfWords" : "below", to: &text) { parameter, name in
        parameter.swift == "IndexPath" ? "words(\(name))" : parameter.crossing.toSwift(name)
      }
    }
    guard hasPaths else { return }
    text.line()
    writeProceed("proceedSlowly", to: &text) { text in
      writeAnswer("below", to: &text) { $0.crossing.toSwift($1) }
    }
  }

  private func writeProceed(_ name: String, to text: inout SourceText, _ body: (inout SourceText) -> Void) {
    // In a function of its own the compiler knows that the object lives, and does not retain the closure for the call.
    text.line("@inline(never)")
    text.list(
      "private func \(name)(",
      ["_ call: UnsafeMutablePointer<CCallFrame>"] + declared(parameters.map(\.crossing.cType)),
      ") -> \(result.crossing.cType) {", end: .onOwnLine)
    text.indented(body)
    text.line("}")
  }

  /// Writes the call of the closure below.
  private func writeAnswer(
    _ below: String, to text: inout SourceText, toSwift: ((swift: String, crossing: CCrossingType), String) -> String
  ) {
    let lent = zip(names, parameters).compactMap { name, parameter in
      parameter.crossing.lent.map { (name: name, type: $0) }
    }
    let arguments = zip(names, parameters).map { name, parameter in
      parameter.crossing.lent == nil ? toSwift(parameter, name) : name
    }
    let call = "\(below).answer(\(arguments.joined(separator: ", ")))"
    writeLending(lent[...], result.swift == "Void" ? call : "return \(result.crossing.resultToC(call))", to: &text)
  }

  /// Writes a line that has the objects of handles, each by the handle's name.
  private func writeLending(
    _ lent: ArraySlice<(name: String, type: String)>, _ line: String, to text: inout SourceText
  ) {
    guard let first = lent.first else { return text.line(line) }
    text.block("return with(\(first.name), as: \(first.type).self) { \(first.name) in") {
      writeLending(lent.dropFirst(), line, to: &$0)
    }
  }
}
