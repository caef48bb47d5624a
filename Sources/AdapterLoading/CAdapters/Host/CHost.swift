import CSwivelAdapter
import Foundation
import TableKit

/// The functions that modules in C call: one table for the process.
///
/// C calls them as it likes, so each checks that it runs on the main thread before it touches a view. What is unsafe: handles
/// are what `CHandle.swift` says.
enum CHost {
  /// The table, which is never freed.
  nonisolated(unsafe) static let table: UnsafePointer<swivel_host> = {
    let memory = UnsafeMutablePointer<swivel_host>.allocate(capacity: 1)
    var host = swivel_host()
    host.size = MemoryLayout<swivel_host>.size
    host.abi = 1
    host.automatic_dimension = Double(TableView.automaticDimension)
    host.default_row_height = Double(TableView.defaultRowHeight)
    addReferences(to: &host)
    addConfiguration(to: &host)
    addGeometry(to: &host)
    addAppearance(to: &host)
    addTree(to: &host)
    addCells(to: &host)
    addScrolling(to: &host)
    addTables(to: &host)
    memory.initialize(to: host)
    return UnsafePointer(memory)
  }()

  private struct Sent<Value>: @unchecked Sendable {
    let value: Value
  }

  /// Runs something that is isolated to the main actor, where it has to be called: C cannot say where it is. Elsewhere the process
  /// ends.
  static func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
    MainActor.assumeIsolated { Sent(value: body()) }.value
  }

  /// Does something with the view of a handle.
  static func with<Object: AnyObject & Sendable, Result>(
    _ handle: OpaquePointer?, as type: Object.Type, _ body: @MainActor (Object) -> Result
  ) -> Result {
    guard let handle else { fatalError("an adapter in C gave NULL where there has to be a \(type)") }
    let object = CHandle.object(handle, as: type)
    return onMain { body(object) }
  }

  /// The view of a handle, which may be none.
  static func view(_ handle: OpaquePointer?) -> View? { handle.map { CHandle.object($0, as: View.self) } }

  /// The handle of a new object: a call's, or one that C has to give up.
  static func handle(ofNew object: AnyObject, in call: OpaquePointer?) -> OpaquePointer {
    MainActor.preconditionIsolated("an adapter in C made an object outside the main thread")
    guard let call else { return CHandle.owned(object) }
    let frame = UnsafeMutablePointer<CCallFrame>(call)
    guard frame.pointee.isOpen else {
      frame.pointee.crossing._withUnsafeGuaranteedRef { $0.trap("made an object for a call that is over") }
    }
    frame.pointee.keep(object)
    return CHandle.of(object)
  }

  private static func addReferences(to host: inout swivel_host) {
    host.retain = { object in
      guard let object else { return nil }
      nonisolated(unsafe) let reference = Unmanaged<AnyObject>.fromOpaque(object)
      CHost.onMain { _ = reference.retain() }
      return object
    }
    host.release = { object in
      guard let object else { return }
      nonisolated(unsafe) let reference = Unmanaged<AnyObject>.fromOpaque(object)
      CHost.onMain { reference.release() }
    }
    host.string_create = { call, text in
      guard let text else { fatalError("an adapter in C gave NULL where there has to be a text") }
      return CHost.handle(ofNew: CText(String(cString: text)), in: call)
    }
    host.string_text = { string in
      guard let string else { fatalError("an adapter in C gave NULL where there has to be a string") }
      return UnsafePointer(CHandle.object(string, as: CText.self).bytes)
    }
    host.view_create = { call, frame in
      CHost.handle(ofNew: CHost.onMain { View(frame: CGRect(frame)) }, in: call)
    }
    host.label_create = { call, frame, text in
      guard let text else { fatalError("an adapter in C gave NULL where there has to be a text") }
      let words = String(cString: text)
      return CHost.handle(
        ofNew: CHost.onMain {
          let label = Label(frame: CGRect(frame))
          label.text = words
          return label
        }, in: call)
    }
    host.view_as_cell = { handle in CHost.view(handle).flatMap { $0 as? TableViewCell }.map(CHandle.of) }
    host.view_as_scroll = { handle in CHost.view(handle).flatMap { $0 as? ScrollView }.map(CHandle.of) }
    host.view_as_table = { handle in CHost.view(handle).flatMap { $0 as? TableView }.map(CHandle.of) }
  }
}
