import Interposing

/// What makes `delegate` a property of every scroll view, while a subclass may have one of a narrower type.
///
/// A table view's delegate is a ``TableViewDelegate``, and a class cannot override a property with another type; a property of a
/// protocol extension gives way to the subclass's own. Through a reference of type ``ScrollView`` this one is used, and the
/// subclass hears of it: ``ScrollView/setScrollDelegate(_:)``.
@MainActor
public protocol ScrollViewDelegating: ScrollView {}

extension ScrollView: ScrollViewDelegating {}

extension ScrollViewDelegating {
  /// Who hears of the scrolling. It is held weakly.
  public var delegate: (any ScrollViewDelegate)? {
    get { scrollDelegate }
    set { setScrollDelegate(newValue) }
  }
}

extension ScrollView {
  /// Calls the delegate's current answers while everybody behind them is alive.
  ///
  /// - Returns: What `body` returned, or `nil` without a call if a conformer is gone.
  @discardableResult
  func tellDelegate<Result>(_ body: (Resolution<ScrollViewDelegateWitness>) -> Result) -> Result? {
    scrollAnswers.resolution.pass(body)
  }
}
