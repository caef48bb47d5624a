import Foundation
import Interposing

/// The two ends of a section at which a view may stand: its header and its footer.
enum SectionEdge: CaseIterable {
  case header
  case footer

  /// The part of the row index that the view takes.
  func part(ofSection section: Int) -> RowIndex.Part {
    switch self {
    case .header: .header(section: section)
    case .footer: .footer(section: section)
    }
  }

  /// The requirement that gives the view.
  var requirement: String {
    switch self {
    case .header: "tableView(_:viewForHeaderInSection:)"
    case .footer: "tableView(_:viewForFooterInSection:)"
    }
  }
}

extension Resolution<TableViewWitness> {
  /// The delegate's view at an edge of a section.
  @MainActor
  func view(_ edge: SectionEdge, _ tableView: TableView, _ section: Int) -> View? {
    switch edge {
    case .header: witness.delegate.viewForHeaderInSection?(tableView, section) ?? nil
    case .footer: witness.delegate.viewForFooterInSection?(tableView, section) ?? nil
    }
  }

  /// The data source's title at an edge of a section.
  @MainActor
  func title(_ edge: SectionEdge, _ tableView: TableView, _ section: Int) -> String? {
    switch edge {
    case .header: witness.dataSource.titleForHeaderInSection?(tableView, section) ?? nil
    case .footer: witness.dataSource.titleForFooterInSection?(tableView, section) ?? nil
    }
  }

  /// Tells the delegate that a view is about to be shown.
  @MainActor
  func willDisplay(_ edge: SectionEdge, _ tableView: TableView, _ view: View, _ section: Int) {
    switch edge {
    case .header: witness.delegate.willDisplayHeaderViewForSection?(tableView, view, section)
    case .footer: witness.delegate.willDisplayFooterViewForSection?(tableView, view, section)
    }
  }

  /// Tells the delegate that a view is shown no longer.
  @MainActor
  func didEndDisplaying(_ edge: SectionEdge, _ tableView: TableView, _ view: View, _ section: Int) {
    switch edge {
    case .header: witness.delegate.didEndDisplayingHeaderViewForSection?(tableView, view, section)
    case .footer: witness.delegate.didEndDisplayingFooterViewForSection?(tableView, view, section)
    }
  }
}
