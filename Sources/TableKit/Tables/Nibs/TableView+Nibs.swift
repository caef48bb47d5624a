import Foundation

extension TableView {
  /// Says which nib makes cells for an identifier: the class of the nib's name does; `nil` forgets it.
  ///
  /// - Parameters:
  ///   - nib: The nib. If there is no class of cells of its name, a fault is reported, and what was registered stands.
  ///   - identifier: The identifier that the data source will dequeue with.
  public func register(_ nib: Nib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return register(nil as TableViewCell.Type?, forCellReuseIdentifier: identifier) }
    guard let cellClass = nib.represented as? TableViewCell.Type else {
      return report(.nibWithoutClass(nib: nib.nibName, className: "\(nib.moduleName).\(nib.nibName)"))
    }
    register(cellClass, forCellReuseIdentifier: identifier)
  }

  /// Says which nib makes headers and footers for an identifier: the class of the nib's name does; `nil` forgets it.
  ///
  /// - Parameters:
  ///   - nib: The nib. If there is no class of headers and footers of its name, a fault is reported, and what was registered stands.
  ///   - identifier: The identifier that the delegate will dequeue with.
  public func register(_ nib: Nib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else {
      return register(nil as TableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier: identifier)
    }
    guard let viewClass = nib.represented as? TableViewHeaderFooterView.Type else {
      return report(.nibWithoutClass(nib: nib.nibName, className: "\(nib.moduleName).\(nib.nibName)"))
    }
    register(viewClass, forHeaderFooterViewReuseIdentifier: identifier)
  }
}
