import Foundation

/// An action that a recogniser or a control calls, to be taken away again by whoever keeps this.
@MainActor
public final class ActionRegistration {
  var isActive = true

  init() {}

  /// Takes the action away; it is not called any more, not even in the rest of a round of calls that is running.
  public func cancel() {
    isActive = false
  }
}

/// Closures that are called in the order in which they were added, and may add and take away while they are.
@MainActor
struct ActionList<Sender> {
  private struct Entry {
    let registration: ActionRegistration
    /// A bit for each event that it is called for.
    let events: UInt
    let body: @MainActor (Sender) -> Void
  }

  private var entries: [Entry] = []

  mutating func add(for events: UInt = .max, _ body: @escaping @MainActor (Sender) -> Void) -> ActionRegistration {
    var kept = 0
    for index in entries.indices where entries[index].registration.isActive {
      if kept != index { entries[kept] = entries[index] }
      kept += 1
    }
    entries.removeSubrange(kept...)
    let registration = ActionRegistration()
    entries.append(Entry(registration: registration, events: events, body: body))
    return registration
  }

  func call(with sender: Sender, for events: UInt = .max) {
    for entry in entries where entry.events & events != 0 && entry.registration.isActive { entry.body(sender) }
  }
}
