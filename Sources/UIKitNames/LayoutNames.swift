/// A ``LayoutConstraint`` by UIKit's name.
public typealias NSLayoutConstraint = LayoutConstraint
/// A ``LayoutAnchor`` by UIKit's name.
public typealias NSLayoutAnchor = LayoutAnchor
/// A ``LayoutXAxisAnchor`` by UIKit's name.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
/// A ``LayoutYAxisAnchor`` by UIKit's name.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
/// A ``LayoutDimension`` by UIKit's name.
public typealias NSLayoutDimension = LayoutDimension
/// A ``LayoutGuide`` by UIKit's name.
public typealias UILayoutGuide = LayoutGuide
/// A ``LayoutPriority`` by UIKit's name.
public typealias UILayoutPriority = LayoutPriority
/// ``SemanticContentAttribute`` by UIKit's name.
public typealias UISemanticContentAttribute = SemanticContentAttribute
/// ``UserInterfaceLayoutDirection`` by UIKit's name.
public typealias UIUserInterfaceLayoutDirection = UserInterfaceLayoutDirection
