/// A ``View`` by UIKit's name.
public typealias UIView = View
/// A ``Label`` by UIKit's name.
public typealias UILabel = Label
/// An ``ImageView`` by UIKit's name.
public typealias UIImageView = ImageView
/// A ``Control`` by UIKit's name.
public typealias UIControl = Control
/// A ``Button`` by UIKit's name.
public typealias UIButton = Button
/// A ``ScrollView`` by UIKit's name.
public typealias UIScrollView = ScrollView
/// ``ScrollViewDelegate`` by UIKit's name. As a type it needs `any`.
public typealias UIScrollViewDelegate = ScrollViewDelegate
/// A ``StackView`` by UIKit's name.
public typealias UIStackView = StackView
/// A ``Window`` by UIKit's name.
public typealias UIWindow = Window
/// A ``Responder`` by UIKit's name.
public typealias UIResponder = Responder
/// A ``ViewPropertyAnimator`` by UIKit's name.
public typealias UIViewPropertyAnimator = ViewPropertyAnimator

/// A ``Color`` by UIKit's name.
public typealias UIColor = Color
/// A ``Font`` by UIKit's name.
public typealias UIFont = Font
/// An ``Image`` by UIKit's name.
public typealias UIImage = Image
/// ``EdgeInsets`` by UIKit's name.
public typealias UIEdgeInsets = EdgeInsets
/// ``TextAlignment`` by UIKit's name.
public typealias NSTextAlignment = TextAlignment
/// ``LineBreakMode`` by UIKit's name.
public typealias NSLineBreakMode = LineBreakMode

extension View {
  /// ``TableKit/AutoresizingMask`` where UIKit has it.
  public typealias AutoresizingMask = TableKit.AutoresizingMask
  /// ``ImageView/ContentMode`` where UIKit has it.
  public typealias ContentMode = ImageView.ContentMode
}

extension Control {
  /// ``Control/Events`` where UIKit has it.
  public typealias Event = Control.Events
}

/// A ``TextField`` by UIKit's name.
public typealias UITextField = TextField
/// A ``RefreshControl`` by UIKit's name.
public typealias UIRefreshControl = RefreshControl
