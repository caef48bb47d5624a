import Foundation

extension CellContentView {
  /// What the content shows, if it was given as a configuration.
  var configuration: (any ContentConfiguration)? { configuredView?.configuration }

  /// Shows something else: in the view that shows the old, if that can, and else in a new one that fills the content.
  func show(_ configuration: (any ContentConfiguration)?) {
    if let configuration, let configuredView, configuredView.supports(configuration) {
      configuredView.configuration = configuration
      return
    }
    configuredView?.removeFromSuperview()
    configuredView = nil
    guard let configuration else { return }
    let view = configuration.makeContentView()
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor), view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    configuredView = view
  }
}

extension TableViewCell {
  /// What the cell shows; `nil` if that was not given as a configuration. Its labels and its image view are for cells without one.
  public var contentConfiguration: (any ContentConfiguration)? {
    get { (contentView as? CellContentView)?.configuration }
    set {
      (contentView as? CellContentView)?.show(newValue)
      setNeedsLayout()
    }
  }

  /// What a cell of this style shows, without texts.
  public func defaultContentConfiguration() -> ListContentConfiguration {
    switch style {
    case .value1, .value2: .valueCell()
    case .default, .subtitle: .cell()
    }
  }
}

extension TableViewHeaderFooterView {
  /// What the view shows; `nil` if that was not given as a configuration. Its labels are for views without one.
  public var contentConfiguration: (any ContentConfiguration)? {
    get { (contentView as? CellContentView)?.configuration }
    set {
      (contentView as? CellContentView)?.show(newValue)
      setNeedsLayout()
    }
  }

  /// What a header shows, without texts: as its table's style has it.
  public func defaultContentConfiguration() -> ListContentConfiguration {
    (superview as? TableView)?.style ?? .plain == .plain ? .plainHeader() : .groupedHeader()
  }
}
