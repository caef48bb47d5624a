import CSwivelAdapter
import Foundation

/// Handles of C: the addresses of Swift's objects.
///
/// What is unsafe here: a handle is the address of a living object of the type that is asked for, by the contract's rules C18 and
/// C19. Nothing can tell if it is not.
enum CHandle {
  /// The handle of an object, which does not retain it.
  @inline(__always)
  static func of(_ object: AnyObject) -> OpaquePointer {
    OpaquePointer(Unmanaged.passUnretained(object).toOpaque())
  }

  /// The handle of a new object with a reference that C has to give up.
  static func owned(_ object: AnyObject) -> OpaquePointer {
    OpaquePointer(Unmanaged.passRetained(object).toOpaque())
  }

  /// The object of a handle.
  static func object<Object: AnyObject>(_ handle: OpaquePointer, as type: Object.Type) -> Object {
    Unmanaged<Object>.fromOpaque(UnsafeRawPointer(handle)).takeUnretainedValue()
  }
}

/// A text as C sees it: the object behind a `swivel_string`.
final class CText: @unchecked Sendable {
  let text: String
  /// The text in UTF-8 with a zero byte behind it. The bytes never change.
  let bytes: UnsafeMutablePointer<CChar>

  init(_ text: String) {
    self.text = text
    let count = text.utf8.count
    bytes = .allocate(capacity: count + 1)
    for (position, byte) in text.utf8.enumerated() { bytes[position] = CChar(bitPattern: byte) }
    bytes[count] = 0
  }

  deinit { bytes.deallocate() }
}

/// Index paths as C sees them.
final class CIndexPaths {
  let items: UnsafeMutablePointer<swivel_index_path>

  init(_ paths: [swivel_index_path]) {
    items = .allocate(capacity: max(paths.count, 1))
    items.initialize(from: paths, count: paths.count)
  }

  deinit { items.deallocate() }
}

/// Points that both sides write: CoreGraphics' point and C's are two doubles each, in the same order, so one pointer does for both.
enum CPoint {
  static func toC(_ point: UnsafeMutablePointer<CGPoint>) -> UnsafeMutablePointer<swivel_point> {
    UnsafeMutableRawPointer(point).assumingMemoryBound(to: swivel_point.self)
  }

  static func toSwift(_ point: UnsafeMutablePointer<swivel_point>) -> UnsafeMutablePointer<CGPoint> {
    UnsafeMutableRawPointer(point).assumingMemoryBound(to: CGPoint.self)
  }
}
