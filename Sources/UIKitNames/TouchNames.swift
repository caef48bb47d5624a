/// A ``Touch`` by UIKit's name.
public typealias UITouch = Touch
/// An ``Event`` by UIKit's name.
public typealias UIEvent = Event
/// A ``GestureRecognizer`` by UIKit's name.
public typealias UIGestureRecognizer = GestureRecognizer
/// ``GestureRecognizerDelegate`` by UIKit's name. As a type it needs `any`.
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
/// A ``TapGestureRecognizer`` by UIKit's name.
public typealias UITapGestureRecognizer = TapGestureRecognizer
/// A ``LongPressGestureRecognizer`` by UIKit's name.
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
/// A ``PanGestureRecognizer`` by UIKit's name.
public typealias UIPanGestureRecognizer = PanGestureRecognizer
/// A ``ScreenEdgePanGestureRecognizer`` by UIKit's name.
public typealias UIScreenEdgePanGestureRecognizer = ScreenEdgePanGestureRecognizer
