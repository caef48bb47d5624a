import Interposing

/// Who is asked by the tests whether something may be delivered.
@MainActor
public final class Courier {
  public init() {}

  /// Delivers, unless the delegate says otherwise. Left out, everything is delivered at once.
  func deliver(_ parcel: Int, _ witness: CourierDelegateWitness, done: @escaping @MainActor (Bool) -> Void) {
    guard let shouldDeliver = witness.shouldDeliverCompletion else { return done(true) }
    shouldDeliver(self, parcel, done)
  }
}

/// A protocol of the tests with a requirement that owes its caller a completion.
@MainActor
public protocol CourierDelegate: AnyObject {
  /// The failure of ``courier(_:shouldDeliver:completion:)``.
  associatedtype ShouldDeliverCompletionFailure: CourierDelegateFailure
  /// Decides, sooner or later, whether a parcel is delivered.
  func courier(
    _ courier: Courier, shouldDeliver parcel: Int, completion: @escaping @MainActor (Bool) -> Void
  ) throws(ShouldDeliverCompletionFailure)

  /// The conformer's answers as a witness.
  var courierDelegateWitness: CourierDelegateWitness { get }
}
