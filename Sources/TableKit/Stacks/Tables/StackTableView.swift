public import Foundation

/// A table that keeps all its rows: a stack of cells in a scroll view, driven by a table's own data source and delegate.
///
/// Every row has its cell from the first layout on, in sight or not. A cell so keeps what it holds (a text that is typed, a control
/// that is set), and rows can be hidden, shown, inserted, removed and moved one by one, gradually, each of which can be turned
/// back while it is shown. In return a long list costs as much memory as it has rows: that is what ``TableView`` is for.
///
/// ```swift
/// let stack = StackTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), axis: .vertical)
/// stack.dataSource = settings
/// stack.delegate = settings
/// try stack.install(RowScale(factor: 1.5))
///
/// settings.options.insert("Brightness", at: 2)
/// stack.insertRow(at: 2, animated: true)
/// stack.setRow(at: 4, hidden: true, animated: true)
/// ```
///
/// It is a ``TableView``: the same chain of interposers, the same adapters, the same calls in the same order, the same selection.
/// The rows stand beside each other along the ``axis``; what the delegate answers as a row's height is its extent along it, and
/// across it a row fills the bounds. Touches on buttons do not keep the rows from being scrolled.
///
/// ``TableView/reloadData()`` begins anew: it asks for all cells again, and all rows are shown.
open class StackTableView: TableView {
  /// The axis along which rows follow each other.
  open var axis: StackView.Axis {
    didSet {
      guard axis != oldValue else { return }
      needsPlacing = true
      contentOffset = minimumContentOffset
      setNeedsLayout()
    }
  }

  /// How thick the lines between rows are, in points; 1 by default. A value that is negative or not finite changes nothing.
  open var separatorThickness: CGFloat {
    get { storedSeparatorThickness }
    set {
      guard newValue >= 0, newValue < .infinity, newValue != storedSeparatorThickness else { return }
      storedSeparatorThickness = newValue
      needsPlacing = true
      setNeedsLayout()
    }
  }
  private var storedSeparatorThickness: CGFloat = 1

  /// The colour of the lines between rows.
  public override var separatorColor: Color {
    didSet { needsPlacing = true }
  }

  /// Whether there are lines between rows.
  public override var separatorStyle: SeparatorStyle {
    didSet { needsPlacing = true }
  }

  override var separatorInsets: SeparatorInsets {
    didSet { needsPlacing = true }
  }

  /// Makes a stack of rows.
  ///
  /// - Parameters:
  ///   - frame: Its place in its superview, in points.
  ///   - axis: The axis along which rows follow each other.
  public init(frame: CGRect, axis: StackView.Axis) {
    self.axis = axis
    super.init(frame: frame, style: .plain)
  }

  /// Makes a stack of rows from top to bottom.
  ///
  /// - Parameters:
  ///   - frame: Its place in its superview, in points.
  ///   - style: How sections are told apart.
  public override init(frame: CGRect, style: Style) {
    axis = .vertical
    super.init(frame: frame, style: style)
  }

  /// Yes for any button, and for everything else as in other tables.
  open override func touchesShouldCancel(in view: View) -> Bool {
    view is Button || super.touchesShouldCancel(in: view)
  }

  // MARK: What is kept

  /// The rows of each section.
  var rows: [ContiguousArray<StackRow>] = []
  /// Whether ``rows`` are those of before a reload, and there are no cells.
  var rowsAreStale = true
  /// Whether rows may stand elsewhere than they should.
  var needsPlacing = true
  /// The bounds' size that rows were last placed for.
  var placedSize = CGSize.zero
  /// Whether there are rows that have no cells yet.
  var missesCells = false
  /// Set while the stack itself hides and shows cells.
  var isSettingHidden = false

  let fading = FadingViews()
  override var layoutAxis: StackView.Axis { axis }

  override func placeShownRows() { placeRows() }

  override func layoutRows() {
    settle { resolution in
      guard reload(resolution) else { return false }
      return layOutAllRows(resolution)
    }
  }

  override func takeOver(_ index: RowIndex, _ update: TableUpdate, _ mapping: RowMapping) {
    takeOverRows(index, update, mapping)
  }

  override func keepsCell(ofRowAt indexPath: IndexPath) -> Bool { true }

  override func prepareToRetire(_ cell: TableViewCell) {
    fading.settle(cell)
    isSettingHidden = true
    cell.isHidden = false
    isSettingHidden = false
  }

  override var seesHeightsInLayout: Bool { false }

  override func rowsDidMove() {
    needsPlacing = true
  }

  override func willRetireAll() {
    super.willRetireAll()
    endFading()
    rowsAreStale = true
  }

  override func subviewDidHide(_ subview: View) {
    super.subviewDidHide(subview)
    // A row that a finger moves is none of those that are shown, and the gap for it stands among those of before.
    if !isSettingHidden, subview is TableViewCell { cancelMove(animated: false) }
    guard !isSettingHidden, let cell = subview as? TableViewCell, let indexPath = shown.indexPath(of: cell) else {
      return
    }
    rowDidHide(cell, at: indexPath)
  }
}
