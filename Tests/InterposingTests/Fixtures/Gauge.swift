/// A host for the tests: it has a delegate, and nothing else.
@MainActor
public final class Gauge {
  public init() {}
}
