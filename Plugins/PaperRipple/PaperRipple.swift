public import Interposing
public import TableKit

/// Gives the cells of a table, whatever their class, the ripple that ``PaperTableViewCell`` has.
///
/// Each cell that the data source gives hears of its touches through a `TableViewCellObserver`, and shows the ripple in its
/// content view, behind the subviews. The adapter keeps no touch from anybody. Cells that have a ripple of their own keep it.
///
/// ```swift
/// var style = PaperRippleStyle()
/// style.tapCircleDiameter = PaperRippleStyle.tapCircleDiameterFull
/// try table.install(PaperRipple(style))
/// ```
///
/// As long as it is installed, cells are shown with the selection style `.none`, for the ripple is what shows it, and are clipped to
/// their bounds. A row that the delegate says is not to be highlighted has no ripple.
@MainActor
public final class PaperRipple: Adapter {
  public let name = "paper-ripple"

  /// How the ripples look.
  public let style: PaperRippleStyle

  /// The cells that have got the ripple.
  private var adapted: [ObjectIdentifier: AdaptedCell] = [:]
  /// At how many entries those of cells that are gone are taken out.
  private var pruningCount = 64

  /// Makes the adapter.
  ///
  /// - Parameter style: How the ripples look.
  public init(_ style: PaperRippleStyle = PaperRippleStyle()) {
    self.style = style
  }

  /// Makes the adapter.
  ///
  /// - Parameter configuration: Its keys are called as the properties of ``PaperRippleStyle``, and what is left out has the default
  ///   it has there. Colours are texts, `#RRGGBB` or `#RRGGBBAA`. A mask has no key.
  /// - Throws: An `AdapterConfigurationError` if a value is not of its type or a key is unknown; a ``PaperRippleError`` if it is
  ///   out of its range.
  public convenience init(configuration: AdapterConfiguration) throws {
    self.init(try PaperRippleStyle(configuration: configuration))
  }

  public var interposers: [Interposer<TableViewWitness>] {
    [
      Interposer("paper-ripple") { [weak self] witness in
        if let cellForRow = witness.dataSource.cellForRowAt {
          witness.dataSource.cellForRowAt = { tableView, indexPath in
            let cell = cellForRow(tableView, indexPath)
            self?.adapt(cell)
            return cell
          }
        }
        if let shouldHighlight = witness.delegate.shouldHighlightRowAt {
          witness.delegate.shouldHighlightRowAt = { tableView, indexPath in
            let isAllowed = shouldHighlight(tableView, indexPath)
            if !isAllowed, let cell = tableView.cellForRow(at: indexPath) { self?.ripple(of: cell)?.refuse() }
            return isAllowed
          }
        }
      }
    ]
  }

  public func detach(from host: TableView) {
    for cell in adapted.values { cell.giveBack() }
    adapted = [:]
  }

  /// Gives a cell the ripple, or gets the one that it has ready for another row.
  private func adapt(_ cell: TableViewCell) {
    let key = ObjectIdentifier(cell)
    if let ripple = ripple(of: cell) {
      ripple.breakOff()
      adapted[key]?.takeLook()
      return
    }
    for layer in cell.contentView.layer.sublayers where layer.name == PaperRippleLayers.background { return }
    if adapted.count >= pruningCount { forgetLostCells() }
    adapted[key] = AdaptedCell(cell, style: style)
  }

  private func forgetLostCells() {
    var kept: [ObjectIdentifier: AdaptedCell] = [:]
    for (key, cell) in adapted where cell.ripple?.cell != nil { kept[key] = cell }
    adapted = kept
    pruningCount = max(64, 2 * kept.count)
  }

  private func ripple(of cell: TableViewCell) -> CellRipple? {
    // Another cell may have stood at the same place in memory.
    guard let ripple = adapted[ObjectIdentifier(cell)]?.ripple, ripple.cell === cell else { return nil }
    return ripple
  }
}

/// A cell that has got the ripple, and the look that it had before.
@MainActor
private struct AdaptedCell {
  // The cell holds its ripple.
  private(set) weak var ripple: CellRipple?
  private var selectionStyle: TableViewCell.SelectionStyle
  private var clipsToBounds: Bool

  init(_ cell: TableViewCell, style: PaperRippleStyle) {
    let ripple = CellRipple(in: cell, style: style)
    self.ripple = ripple
    selectionStyle = cell.selectionStyle
    clipsToBounds = cell.clipsToBounds
    takeLook()
  }

  /// Makes the cell look as one with a ripple. What somebody has set in the meantime is what it will have again.
  mutating func takeLook() {
    guard let cell = ripple?.cell else { return }
    if cell.selectionStyle != .none {
      selectionStyle = cell.selectionStyle
      cell.selectionStyle = .none
    }
    if !cell.clipsToBounds {
      clipsToBounds = false
      cell.clipsToBounds = true
    }
  }

  /// Takes the ripple out.
  func giveBack() {
    guard let ripple, let cell = ripple.cell else { return }
    ripple.remove()
    if cell.selectionStyle == .none { cell.selectionStyle = selectionStyle }
    if !clipsToBounds { cell.clipsToBounds = false }
  }
}
