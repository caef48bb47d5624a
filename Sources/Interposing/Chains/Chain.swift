/// A base witness and the interposers on it, in order, resolved to one flattened witness.
///
/// The first interposer stands next to the conformer, the last next to the host, so the last is asked first:
///
/// ```swift
/// let chain = Chain(delegate.tableViewDelegateWitness)
/// try chain.append(.doubled)                  // conformer ← doubled ← host
/// try chain.append(.atLeast(44))              // conformer ← doubled ← atLeast ← host
/// let height = chain.pass { $0.witness.heightForRowAt?(tableView, indexPath) }
/// ```
///
/// Each change resolves the chain anew, raises ``generation`` and tells the host through ``onChange``. A change that fails
/// leaves everything as it was. A pass that runs meanwhile goes on with the resolution it began with; a host compares the
/// generation after each callback before it trusts what it learned earlier.
///
/// A chain is not `Sendable`: it belongs to whoever owns it, for a chain of main-actor witnesses the main actor.
public final class Chain<Witness: ProtocolWitness> {
  /// Who the chain is, for witnesses that leave it.
  public let identity = ChainIdentity()
  /// The witness under all interposers.
  public private(set) var base: Witness
  /// The interposers, the one next to the conformer first.
  public var interposers: [Interposer<Witness>] {
    settle()
    return installed
  }
  /// What the chain resolves to now.
  @inlinable public var resolution: Resolution<Witness> {
    settle()
    return resolved
  }
  /// Grows by one with each change.
  @inlinable public var generation: Int {
    settle()
    return changeCount
  }
  /// Called after each change. The host sets it, to drop what it remembers.
  public var onChange: (() -> Void)?

  /// How many observers there ever were, to name the next one.
  internal var observerCount = 0
  /// Where observers say, on any thread, that nobody listens to them any more; `nil` if none ever could.
  @usableFromInline internal var departures: ObserverDepartures?
  @usableFromInline internal private(set) var resolved: Resolution<Witness>
  @usableFromInline internal private(set) var changeCount = 0
  private var installed: [Interposer<Witness>] = []
  private var layers: [Layer] = []
  private var names: Set<String> = []
  private var preparations: [() -> Bool] = []
  private var updates: [() -> Bool] = []

  internal struct Layer {
    let name: String
    let edits: RequirementSet
    let removals: RequirementSet
  }

  /// Makes a chain without interposers.
  ///
  /// - Parameter base: The witness of the conformer.
  public init(_ base: Witness) {
    self.base = base
    var witness = base
    witness.addChain(identity)
    resolved = Resolution(witness)
  }

  /// Adds an interposer next to the host. Only its own edit runs: the others are resolved already.
  ///
  /// - Parameter interposer: The interposer.
  /// - Throws: ``ChainError/duplicateName(_:)`` or ``ChainError/editFailed(name:reason:)``.
  public func append(_ interposer: Interposer<Witness>) throws(ChainError) {
    settle()
    guard !names.contains(interposer.name) else { throw .duplicateName(interposer.name) }
    var witness = resolved.witness
    let layer = try Self.apply(interposer, to: &witness)
    installed.append(interposer)
    names.insert(interposer.name)
    layers.append(layer)
    adopt(witness)
  }

  /// Adds an interposer at a position.
  ///
  /// - Parameters:
  ///   - interposer: The interposer.
  ///   - position: 0 is next to the conformer, the count next to the host.
  /// - Throws: ``ChainError``, if the name is taken, the position out of range, or an edit failed.
  ///
  /// Complexity: O(interposers).
  public func insert(_ interposer: Interposer<Witness>, at position: Int) throws(ChainError) {
    guard (0...interposers.count).contains(position) else {
      throw .positionOutOfRange(position, count: interposers.count)
    }
    var changed = interposers
    changed.insert(interposer, at: position)
    try replaceAll(with: changed)
  }

  /// Takes an interposer out.
  ///
  /// - Parameter name: The interposer's name.
  /// - Throws: ``ChainError/notFound(_:present:)``, or ``ChainError/editFailed(name:reason:)`` if an edit that stood on top of
  ///   it fails without it.
  ///
  /// Complexity: O(interposers).
  public func remove(named name: String) throws(ChainError) {
    let position = try position(of: name)
    var changed = interposers
    changed.remove(at: position)
    try replaceAll(with: changed)
  }

  /// Moves an interposer to a position.
  ///
  /// - Parameters:
  ///   - name: The interposer's name.
  ///   - position: Its position afterwards, 0 next to the conformer.
  /// - Throws: ``ChainError``, if there is none of that name, the position is out of range, or an edit failed.
  ///
  /// Complexity: O(interposers).
  public func move(named name: String, to position: Int) throws(ChainError) {
    let old = try self.position(of: name)
    guard interposers.indices.contains(position) else {
      throw .targetOutOfRange(position, count: interposers.count)
    }
    var changed = interposers
    changed.insert(changed.remove(at: old), at: position)
    try replaceAll(with: changed)
  }

