/// A controller whose screen is a scrolling stack of cells.
///
/// ```swift
/// final class Planets: StackViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     for planet in planets {
///       let cell = SelectableCellView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
///       cell.onTap = { [weak self] _ in self?.navigationController?.pushViewController(Details(planet), animated: true) }
///       stackView.addArrangedSubview(cell)
///     }
///   }
/// }
/// ```
open class StackViewController: ViewController {
  /// The view, as what it is.
  public let scrollView = StackScrollView(frame: .zero)

  /// The cells.
  public var stackView: SelectableStackView { scrollView.stackView }

  /// Whether the mark on the cell that was tapped goes when the screen comes back: beside the transition, if there is one, and
  /// again on if that is called off. Yes by default.
  open var clearsSelectionOnViewWillAppear = true

  /// Sets the scroll view.
  open override func loadView() {
    scrollView.backgroundColor = .systemBackground
    view = scrollView
  }

  /// Clears the selection: ``clearsSelectionOnViewWillAppear``. Overrides call this.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let cell = stackView.selectedCell else { return }
    SelectionClearing.clear(beside: transitionCoordinator, animated: animated) { animated in
      cell.setSelected(false, animated: animated)
    } restore: { [stackView] in
      // Unless another was tapped meanwhile.
      if stackView.selectedCell === cell { cell.setSelected(true, animated: false) }
    } forget: { [stackView] in
      if stackView.selectedCell === cell { stackView.forgetSelection() }
    }
  }
}
