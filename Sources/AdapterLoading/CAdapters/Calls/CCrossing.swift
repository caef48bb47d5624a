import CSwivelAdapter
import Foundation
import TableKit

/// A C function in a chain: between the closure that the host calls and the one that stands below.
///
/// There is a subclass for each signature, generated: its closure calls the function with the arguments as C has them, and hands
/// over a C function as `next` that finds the closure below through the call. The call allocates nothing, and looks up
/// nothing.
///
/// What is unsafe stands here, in `CCallFrame.swift`, `CHandle.swift` and the generated file:
///
/// - `function.address` is that of a function with the subclass's signature. The module says so; its text has been compared with the
///   requirement's.
/// - All calls are on the main actor, by the contract: closures that are isolated to it are called without a check.
/// - A crossing lives while its closure is called, since the host's pass keeps the closures of a chain; and with it live
///   the adapter's context, which `function` keeps, and the frames.
class CCrossing: @unchecked Sendable {
  /// What is called.
  final let function: CFunction
  /// The function's first argument.
  final let context: UnsafeMutableRawPointer
  /// ``IndexPathWords/pairTag``.
  final let pairTag: Int
  private final let frame: UnsafeMutablePointer<CCallFrame>

  init(_ function: CFunction) {
    self.function = function
    context = function.context.pointer
    pairTag = IndexPathWords.pairTag
    frame = .allocate(capacity: 1)
    frame.initialize(to: CCallFrame(self))
  }

  deinit {
    var next: UnsafeMutablePointer<CCallFrame>? = frame
    while let current = next {
      next = current.pointee.inner
      current.deinitialize(count: 1)
      current.deallocate()
    }
  }

  // MARK: Calls

  /// Begins a call of the function.
  @inline(__always)
  final func begin() -> UnsafeMutablePointer<CCallFrame> {
    guard !frame.pointee.isOpen else { return beginInside() }
    frame.pointee.isOpen = true
    return frame
  }

  @inline(never)
  private final func beginInside() -> UnsafeMutablePointer<CCallFrame> {
    var current = frame
    while current.pointee.isOpen {
      if let inner = current.pointee.inner {
        current = inner
      } else {
        let inner = UnsafeMutablePointer<CCallFrame>.allocate(capacity: 1)
        inner.initialize(to: CCallFrame(self))
        current.pointee.inner = inner
        current = inner
      }
    }
    current.pointee.isOpen = true
    return current
  }

  /// Ends a call. What it kept alive may go then, so the result has to be Swift's by now.
  @inline(__always)
  final func end(_ call: UnsafeMutablePointer<CCallFrame>) {
    call.pointee.isOpen = false
    if call.pointee.keepsAnything { call.pointee.releaseKept() }
  }

  /// Does something with the crossing of a call that C hands back.
  @inline(__always)
  static func proceed<Crossing: CCrossing, Result>(
    _ call: OpaquePointer?, as type: Crossing.Type, _ body: (Crossing, UnsafeMutablePointer<CCallFrame>) -> Result
  ) -> Result {
    guard let call else { fatalError("an adapter in C called next with NULL as its call") }
    let frame = UnsafeMutablePointer<CCallFrame>(call)
    return frame.pointee.crossing._withUnsafeGuaranteedRef { body(unsafeDowncast($0, to: type), frame) }
  }

  /// Checks that a call that C hands back is under way.
  @inline(__always)
  final func check(_ call: UnsafeMutablePointer<CCallFrame>) {
    guard call.pointee.isOpen else { trap("called next after its function had returned") }
  }

  @inline(never)
  final func trap(_ what: String) -> Never {
    fatalError("adapter \(function.adapter): \(function.requirement): the module \(what)")
  }

  // MARK: To C

  @inline(__always)
  final func toC(_ path: IndexPath) -> swivel_index_path { IndexPathWords.toC(path, pairTag: pairTag) }

