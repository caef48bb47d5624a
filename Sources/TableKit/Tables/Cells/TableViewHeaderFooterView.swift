import Foundation

/// The header or footer of a section.
///
/// ```swift
/// let header = TableViewHeaderFooterView(reuseIdentifier: "country")
/// header.textLabel?.text = "Norway"
/// ```
///
/// A subclass overrides ``init(reuseIdentifier:)`` as usual, and a table with which it is registered calls that. Views
/// of its own go into ``contentView``.
open class TableViewHeaderFooterView: View {
  // MARK: Making headers and footers

  /// What views that can stand for each other have in common; `nil` for one that is not to be reused.
  public let reuseIdentifier: String?

  /// A header or footer without size and content. The table gives it its size; where it is laid over a section instead,
  /// one that was given a size before keeps it, and one without takes the size that fits.
  ///
  /// - Parameter reuseIdentifier: What views that can stand for each other have in common; `nil` for one that is not to
  ///   be reused.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    contentView = CellContentView(frame: .zero)
    super.init(frame: .zero)
    backgroundColor = TableViewMetrics.headerBackgroundColor
    addSubview(contentView)
  }

  /// A header or footer that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// What a table calls to make a view of a registered class: ``init(reuseIdentifier:)``, as the class overrides it.
  ///
  /// A subclass inherits this with that override. One that has only initialisers of its own says what it is to do
  /// instead.
  ///
  /// - Parameter reuseIdentifier: The identifier that the class is registered for.
  public required convenience init(registeredWith reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  // MARK: Content

  /// What holds the content.
  public let contentView: View

  /// The main label, in bold, which is made when this is first read.
  open var textLabel: Label? {
    if let loadedTextLabel { return loadedTextLabel }
    let label = Label(frame: .zero)
    label.font = .boldSystemFont(ofSize: TableViewMetrics.textFontSize)
    loadedTextLabel = label
    contentView.addSubview(label)
    return label
  }

  /// A smaller label under the main one, which is made when this is first read.
  open var detailTextLabel: Label? {
    if let loadedDetailTextLabel { return loadedDetailTextLabel }
    let label = Label(frame: .zero)
    label.font = .systemFont(ofSize: TableViewMetrics.subtitleFontSize)
    label.textColor = .secondaryLabel
    loadedDetailTextLabel = label
    contentView.addSubview(label)
    return label
  }

  /// The labels as far as they have been made. Reading these makes none.
  private(set) var loadedTextLabel: Label?
  private(set) var loadedDetailTextLabel: Label?

  /// What stands behind the content, over the background colour.
  open var backgroundView: View? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if let oldValue { PartsBox.release(oldValue, from: self) }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The view that this one stands for: itself. A view that only wraps another names that one, and whoever is asked for
  /// the header gets it.
  open var representedView: View { self }

  /// Whether the table gives the view its place. An adapter's wrapper that is placed by the adapter, at the end of each
  /// layout, overrides it.
  open var isPlacedByTable: Bool { true }

  // MARK: Turning

  /// A rotation by a multiple of a quarter turn that is applied to content view and background view; the identity by
  /// default. It works as ``TableViewCell/partsTransform`` does.
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

  /// Called before the view is used for another section. Overrides set back what they have set for the section before.
  open func prepareForReuse() {}

  /// Sets back what tables and their adapters have set. Called by the table when the view leaves it.
  func resetForReuse() {
    partsTransform = .identity
  }

  // MARK: Layout

  override var layoutDirectionOfParts: UserInterfaceLayoutDirection? { effectiveUserInterfaceLayoutDirection }

  /// The size of the labels with the margins around them, at least as high as headers of the table are by default.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = 2 * TableViewMetrics.contentMargin
    let available = CGSize(width: size.width - margins, height: size.height)
    let text = loadedTextLabel?.sizeThatFits(available) ?? .zero
    let detail = loadedDetailTextLabel?.sizeThatFits(available) ?? .zero
    let least = (superview as? TableView)?.metrics.sectionHeaderHeight ?? TableViewMetrics.headerHeight
    let spacing = text.height > 0 && detail.height > 0 ? TableViewMetrics.subtitleSpacing : 0
    return CGSize(
      width: max(text.width, detail.width) + margins,
      height: max(least, text.height + spacing + detail.height))
  }

  /// The size with which the content fits into the width of another one: that of the content's constraints, or else
  /// ``sizeThatFits(_:)``, with that width. What shows other content than the labels has constraints, or overrides it, or that.
  ///
  /// - Parameter targetSize: The size; only its width counts.
  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    let fitting = contentView.constraintFittingSize(targetSize) ?? sizeThatFits(targetSize)
    let hasWidth = targetSize.width.isFinite && targetSize.width > 0
    return CGSize(width: hasWidth ? targetSize.width : fitting.width, height: fitting.height)
  }

  /// Gives all parts their places. Overrides call this.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let box = PartsBox(bounds: bounds, transform: partsTransform)
    if let backgroundView { box.place(backgroundView, at: box.rect, in: self) }
    box.place(contentView, at: box.rect, in: self)
    let size = contentView.bounds.size
    let margin = TableViewMetrics.contentMargin
    let area = CGRect(x: margin, y: 0, width: max(0, size.width - 2 * margin), height: size.height)
    LabelPlacing(owner: self, mirroredInWidth: isRightToLeft ? size.width : nil)
      .stack(loadedTextLabel, over: loadedDetailTextLabel, in: area)
  }

  /// Asks for a layout, as another window may measure text and align to pixels otherwise. Overrides call this.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }
}
