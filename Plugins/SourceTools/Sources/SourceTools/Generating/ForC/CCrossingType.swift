/// How a type of a requirement crosses over to C: the word for it in signatures, the types on either side, and the expressions that turn
/// one into the other. The expressions call what `CCrossing` has.
internal struct CCrossingType {
  /// The word in signatures.
  internal let word: String
  /// The type as a parameter and as a result of a function in C, spelled in Swift.
  internal let cType: String
  /// The word as a part of a type's name.
  internal let name: String
  /// The type of the objects that are lent for the time of a call; `nil` for what is not an object, or may be none.
  internal let lent: String?
  private let outgoing: String
  private let incoming: String
  private let kept: String?

  private init(
    _ word: String, _ name: String, _ cType: String, toC outgoing: String, toSwift incoming: String,
    kept: String? = nil,
    lent: String? = nil
  ) {
    self.word = word
    self.name = name
    self.cType = cType
    self.outgoing = outgoing
    self.incoming = incoming
    self.kept = kept
    self.lent = lent
  }

  /// The expression for a value that goes to C while whoever called has it.
  internal func toC(_ value: String) -> String { outgoing.replacing("$", with: value) }

  /// The expression for a result that goes to C: of objects nobody else may have a reference, so the call keeps them.
  internal func resultToC(_ value: String) -> String { (kept ?? outgoing).replacing("$", with: value) }

  /// The expression for a value that comes from C.
  internal func toSwift(_ value: String) -> String { incoming.replacing("$", with: value) }

  /// How a type crosses over, `nil` if it cannot.
  ///
  /// - Parameter type: The type as the protocol's source spells it.
  internal static func of(_ type: String) -> CCrossingType? { all[type] }

  /// The result of a requirement that has none.
  internal static let void = CCrossingType("void", "Void", "Void", toC: "$", toSwift: "$")

  private static let all: [String: CCrossingType] = [
    "Bool": CCrossingType("bool", "Bool", "Bool", toC: "$", toSwift: "$"),
    "Int": CCrossingType("int64", "Int64", "Int64", toC: "Int64($)", toSwift: "Int(truncatingIfNeeded: $)"),
    "CGFloat": CCrossingType("double", "Double", "Double", toC: "Double($)", toSwift: "CGFloat($)"),
    "CGPoint": CCrossingType(
      "point", "Point", "swivel_point", toC: "swivel_point($)", toSwift: "CGPoint($)"),
    "UnsafeMutablePointer<CGPoint>": CCrossingType(
      "point*", "PointPointer", "UnsafeMutablePointer<swivel_point>?", toC: "CPoint.toC($)", toSwift: "toSwift($)"),
    "TableViewCell.EditingStyle": CCrossingType(
      "editing_style", "EditingStyle", "swivel_editing_style", toC: "toC($)", toSwift: "toSwift($)"),
    "IndexPath": CCrossingType(
      "index_path", "IndexPath", "swivel_index_path", toC: "toC($)", toSwift: "toSwift($)"),
    "IndexPath?": CCrossingType(
      "index_path?", "OptionalIndexPath", "swivel_index_path", toC: "toC(optional: $)", toSwift: "toOptional($)"),
    "[IndexPath]": CCrossingType(
      "index_paths", "IndexPaths", "swivel_index_paths", toC: "toC($, call)", toSwift: "toSwift($)"),
    "String": CCrossingType(
      "string", "String", "OpaquePointer?", toC: "toC($, call)", toSwift: "toText($)"),
    "String?": CCrossingType(
      "string?", "OptionalString", "OpaquePointer?", toC: "toC($, call)", toSwift: "toOptionalText($)"),
    "View": object("view", "View", "View"),
    "View?": CCrossingType(
      "view?", "OptionalView", "OpaquePointer?", toC: "optionalHandle(of: $)", toSwift: "toOptional($, as: View.self)",
      kept: "keptHandle(of: $, call)"),
    "TableViewCell": object("cell", "Cell", "TableViewCell"),
    "TableView": object("table", "Table", "TableView"),
    "ScrollView": object("scroll", "Scroll", "ScrollView"),
  ]

  private static func object(_ word: String, _ name: String, _ type: String) -> CCrossingType {
    CCrossingType(
      word, name, "OpaquePointer?", toC: "CHandle.of($)", toSwift: "toSwift($, as: \(type).self)",
      kept: "keptHandle(of: $, call)", lent: type)
  }
}
