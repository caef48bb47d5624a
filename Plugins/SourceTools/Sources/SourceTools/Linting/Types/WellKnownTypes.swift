/// What is known of the types of the standard library and Foundation, whose sources the lint does not read.
internal enum WellKnownTypes {
  /// Types that are no aliases, so that two of them differ where their names do.
  internal static let nominal: Set<String> = [
    "Any", "AnyHashable", "AnyObject", "AnySequence", "Array", "ArraySlice", "AttributedString", "Bool", "Bundle",
    "Calendar", "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector", "Character", "CharacterSet", "ClosedRange",
    "Collection", "Comparable", "ContiguousArray", "Data", "Date", "DateComponents", "DateInterval", "Decimal",
    "Dictionary", "Double", "Duration", "Encodable", "Equatable", "Error", "Float", "Float16", "Hashable", "IndexPath",
    "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8", "KeyPath", "Locale", "Measurement", "Never", "Notification",
    "NSArray", "NSAttributedString", "NSDictionary", "NSError", "NSIndexPath", "NSIndexSet", "NSNumber", "NSObject",
    "NSRange", "NSSet", "NSString", "NSURL", "Operation", "Range", "Result", "Sendable", "Sequence", "Set",
    "StaticString", "String", "Substring", "Task", "TimeZone", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL",
    "URLRequest", "URLResponse", "URLSession", "UUID", "UnsafeMutablePointer", "UnsafeMutableRawPointer",
    "UnsafePointer", "UnsafeRawPointer", "Unmanaged",
  ]

  /// Aliases, and what they stand for.
  internal static let aliases: [String: TypeShape] = [
    "CBool": named("Bool"),
    "CDouble": named("Double"),
    "CFloat": named("Float"),
    "CInt": named("Int32"),
    "CLong": named("Int"),
    "CUnsignedInt": named("UInt32"),
    "CFTimeInterval": named("Double"),
    "Float32": named("Float"),
    "Float64": named("Double"),
    "NSInteger": named("Int"),
    "NSTimeInterval": named("Double"),
    "NSUInteger": named("UInt"),
    "StringLiteralType": named("String"),
    "IntegerLiteralType": named("Int"),
    "FloatLiteralType": named("Double"),
    "BooleanLiteralType": named("Bool"),
    "TimeInterval": named("Double"),
  ]

  /// Classes of older versions, and the types that have taken their places.
  internal static let successors: [String: String] = [
    "NSArray": "Array", "NSAttributedString": "AttributedString", "NSDictionary": "Dictionary", "NSError": "Error",
    "NSIndexPath": "IndexPath", "NSIndexSet": "IndexSet", "NSSet": "Set", "NSString": "String", "NSURL": "URL",
  ]

  /// Classes and protocols that a conformer may inherit and that ask for no methods with a host's name.
  internal static let harmlessAncestors: Set<String> = [
    "AnyObject", "BitwiseCopyable", "CaseIterable", "Codable", "Comparable", "Copyable", "CustomDebugStringConvertible",
    "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Escapable", "Hashable", "Identifiable",
    "LocalizedError", "NSCoding", "NSCopying", "NSObject", "NSObjectProtocol", "Observable", "ObservableObject",
    "RawRepresentable", "Sendable", "SendableMetatype", "Sequence", "TextOutputStream",
  ]

  private static func named(_ name: String) -> TypeShape {
    .named([TypeShape.Component(name: name, arguments: [])])
  }
}
