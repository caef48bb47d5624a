import Interposing

/// Which adapters go into a chain and in which order, decided from what the program, the user's settings and the environment
/// say, and from the manifests' wishes. No module is opened for it.
///
/// Documentation/AdapterModules.md states who counts more than whom.
public struct AdapterSelection: Sendable, Hashable {
  /// What the program says.
  public struct Program: Sendable, Hashable {
    /// The adapters that it asks for, the one next to the conformer first; of two of a name the first counts.
    public var requests: [AdapterRequest]
    /// The adapters that it keeps out.
    public var disabled: [NamePattern]

    /// Says it.
    public init(requests: [AdapterRequest] = [], disabled: [NamePattern] = []) {
      self.requests = requests
      self.disabled = disabled
    }
  }

  /// All decisions: the adapters that are in, in the chain's order, then the others by name.
  public let decisions: [AdapterDecision]

  /// The adapters to load, the one next to the conformer first.
  public var requests: [AdapterRequest] { decisions.filter(\.isIn).map(\.request) }

  /// Decides.
  ///
  /// - Parameters:
  ///   - searchPath: Where adapters are looked for.
  ///   - program: What the program says.
  ///   - settings: What the user's file says.
  ///   - environment: What the environment says.
  /// - Throws: `.notFound` or `.invalidName` for a name (not a pattern) that somebody asks for; what is wrong with the
  ///   manifest of one that is asked for by name; `.orderCycle`.
  public init(
    searchPath: SearchPath, program: Program = Program(), settings: AdapterSettingsFile = .none,
    environment: AdapterEnvironment = .current
  ) throws(AdapterLoadingError) {
    try self.init(
      searchPath: searchPath, program: program, settings: settings, environment: environment, log: .current)
  }

  init(
    searchPath: SearchPath, program: Program, settings: AdapterSettingsFile, environment: AdapterEnvironment,
    log: AdapterLog
  ) throws(AdapterLoadingError) {
    let rules = SelectionRules(program: program, settings: settings, environment: environment)
    var manifests: [String: AdapterManifest] = [:]
    var refusals: [String: AdapterLoadingError] = [:]
    for listing in searchPath.listings(log: log) where listing.shadowedBy == nil {
      switch listing.manifest {
      case .success(let file): manifests[listing.name] = file.manifest
      case .failure(let error): refusals[listing.name] = error
      }
    }
    if !environment.isSafeMode {
      for name in rules.namesAskedFor where manifests[name] == nil && refusals[name] == nil {
        // What the listing passes over may be a file that cannot be read: then the reason is that.
        manifests[name] = try searchPath.manifestFile(forAdapter: name, log: log).manifest
      }
    }

    var (selected, others): ([AdapterDecision], [AdapterDecision]) = ([], [])
    var seen: Set<String> = []
    let requested = program.requests.map(\.name).filter { seen.insert($0).inserted }
    let rest = Set(manifests.keys).union(refusals.keys).subtracting(requested).sorted()
    for name in requested + rest {
      var reason = rules.reason(for: name, manifest: manifests[name])
      if reason.isIn, let error = refusals[name] {
        guard !rules.namesAskedFor.contains(name) else { throw error }
        reason = .manifestRefused(error)
      }
      let decision = AdapterDecision(request: rules.request(for: name), reason: reason)
      log.note("\(name): \(decision.isIn ? "in" : "out"): \(reason)")
      if decision.isIn { selected.append(decision) } else { others.append(decision) }
    }
    let order = try AdapterOrder.sorted(selected.map(\.name)) { manifests[$0] }
    if !order.isEmpty { log.note("order: \(order.joined(separator: ", "))") }
    let byName = Dictionary(selected.map { ($0.name, $0) }) { first, _ in first }
    decisions = order.compactMap { byName[$0] } + others.sorted { $0.name < $1.name }
  }
}
