public import Foundation

/// The measures by which cells, headers and footers are laid out.
public enum TableViewMetrics {
  /// The height of a row by default, in points: that of tables before rows were sized by their content.
  public static let rowHeight: CGFloat = 44

  /// The height of a header or footer by default, in points.
  public static let headerHeight: CGFloat = 28

  /// How far content keeps from the left edge, and from the right one where there is no accessory; how far an accessory
  /// keeps from the right edge. In points.
  public static let contentMargin: CGFloat = 16

  /// The room between an image and the text beside it, in points.
  public static let imageSpacing: CGFloat = 16

  /// The room between the content view and an accessory, in points.
  public static let accessorySpacing: CGFloat = 8

  /// The room between two labels beside each other, in points.
  public static let labelSpacing: CGFloat = 8

  /// The room between a label and the one under it, in points.
  public static let subtitleSpacing: CGFloat = 2

  /// The size of the main label's font, in points.
  public static let textFontSize: CGFloat = Font.labelFontSize

  /// The size of the font of titles in grouped tables, in points.
  public static let groupedTitleFontSize: CGFloat = 13

  /// The size of the font of a label under another, in points.
  public static let subtitleFontSize: CGFloat = Font.smallSystemFontSize

  /// The size of both labels' font in the style ``TableViewCell/CellStyle/value2``, in points.
  public static let captionFontSize: CGFloat = 15

  /// The width of the first column in the style ``TableViewCell/CellStyle/value2``, in points.
  public static let captionWidth: CGFloat = 91

  /// How much room a row that is sized by its text leaves above and below it, in points: half of what a single line leaves in a row
  /// of ``rowHeight``, to a whole point.
  public static let verticalMargin: CGFloat = 11

  /// How far content moves in while its row is edited, in points: ``contentMargin`` and the control's diameter.
  public static let editingControlWidth: CGFloat = contentMargin + editingControlDiameter

  /// The diameter of what inserts, deletes or selects a row while it is edited, in points.
  public static let editingControlDiameter: CGFloat = 22

  /// The width of what moves a row, at the end of its cell, in points.
  public static let reorderControlWidth: CGFloat = 48

  /// How long a table takes to begin or end editing, and a swiped row to open or close, in seconds.
  public static let editingDuration: TimeInterval = 0.3

  /// The least width of an action's button beside a swiped row, in points.
  public static let swipeActionWidth: CGFloat = 74

  /// How much room such a button leaves on either side of its title, in points.
  public static let swipeActionMargin: CGFloat = 15

  /// From which height on such a button shows a title under its image, in points; in a lower row it shows the image alone.
  public static let swipeActionTitleHeight: CGFloat = 91

  /// The part of its width by which a row has to be swiped for its first action to be carried out.
  public static let fullSwipeFraction: CGFloat = 0.6

  /// How wide a step of indentation is by default, in points.
  public static let indentationWidth: CGFloat = 10

  /// What is behind the content of selected cells by default: #DCDCDC.
  public static let selectionColor = Color(white: 220.0 / 255)

  /// How long a cell takes to fade into the look of a selected or touched one, or back, in seconds.
  public static let selectionFadeDuration: TimeInterval = 0.3

  /// The background of headers and footers in a plain table: a light gray.
  public static let headerBackgroundColor = Color(white: 0.97)
}