  /// Puts other interposers in the place of all present ones.
  ///
  /// - Parameter interposers: The interposers, the one next to the conformer first.
  /// - Throws: ``ChainError/duplicateName(_:)`` or ``ChainError/editFailed(name:reason:)``.
  ///
  /// Complexity: O(interposers).
  public func replaceAll(with interposers: [Interposer<Witness>]) throws(ChainError) {
    var names: Set<String> = []
    for interposer in interposers where !names.insert(interposer.name).inserted {
      throw .duplicateName(interposer.name)
    }
    let (witness, layers) = try Self.resolve(base, interposers)
    installed = interposers
    self.names = names
    self.layers = layers
    adopt(witness)
  }

  /// Puts another witness under the interposers: the host's delegate was set, say.
  ///
  /// - Parameter base: The new base.
  /// - Throws: ``ChainError/interposingOnItself`` if the base came through this chain, or
  ///   ``ChainError/editFailed(name:reason:)``.
  ///
  /// Complexity: O(interposers).
  public func rebase(on base: Witness) throws(ChainError) {
    guard !base.chains.contains(where: { $0 === identity }) else { throw .interposingOnItself }
    let (witness, layers) = try Self.resolve(base, interposers)
    self.base = base
    self.layers = layers
    adopt(witness)
  }

  /// Calls a closure while every conformer is alive and directly reachable: the only way a host calls. See
  /// ``Resolution/pass(_:)``.
  ///
  /// - Parameter body: What calls the witness.
  /// - Returns: What `body` returns, or `nil` without a call if a conformer is gone.
  /// - Throws: What `body` throws.
  @inlinable
  public func pass<Result, Failure: Error>(
    _ body: (Resolution<Witness>) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    try resolution.pass(body)
  }

  /// The chain's answers, for proxies and for hosts that outlive a change. It follows each change.
  public func live() -> LiveWitness<Witness> {
    follow(LiveWitness(resolution)) { $0 }
  }

  /// The answers of one part. They follow each change of the chain.
  ///
  /// - Parameter path: Where the part stands in the whole.
  public func live<Part: ProtocolWitness>(_ path: KeyPath<Witness, Part>) -> LiveWitness<Part> {
    follow(LiveWitness(resolution.part(path))) { $0.part(path) }
  }

  private func follow<Part>(
    _ live: LiveWitness<Part>, part: @escaping (Resolution<Witness>) -> Resolution<Part>
  ) -> LiveWitness<Part> {
    if departures != nil { live.settle = { [weak self] in self?.settle() } }
    follow { [weak live, weak self] in
      guard let live, let self else { return false }
      live.resolved = part(self.resolved)
      if self.departures != nil { live.settle = { [weak self] in self?.settle() } }
      return true
    }
    return live
  }

  /// Calls a closure after each change of the chain, before ``onChange``, as long as it answers that it wants more.
  internal func follow(_ update: @escaping () -> Bool) {
    updates.append(update)
  }

  /// Calls a closure after each change of the chain, before anybody can see what it resolves to, as long as it answers that it wants
  /// more.
  internal func beforeUpdates(_ preparation: @escaping () -> Bool) {
    preparations.append(preparation)
  }

  /// Takes observers out that nobody listens to any more.
  @inlinable
  internal func settle() {
    guard let departures, departures.areWaiting else { return }
    removeDeparted(departures)
  }

  @usableFromInline
  internal func removeDeparted(_ departures: ObserverDepartures) {
    // What stands on top of an observer may fail without it. Then it stays, and answers like what it is on.
    for name in departures.take() { _ = try? remove(named: name) }
  }

  private func position(of name: String) throws(ChainError) -> Int {
    for position in interposers.indices where interposers[position].name == name { return position }
    throw .notFound(name, present: interposers.map(\.name))
  }

  private func adopt(_ edited: Witness) {
    var witness = edited
    witness.addChain(identity)
    resolved = Resolution(witness)
    changeCount += 1
    preparations.removeAll { prepare in !prepare() }
    updates.removeAll { update in !update() }
    onChange?()
    identity.announce()
  }

  private static func resolve(
    _ base: Witness, _ interposers: [Interposer<Witness>]
  ) throws(ChainError) -> (Witness, [Layer]) {
    var witness = base
    var layers: [Layer] = []
    layers.reserveCapacity(interposers.count)
    for interposer in interposers { layers.append(try apply(interposer, to: &witness)) }
    return (witness, layers)
  }

  private static func apply(
    _ interposer: Interposer<Witness>, to witness: inout Witness
  ) throws(ChainError) -> Layer {
    witness.clearEdits()
    do {
      try interposer.edit(&witness)
    } catch {
      throw .editFailed(name: interposer.name, reason: error)
    }
    let edits = witness.edits
    var removals = RequirementSet()
    for position in edits where !witness.isImplemented(position) { removals.insert(position) }
    return Layer(name: interposer.name, edits: edits, removals: removals)
  }

  internal func layers(of position: Int) -> [Layer] {
    layers.filter { $0.edits.contains(position) }
  }
}
