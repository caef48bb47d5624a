/// How long one case takes compared with another, and what it may take at most.
struct RatioBar: Sendable, Hashable {
  /// The case that is judged.
  let name: String
  /// The case it is compared with.
  let baseline: String
  /// The greatest ratio that holds, or `nil` for one that is only shown.
  let limit: Double?

  init(_ name: String, to baseline: String, atMost limit: Double? = nil) {
    self.name = name
    self.baseline = baseline
    self.limit = limit
  }

  /// The ratio in one run, or `nil` if one of the two did not run.
  func ratio(in times: CaseTimes) -> Double? {
    guard let time = times[name], let base = times[baseline], base > 0 else { return nil }
    return time / base
  }

  /// What is promised.
  static let all: [RatioBar] = [
    RatioBar("witness/bound", to: "direct/existential", atMost: 1.15),
    RatioBar("witness/pass-through/depth:1", to: "direct/existential", atMost: 1.15),
    RatioBar("witness/pass-through/depth:16", to: "direct/existential", atMost: 1.15),
    RatioBar("witness/pass-through/depth:16", to: "witness/pass-through/depth:1", atMost: 1.05),
    RatioBar("witness/bound/outlined", to: "direct/existential/outlined"),
    RatioBar("handwritten/forwarder/depth:1", to: "direct/existential"),
    RatioBar("witness/intercepted/depth:1", to: "direct/existential"),
    RatioBar("table/reload", to: "table/reload-bare", atMost: 3),
    RatioBar("table/scroll-step/rows:1000000", to: "table/scroll-step/rows:1000", atMost: 1.5),
  ]
}