  final func toC(optional path: IndexPath?) -> swivel_index_path { IndexPathWords.toC(path) }

  final func toC(_ paths: [IndexPath], _ call: UnsafeMutablePointer<CCallFrame>) -> swivel_index_paths {
    let list = CIndexPaths(paths.map { toC($0) })
    call.pointee.keep(list)
    return swivel_index_paths(items: list.items, count: paths.count)
  }

  final func optionalHandle(of object: AnyObject?) -> OpaquePointer? { object.map(CHandle.of) }

  /// The handle of an object that nobody else may have: it lives until the call ends.
  final func keptHandle(of object: AnyObject?, _ call: UnsafeMutablePointer<CCallFrame>) -> OpaquePointer? {
    guard let object else { return nil }
    call.pointee.keep(object)
    return CHandle.of(object)
  }

  final func toC(_ text: String?, _ call: UnsafeMutablePointer<CCallFrame>) -> OpaquePointer? {
    keptHandle(of: text.map(CText.init), call)
  }

  final func toC(_ style: TableViewCell.EditingStyle) -> swivel_editing_style {
    swivel_editing_style(style.rawValue)
  }

  // MARK: To Swift

  /// Whether a path has both indexes, so that its words can be handed on. The sign of all three is looked at at once: no section,
  /// no row, and words that are not what is thought are rare.
  @inline(__always)
  final func isPair(_ path: swivel_index_path) -> Bool { path.section | path.row | Int64(pairTag) >= 0 }

  /// The words of a path that has both indexes.
  @inline(__always)
  final func words(_ path: swivel_index_path) -> IndexPathWords { IndexPathWords(path, pairTag: pairTag) }

  final func toSwift(_ path: swivel_index_path) -> IndexPath {
    guard path.section != IndexPathWords.noSection else { trap("gave no index path where one has to be") }
    return IndexPathWords.toSwift(path)
  }

  final func toOptional(_ path: swivel_index_path) -> IndexPath? {
    path.section == IndexPathWords.noSection ? nil : IndexPathWords.toSwift(path)
  }

  final func toSwift(_ paths: swivel_index_paths) -> [IndexPath] {
    guard paths.count == 0 || paths.items != nil else { trap("gave NULL where there have to be index paths") }
    return UnsafeBufferPointer(start: paths.items, count: paths.count).map(toSwift)
  }

  /// Does something with an object that C hands back, which is not retained for it.
  @inline(__always)
  final func with<Object: AnyObject, Result>(
    _ handle: OpaquePointer?, as type: Object.Type, _ body: (Object) -> Result
  ) -> Result {
    guard let handle else { trap("gave NULL where there has to be a \(type)") }
    return Unmanaged<Object>.fromOpaque(UnsafeRawPointer(handle))._withUnsafeGuaranteedRef(body)
  }

  final func toSwift<Object: AnyObject>(_ handle: OpaquePointer?, as type: Object.Type) -> Object {
    guard let handle else { trap("gave NULL where there has to be a \(type)") }
    return CHandle.object(handle, as: type)
  }

  final func toOptional<Object: AnyObject>(_ handle: OpaquePointer?, as type: Object.Type) -> Object? {
    handle.map { CHandle.object($0, as: type) }
  }

  final func toText(_ handle: OpaquePointer?) -> String { toSwift(handle, as: CText.self).text }

  final func toOptionalText(_ handle: OpaquePointer?) -> String? {
    handle.map { CHandle.object($0, as: CText.self).text }
  }

  final func toSwift(_ style: swivel_editing_style) -> TableViewCell.EditingStyle {
    TableViewCell.EditingStyle(rawValue: Int(style)) ?? .none
  }

  final func toSwift(_ point: UnsafeMutablePointer<swivel_point>?) -> UnsafeMutablePointer<CGPoint> {
    guard let point else { trap("gave NULL where there has to be a point") }
    return CPoint.toSwift(point)
  }
}
