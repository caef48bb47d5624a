import Foundation

// The components of the system colours are those that the platform's design guidelines list for the light appearance,
// given there in 255ths.

extension Color {
  /// Black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// A third of white.
  public static let darkGray = Color(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3)
  /// Half of white.
  public static let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
  /// Two thirds of white.
  public static let lightGray = Color(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3)
  /// White.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Nothing at all: opacity 0.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Pure red.
  public static let red = Color(red: 1, green: 0, blue: 0)
  /// Pure green.
  public static let green = Color(red: 0, green: 1, blue: 0)
  /// Pure blue.
  public static let blue = Color(red: 0, green: 0, blue: 1)
  /// Cyan.
  public static let cyan = Color(red: 0, green: 1, blue: 1)
  /// Yellow.
  public static let yellow = Color(red: 1, green: 1, blue: 0)
  /// Magenta.
  public static let magenta = Color(red: 1, green: 0, blue: 1)
  /// Orange.
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  /// Purple.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
  /// Brown.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)

  /// The system's red.
  public static let systemRed = Color(byteRed: 255, green: 59, blue: 48)
  /// The system's orange.
  public static let systemOrange = Color(byteRed: 255, green: 149, blue: 0)
  /// The system's yellow.
  public static let systemYellow = Color(byteRed: 255, green: 204, blue: 0)
  /// The system's green.
  public static let systemGreen = Color(byteRed: 52, green: 199, blue: 89)
  /// The system's mint.
  public static let systemMint = Color(byteRed: 0, green: 199, blue: 190)
  /// The system's teal.
  public static let systemTeal = Color(byteRed: 48, green: 176, blue: 199)
  /// The system's cyan.
  public static let systemCyan = Color(byteRed: 50, green: 173, blue: 230)
  /// The system's blue.
  public static let systemBlue = Color(byteRed: 0, green: 122, blue: 255)
  /// The system's indigo.
  public static let systemIndigo = Color(byteRed: 88, green: 86, blue: 214)
  /// The system's purple.
  public static let systemPurple = Color(byteRed: 175, green: 82, blue: 222)
  /// The system's pink.
  public static let systemPink = Color(byteRed: 255, green: 45, blue: 85)
  /// The system's brown.
  public static let systemBrown = Color(byteRed: 162, green: 132, blue: 94)

  /// The system's gray.
  public static let systemGray = Color(byteRed: 142, green: 142, blue: 147)
  /// The system's second gray, lighter than the first.
  public static let systemGray2 = Color(byteRed: 174, green: 174, blue: 178)
  /// The system's third gray.
  public static let systemGray3 = Color(byteRed: 199, green: 199, blue: 204)
  /// The system's fourth gray.
  public static let systemGray4 = Color(byteRed: 209, green: 209, blue: 214)
  /// The system's fifth gray.
  public static let systemGray5 = Color(byteRed: 229, green: 229, blue: 234)
  /// The system's sixth and lightest gray.
  public static let systemGray6 = Color(byteRed: 242, green: 242, blue: 247)

  /// Text of the first rank.
  public static let label = Color(byteRed: 0, green: 0, blue: 0)
  /// Text of the second rank.
  public static let secondaryLabel = Color(byteRed: 60, green: 60, blue: 67, alpha: 0.6)
  /// Text of the third rank.
  public static let tertiaryLabel = Color(byteRed: 60, green: 60, blue: 67, alpha: 0.3)
  /// Text of the fourth rank.
  public static let quaternaryLabel = Color(byteRed: 60, green: 60, blue: 67, alpha: 0.18)
  /// Text that stands where some is to be entered.
  public static let placeholderText = Color(byteRed: 60, green: 60, blue: 67, alpha: 0.3)
  /// Text that leads elsewhere.
  public static let link = Color(byteRed: 0, green: 122, blue: 255)
  /// A thin line that lets what is behind it through.
  public static let separator = Color(byteRed: 60, green: 60, blue: 67, alpha: 0.29)
  /// A thin line that hides what is behind it: #C6C6C8.
  public static let opaqueSeparator = Color(byteRed: 198, green: 198, blue: 200)
  /// The filling of a thin, small shape.
  public static let systemFill = Color(byteRed: 120, green: 120, blue: 128, alpha: 0.2)
  /// The ground of a view.
  public static let systemBackground = Color(byteRed: 255, green: 255, blue: 255)
  /// What lies on the ground of a view.
  public static let secondarySystemBackground = Color(byteRed: 242, green: 242, blue: 247)
  /// What lies on the second ground.
  public static let tertiarySystemBackground = Color(byteRed: 255, green: 255, blue: 255)
  /// The ground of a grouped view.
  public static let systemGroupedBackground = Color(byteRed: 242, green: 242, blue: 247)
  /// What lies on the ground of a grouped view, such as a cell.
  public static let secondarySystemGroupedBackground = Color(byteRed: 255, green: 255, blue: 255)
  /// What lies on the second ground of a grouped view.
  public static let tertiarySystemGroupedBackground = Color(byteRed: 242, green: 242, blue: 247)

  /// An sRGB colour from components in 255ths.
  private init(byteRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
