import Foundation
import Interposing

/// Who is asked by a recogniser whether and when it may recognise. Every requirement is optional.
///
/// ```swift
/// final class BothAtOnce: GestureRecognizerDelegate {
///   func gestureRecognizer(
///     _ gestureRecognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
///   ) -> Bool { true }
/// }
/// ```
@MainActor
public protocol GestureRecognizerDelegate: AnyObject {
  /// `Never` where ``gestureRecognizerShouldBegin(_:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype GestureRecognizerShouldBeginFailure: GestureRecognizerDelegateFailure
  /// Whether the recogniser may recognise its gesture now; if not, it fails. Left out: yes.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer)
    throws(GestureRecognizerShouldBeginFailure) -> Bool

  /// `Never` where ``gestureRecognizer(_:shouldReceive:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype ShouldReceiveFailure: GestureRecognizerDelegateFailure
  /// Whether the recogniser is given a touch. Asked before it hears of it. Left out: yes.
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch)
    throws(ShouldReceiveFailure) -> Bool

  /// `Never` where ``gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype ShouldRecognizeSimultaneouslyWithFailure: GestureRecognizerDelegateFailure
  /// Whether the recogniser and another one may both recognise. One `true`, from either one's delegate, is enough. Left out: no.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) throws(ShouldRecognizeSimultaneouslyWithFailure) -> Bool

  /// `Never` where ``gestureRecognizer(_:shouldRequireFailureOf:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype ShouldRequireFailureOfFailure: GestureRecognizerDelegateFailure
  /// Whether the recogniser waits until another one has failed. Left out: no.
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer)
    throws(ShouldRequireFailureOfFailure) -> Bool

  /// `Never` where ``gestureRecognizer(_:shouldBeRequiredToFailBy:)`` is implemented, `Unimplemented` where it is left out.
  associatedtype ShouldBeRequiredToFailByFailure: GestureRecognizerDelegateFailure
  /// Whether another one waits until the recogniser has failed. Left out: no.
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer)
    throws(ShouldBeRequiredToFailByFailure) -> Bool

  /// The conformer's answers as a witness. A proxy, and whoever else carries a witness already, answers with that one;
  /// everybody else leaves this to the default, which binds the methods at their types.
  var gestureRecognizerDelegateWitness: GestureRecognizerDelegateWitness { get }
}
