/// When an observer hears of a call.
public enum ObservationMoment: Sendable, Hashable {
  /// Before the layers below are asked: without a result.
  case before
  /// After they answered.
  case after
}
