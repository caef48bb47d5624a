// The names that Swift 3 and 4 had for what is nested since.

/// ``TableView/Style`` by its older name.
public typealias UITableViewStyle = TableView.Style
/// ``TableView/RowAnimation`` by its older name.
public typealias UITableViewRowAnimation = TableView.RowAnimation
/// ``TableView/ScrollPosition`` by its older name.
public typealias UITableViewScrollPosition = TableView.ScrollPosition
/// ``TableViewCell/CellStyle`` by its older name.
public typealias UITableViewCellStyle = TableViewCell.CellStyle
/// ``TableViewCell/EditingStyle`` by its older name.
public typealias UITableViewCellEditingStyle = TableViewCell.EditingStyle
/// ``TableViewCell/AccessoryType`` by its older name.
public typealias UITableViewCellAccessoryType = TableViewCell.AccessoryType
/// ``TableViewCell/SelectionStyle`` by its older name.
public typealias UITableViewCellSelectionStyle = TableViewCell.SelectionStyle
/// ``TableView/SeparatorStyle`` by its older name.
public typealias UITableViewCellSeparatorStyle = TableView.SeparatorStyle
/// ``TableViewRowAction/Style`` by its older name.
public typealias UITableViewRowActionStyle = TableViewRowAction.Style
/// ``ContextualAction/Style`` by its older name.
public typealias UIContextualActionStyle = ContextualAction.Style
/// ``AutoresizingMask`` by its older name.
public typealias UIViewAutoresizing = AutoresizingMask
/// ``ImageView/ContentMode`` by its older name.
public typealias UIViewContentMode = ImageView.ContentMode
/// ``Control/Events`` by its older name.
public typealias UIControlEvents = Control.Events
/// ``Control/State`` by its older name.
public typealias UIControlState = Control.State

/// ``TableView/automaticDimension`` by its older name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UITableViewAutomaticDimension = TableView.automaticDimension

/// Edge insets as they were made before Swift 4.2.
///
/// - Parameters:
///   - top: The inset of the top edge, in points.
///   - left: The inset of the left edge, in points.
///   - bottom: The inset of the bottom edge, in points.
///   - right: The inset of the right edge, in points.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> EdgeInsets {
  EdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// ``AlertController/Style`` by its older name.
public typealias UIAlertControllerStyle = AlertController.Style
/// ``AlertAction/Style`` by its older name.
public typealias UIAlertActionStyle = AlertAction.Style
/// ``BarButtonItem/SystemItem`` by its older name.
public typealias UIBarButtonSystemItem = BarButtonItem.SystemItem
/// ``BarButtonItem/Style`` by its older name.
public typealias UIBarButtonItemStyle = BarButtonItem.Style
/// ``Button/ButtonType`` by its older name.
public typealias UIButtonType = Button.ButtonType
/// ``LayoutConstraint/Attribute`` by its older name.
public typealias NSLayoutAttribute = LayoutConstraint.Attribute
/// ``LayoutConstraint/Relation`` by its older name.
public typealias NSLayoutRelation = LayoutConstraint.Relation
/// ``LayoutConstraint/FormatOptions`` by its older name.
public typealias NSLayoutFormatOptions = LayoutConstraint.FormatOptions
/// ``LayoutPriority/required`` by its older name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UILayoutPriorityRequired = LayoutPriority.required
/// ``LayoutPriority/defaultHigh`` by its older name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UILayoutPriorityDefaultHigh = LayoutPriority.defaultHigh
/// ``LayoutPriority/defaultLow`` by its older name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UILayoutPriorityDefaultLow = LayoutPriority.defaultLow

extension Color {
  /// ``Color/systemGroupedBackground`` by its older name.
  public static let groupTableViewBackground = systemGroupedBackground
}

/// ``Font/TextStyle`` by its older name.
public typealias UIFontTextStyle = Font.TextStyle
