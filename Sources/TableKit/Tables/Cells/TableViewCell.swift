public import Foundation

/// A row of a table: content in front, backgrounds behind, an accessory at the right.
///
/// ```swift
/// let cell = TableViewCell(style: .value1, reuseIdentifier: "city")
/// cell.textLabel?.text = "Oslo"
/// cell.detailTextLabel?.text = "709,037"
/// cell.accessoryType = .disclosureIndicator
/// ```
///
/// A subclass overrides ``init(style:reuseIdentifier:)`` as usual, and a table with which it is registered calls that.
/// Views of its own go into ``contentView``: that is turned with the other parts by ``partsTransform``, a subview of
/// the cell itself is not.
open class TableViewCell: View {
  // MARK: Making cells

  /// What labels there are, and how they are arranged.
  let style: CellStyle

  /// What cells that can stand for each other have in common; `nil` for one that is not to be reused.
  public let reuseIdentifier: String?

  /// A cell of 320 × ``TableViewMetrics/rowHeight`` points without content.
  ///
  /// - Parameters:
  ///   - style: What labels there are, and how they are arranged.
  ///   - reuseIdentifier: What cells that can stand for each other have in common; `nil` for one that is not to be
  ///     reused.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    contentView = CellContentView(frame: CGRect(x: 0, y: 0, width: 320, height: TableViewMetrics.rowHeight))
    super.init(frame: contentView.frame)
    backgroundColor = .systemBackground
    addSubview(contentView)
  }

  /// A cell of the default style that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// What a table calls to make a cell of a registered class: ``init(style:reuseIdentifier:)`` with the default style,
  /// as the class overrides it.
  ///
  /// A subclass inherits this with that override. One that has only initialisers of its own says what it is to do
  /// instead.
  ///
  /// - Parameter reuseIdentifier: The identifier that the class is registered for.
  public required convenience init(registeredWith reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Not there: no cell is read from an archive. A subclass may declare it, as those written for UIKit must, and need not.
  @available(
    *, unavailable, message: "there are no archives to read cells from; trap here, or call init(style:reuseIdentifier:)"
  )
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Content

  /// What holds the content. It ends before the accessory.
  public let contentView: View

  /// The main label, which is made when this is first read.
  open var textLabel: Label? {
    if let loadedTextLabel { return loadedTextLabel }
    let label = makeTextLabel()
    label.isHighlighted = shownSelectionBackgroundView != nil
    loadedTextLabel = label
    contentView.addSubview(label)
    return label
  }

  /// The second label, which is made when this is first read; `nil` in the default style.
  open var detailTextLabel: Label? {
    if let loadedDetailTextLabel { return loadedDetailTextLabel }
    guard let label = makeDetailTextLabel() else { return nil }
    label.isHighlighted = shownSelectionBackgroundView != nil
    loadedDetailTextLabel = label
    contentView.addSubview(label)
    return label
  }

  /// The image before the labels, made when this is first read; `nil` in the style ``CellStyle/value2``. It takes room
  /// only while it has an image.
  open var imageView: ImageView? {
    if let loadedImageView { return loadedImageView }
    guard style != .value2 else { return nil }
    let view = ImageView(frame: .zero)
    loadedImageView = view
    contentView.addSubview(view)
    return view
  }

  /// The labels and the image view as far as they have been made. Reading these makes none.
  private(set) var loadedTextLabel: Label?
  private(set) var loadedDetailTextLabel: Label?
  private(set) var loadedImageView: ImageView?

  /// How many steps the content is moved to the right. A negative number counts as 0.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// How wide such a step is, in points; ``TableViewMetrics/indentationWidth`` by default.
  open var indentationWidth = TableViewMetrics.indentationWidth {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  /// How far the separator under the row keeps from the left and right edge, in points;
  /// ``TableViewMetrics/contentMargin`` at the left by default. Where one is set, the table's
  /// ``TableView/separatorInsetReference`` says what it is measured from; ``TableView/automaticDimension`` at an edge stands for
  /// what it is there without.
  open var separatorInset: EdgeInsets {
    get { separators.ownInset ?? separators.insets.own ?? separators.insets.usual }
    set {
      guard newValue != separators.ownInset else { return }
      separators.ownInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Backgrounds

  /// What stands behind all, over the background colour.
  open var backgroundView: View? {
    didSet { exchangeBackground(oldValue, for: backgroundView) }
  }

  /// What stands behind the content while the cell is selected or highlighted; where it is `nil`, a plain view of
  /// ``TableViewMetrics/selectionColor`` does.
  open var selectedBackgroundView: View? {
    didSet { exchangeBackground(oldValue, for: selectedBackgroundView) }
  }

  /// What stands there instead in a table that allows several selected rows; `nil` for the same as with one.
  open var multipleSelectionBackgroundView: View? {
    didSet { exchangeBackground(oldValue, for: multipleSelectionBackgroundView) }
  }

  /// Whether the table that shows the cell allows several selected rows. Set by the table.
  var isInMultipleSelection = false {
    didSet { if isInMultipleSelection != oldValue { selectionDidChange() } }
  }

  /// The background of selected cells that bring none of their own, made when it is first needed.
  private(set) lazy var plainSelectedBackgroundView: View = {
    let view = View(frame: bounds)
    view.backgroundColor = TableViewMetrics.selectionColor
    return view
  }()

  /// The background that is shown because the cell is selected or highlighted.
  var shownSelectionBackgroundView: View?

  /// The one that was shown until now, while it fades away.
  var fadingSelectionBackgroundView: View?

  // MARK: Selection

  /// How the cell looks when it is selected or highlighted.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { selectionDidChange() } }
  }

  /// Whether the cell's row is selected. Setting it is ``setSelected(_:animated:)`` without animation.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }
  private var storedIsSelected = false

  /// Whether the cell is touched. Setting it is ``setHighlighted(_:animated:)`` without animation.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var storedIsHighlighted = false

  /// Makes the cell look selected or not. Overrides call this.
  ///
  /// - Parameters:
  ///   - selected: Whether it is selected.
  ///   - animated: Whether it fades into that look, within ``TableViewMetrics/selectionFadeDuration``.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedIsSelected else { return }
    storedIsSelected = selected
    selectionDidChange(animated: animated)
    tellObservers { $0.cellDidChangeSelection(self) }
  }

  /// Makes the cell look touched or not. Overrides call this.
  ///
  /// - Parameters:
  ///   - highlighted: Whether it is touched.
  ///   - animated: Whether it fades into that look, within ``TableViewMetrics/selectionFadeDuration``.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedIsHighlighted else { return }
    storedIsHighlighted = highlighted
    selectionDidChange(animated: animated)
    tellObservers { $0.cellDidChangeSelection(self) }
  }

  // MARK: Accessory

  /// What stands at the right edge; ``accessoryView`` beats it.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }

  /// A view of one's own for the right edge. It keeps its size.
  open var accessoryView: View? {
    didSet {
      guard accessoryView !== oldValue else { return }
      if let oldValue { PartsBox.release(oldValue, from: self) }
      accessoryDidChange()
    }
  }

  /// What stands at the right edge while the row is edited, in the place of ``accessoryType``; ``editingAccessoryView`` beats it.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }

  /// A view of one's own for the right edge while the row is edited. It keeps its size.
  open var editingAccessoryView: View? {
    didSet {
      guard editingAccessoryView !== oldValue else { return }
      if let oldValue { PartsBox.release(oldValue, from: self) }
      accessoryDidChange()
    }
  }

  /// The view that draws ``accessoryType`` or ``editingAccessoryType``, while there is one.
  var standardAccessoryView: TableViewCellAccessoryView?

  // MARK: Editing

  /// Whether the row is edited: what inserts or deletes it stands before the content, and what moves it at the end. Set by the table;
  /// setting it is ``setEditing(_:animated:)`` without animation.
  open var isEditing: Bool {
    get { editing.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows what belongs to a row that is edited, or hides it. Overrides call this.
  ///
  /// - Parameters:
  ///   - editing: Whether the row is edited.
  ///   - animated: Whether the parts slide, in ``TableViewMetrics/editingDuration``.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing, animated: animated)
  }

  /// Called before what the cell shows of editing changes.
  open func willTransition(to state: StateMask) {}

  /// Called when what the cell shows of editing has changed, and the parts are in their places.
  open func didTransition(to state: StateMask) {}

  /// Whether the content moves in while the row is edited and nothing stands before it. The table sets it from its delegate's answer.
  open var shouldIndentWhileEditing: Bool {
    get { editing.row.isIndented }
    set {
      guard newValue != editing.row.isIndented else { return }
      editing.row.isIndented = newValue
      setNeedsLayout()
    }
  }

  /// Whether what moves the row is shown while it is edited. The table sets it: where the data source can move the row.
  open var showsReorderControl: Bool {
    get { editing.row.isMovable }
    set {
      guard newValue != editing.row.isMovable else { return }
      var row = editing.row
      row.isMovable = newValue
      adopt(row, isEditing: editing.isEditing, animated: false)
    }
  }

  var editing = CellEditing()

  // MARK: Edges

  /// The lines along the row's edges.
  var separators = CellSeparators()

  /// How much of each edge of the cell the table's section index takes: content, controls and accessory keep away from it. Set by the
  /// table.
  var sectionIndexInset = EdgeInsets.zero {
    didSet { if sectionIndexInset != oldValue { setNeedsLayout() } }
  }

  /// Whether the table has rounded corners of the cell.
  var hasCardCorners = false

  // MARK: Turning

  /// A rotation by a multiple of a quarter turn that the cell applies to every one of its parts: content view,
  /// background views, accessory. The identity by default.
  ///
  /// In a table that is turned on screen, the opposite turn here makes cells upright: the parts are laid out in a box
  /// that has the size the cell has on screen, and stand there as they would in an upright cell of that size. The
  /// separator stays at the edge to the next row.
  ///
  /// A transform that a part has of its own is kept; this one is applied after it. A translation is left out; anything
  /// but a multiple of a quarter turn is ignored. When a cell leaves its table, the table sets this back to the
  /// identity.
  open var partsTransform: CGAffineTransform {
    get { storedPartsTransform }
    set {
      guard let turns = newValue.quarterTurns, newValue.linearPart != storedPartsTransform else { return }
      storedPartsTransform = CGAffineTransform(quarterTurns: turns)
      setNeedsLayout()
    }
  }
  private var storedPartsTransform = CGAffineTransform.identity

  // MARK: Reuse

  /// Called before the cell is used for another row. Overrides set back what they have set for the row before.
  open func prepareForReuse() {}

  /// Sets back what tables and their adapters have set. Called by the table when the cell leaves it.
  func resetForReuse() {
    partsTransform = .identity
    isHighlighted = false
    isSelected = false
    isInMultipleSelection = false
    endSelectionFade()
    resetEditing()
    resetSeparators()
    sectionIndexInset = .zero
    roundCardCorners([], radius: 0)
    tellObservers { $0.cellDidLeaveTable(self) }
  }

  // MARK: Observers

  /// Who hears of what happens to the cell, in the order in which they were added; see ``addObserver(_:)``.
  public internal(set) var observers: [any TableViewCellObserver] = []

  /// Tells the observers, and passes the touches on.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    tellObservers { $0.cell(self, touchesBegan: touches, with: event) }
    super.touchesBegan(touches, with: event)
  }

  /// Tells the observers, and passes the touches on.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    tellObservers { $0.cell(self, touchesMoved: touches, with: event) }
    super.touchesMoved(touches, with: event)
  }

  /// Passes the touches on, so that a table may select the row, and tells the observers then.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    super.touchesEnded(touches, with: event)
    tellObservers { $0.cell(self, touchesEnded: touches, with: event) }
  }

  /// Passes the touches on, and tells the observers then.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    super.touchesCancelled(touches, with: event)
    tellObservers { $0.cell(self, touchesCancelled: touches, with: event) }
  }

  // MARK: Layout

  override var layoutDirectionOfParts: UserInterfaceLayoutDirection? { effectiveUserInterfaceLayoutDirection }

  /// The size that suits labels, image and what stands beside them: as wide as given, at least as high as rows of
  /// its table are by default. What shows other content than labels and image overrides it.
  ///
  /// - Parameter size: The width in points; one of 0 or less, or one that is not finite, sets no limit. The height sets none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(for: size) }

  /// Gives all parts their places. Overrides call this.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
    tellObservers { $0.cellDidLayOut(self) }
  }

  /// Asks for a layout, as another window may measure text and align to pixels otherwise. Overrides call this.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
    tellObservers { $0.cellDidMoveToWindow(self) }
  }
}
