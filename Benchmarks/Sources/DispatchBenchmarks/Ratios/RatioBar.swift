/// How long one thing takes compared with another, and what it may take at most.
struct RatioBar: Sendable, Hashable {
  /// What is judged.
  let cost: Cost
  /// What it is compared with.
  let baseline: Cost
  /// The greatest ratio that holds, or `nil` for one that has none.
  let limit: Double?
  /// The least ratio that holds, or `nil` for one that has none.
  let least: Double?
  /// What runs of the same differ by: a ratio that is over its limit by no more is not known to be over it.
  let resolution: Double

  init(
    _ cost: Cost, to baseline: Cost, atMost limit: Double? = nil, atLeast least: Double? = nil, resolution: Double = 0
  ) {
    self.cost = cost
    self.baseline = baseline
    self.limit = limit
    self.least = least
    self.resolution = resolution
  }

  /// Whether a ratio is within the limits, as all are printed: in hundredths.
  func holds(_ ratio: Double) -> Bool {
    let hundredths = (ratio * 100).rounded()
    if let limit, hundredths > ((limit + resolution) * 100).rounded() { return false }
    if let least, hundredths < ((least - resolution) * 100).rounded() { return false }
    return true
  }

  /// The ratio in one run, or `nil` if a case of the two did not run.
  func ratio(in times: CaseTimes) -> Double? {
    guard let time = cost.time(in: times), let base = baseline.time(in: times), base > 0 else { return nil }
    return time / base
  }

  /// What is promised.
  static let all = dispatch + peers + tables

  private static let dispatch: [RatioBar] = [
    RatioBar("witness/bound", to: "direct/existential", atMost: 1.1),
    RatioBar("witness/pass-through/depth:1", to: "direct/existential", atMost: 1.1),
    RatioBar("witness/pass-through/depth:4", to: "direct/existential", atMost: 1.1),
    RatioBar("witness/pass-through/depth:16", to: "direct/existential", atMost: 1.1),
    RatioBar("witness/pass-through/depth:64", to: "direct/existential", atMost: 1.1),
    RatioBar("witness/pass-through/depth:64", to: "direct/existential/weakly-referenced", atMost: 1.1),
    RatioBar("witness/pass-through/depth:64", to: "witness/pass-through/depth:1", atMost: 1.05),
    RatioBar("witness/bound/outlined", to: "direct/existential/outlined"),
    RatioBar("handwritten/forwarder/depth:1", to: "direct/existential"),
    RatioBar("witness/intercepted/depth:1", to: "direct/existential"),
    // Both wait for the same loads and the same additions, so they take the same time: eight runs beside other work, at a load of
    // twenty, gave 1.00 and 1.01.
    RatioBar(.layer("witness/intercepted"), to: .layer("handwritten/forwarder"), atMost: 1, resolution: 0.02),
    RatioBar(
      .layer("witness/intercepted"), to: .hop("handwritten/forwarder-weak", over: "direct/existential"), atMost: 0.25),
    RatioBar("witness/left-out", to: "direct/existential"),
    RatioBar("responds/witness", to: "responds/as-cast", atMost: 0.1),
    RatioBar("bind/conformer:40", to: "bind/closures:40", atMost: 2),
    RatioBar("invocation/proceed", to: "libffi/raw-call", atMost: 1.5),
    RatioBar("trace/collecting", to: "invocation/proceed"),
    RatioBar("foreign/call", to: "libffi/raw-call"),
    RatioBar("foreign/closure", to: "libffi/raw-closure-call", atMost: 1.2),
    RatioBar("foreign/closure/typed", to: "libffi/raw-closure-call"),
    RatioBar("adapter/swift", to: "witness/bound"),
    RatioBar("adapter/c", to: .sum(["c/function-pointer", "witness/bound"]), atMost: 2),
    RatioBar("adapter/c-foreign", to: "libffi/raw-closure-call", atMost: 1.2),
  ]

  /// On the plain unit, which other languages have too.
  private static let peers: [RatioBar] = [
    RatioBar("plain/witness-bound", to: "plain/existential"),
    RatioBar("plain/witness-intercepted", to: "cpp/std-function/forwarded", atMost: 1.2),
    RatioBar("objc-gnustep/forwardInvocation", to: "plain/witness-intercepted", atLeast: 500),
    RatioBar("java/reflect-proxy", to: "plain/witness-intercepted", atLeast: 2.5),
  ]

  private static let tables: [RatioBar] = [
    RatioBar("table/reload/rows:1000000", to: "table/reload-bare/rows:1000000", atMost: 1.5),
    RatioBar("table/reload-equal/rows:1000000", to: "table/reload-equal/rows:1000", atMost: 1.3),
    RatioBar("table/reload-estimated/rows:1000000", to: "table/reload-estimated/rows:1000", atMost: 1.3),
    RatioBar("table/scroll-step/rows:1000000", to: "table/scroll-step/rows:1000", atMost: 1.3),
    RatioBar("table/scroll-step-estimated/rows:1000000", to: "table/scroll-step-estimated/rows:1000", atMost: 1.3),
    RatioBar("table/insert-row/rows:1000000", to: "table/insert-row/rows:1000", atMost: 1.3),
    RatioBar("table/insert-row-gradually/rows:1000000", to: "table/insert-row-gradually/rows:1000", atMost: 1.3),
    RatioBar("table/scroll-step/rows:1000000", to: "gtk/scroll-step/rows:1000000"),
    RatioBar("table/insert-row/rows:1000000", to: "gtk/insert/rows:1000000"),
    RatioBar("table/fling-frame/rows:1000000", to: "scroll/fling-frame"),
    RatioBar("table/stack-insert/rows:1000", to: "table/stack-insert/rows:100", atMost: 2),
    RatioBar("table/ripple-frame/ripples:10", to: "table/ripple-frame/ripples:0", atMost: 2),
    RatioBar("module/adapter", to: "module/dlopen", atMost: 1.5),
    RatioBar("animation/frame:1000", to: "animation/curves-bare:1000", atMost: 3),
    RatioBar("touch/hit-test", to: "touch/walk-bare", atMost: 2),
  ]
}
