/// Who counts more than whom where adapters are asked for and kept out: the rules of Documentation/AdapterModules.md.
struct SelectionRules {
  let program: AdapterSelection.Program
  let settings: AdapterSettingsFile
  let environment: AdapterEnvironment

  /// The names, not patterns, that somebody asks for.
  var namesAskedFor: [String] {
    program.requests.map(\.name)
      + (environment.enabled + settings.enabled).filter(\.isName).map(\.text)
  }

  /// Why an adapter is in or out: the first rule that applies decides.
  func reason(for name: String, manifest: AdapterManifest?) -> AdapterDecision.Reason {
    func match(_ patterns: [NamePattern]) -> NamePattern? { patterns.first { $0.matches(name) } }
    if environment.isSafeMode { return .safeMode }
    if let variable = manifest?.disableVariable, environment.isSet(variable) { return .ownVariable(variable) }
    if let pattern = match(environment.enabled) { return .enabledByEnvironment(pattern) }
    if let pattern = match(environment.disabled), match(environment.allowed) == nil {
      return .disabledByEnvironment(pattern)
    }
    if let pattern = match(program.disabled) { return .disabledByProgram(pattern) }
    if program.requests.contains(where: { $0.name == name }) { return .requested }
    if let pattern = match(settings.disabled) { return .disabledBySettings(pattern, path: settings.path ?? "") }
    if let pattern = match(settings.enabled) { return .enabledBySettings(pattern, path: settings.path ?? "") }
    return .notRequested
  }

  /// An adapter with what the user and the program set: where both set a key, the program's counts.
  func request(for name: String) -> AdapterRequest {
    let own = program.requests.first { $0.name == name }?.values ?? [:]
    let values = (settings.configuration[name] ?? [:]).merging(own) { _, program in program }
    return AdapterRequest(name: name, values: values)
  }
}
