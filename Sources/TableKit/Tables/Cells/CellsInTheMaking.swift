// Stands in for the cells until they are built; remove this file with them.
public import Foundation
open class TableViewCell: View {
  public enum CellStyle { case `default` }
  public enum AccessoryType { case none, disclosureIndicator }
  public let reuseIdentifier: String?
  public init(style: CellStyle, reuseIdentifier: String?) { self.reuseIdentifier = reuseIdentifier; super.init(frame: .zero) }
  public required convenience init(registeredWith reuseIdentifier: String) { self.init(style: .default, reuseIdentifier: reuseIdentifier) }
  open func prepareForReuse() {}
  func resetForReuse() {}
  open var textLabel: Label?
  open var accessoryView: View?
  open var backgroundView: View?
  open var selectedBackgroundView: View?
  open var accessoryType: AccessoryType = .none
  open var indentationLevel = 0
  open var separatorInset: EdgeInsets?
  open var partsTransform = CGAffineTransform.identity
  open func setSelected(_ s: Bool, animated: Bool) {}
  public let contentView = View()
  var separatorView: SeparatorView?
}
open class TableViewHeaderFooterView: View {
  public let reuseIdentifier: String?
  public init(reuseIdentifier: String?) { self.reuseIdentifier = reuseIdentifier; super.init(frame: .zero) }
  public required convenience init(registeredWith reuseIdentifier: String) { self.init(reuseIdentifier: reuseIdentifier) }
  open func prepareForReuse() {}
  func resetForReuse() {}
  open var textLabel: Label?
  open var representedView: View { self }
  open var isPlacedByTable: Bool { true }
  open var partsTransform = CGAffineTransform.identity
  open var backgroundView: View?
}
