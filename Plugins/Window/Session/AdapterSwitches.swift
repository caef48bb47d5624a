import AdapterLoading
import Arguments
import Interposing
import Scenes
import TableKit

/// The adapters of a table, each of which can be taken out of its chain and put back.
@MainActor
final class AdapterSwitches {
  private let table: TableView
  private let adapters: [LoadedAdapter]
  private var areOn: [Bool]

  /// Switches for a table in which the adapters are installed, in this order.
  init(_ adapters: [LoadedAdapter], of table: TableView) {
    self.adapters = adapters
    self.table = table
    areOn = [Bool](repeating: true, count: adapters.count)
  }

  /// Switches an adapter off or on.
  ///
  /// - Parameter number: Its number, from 1 next to the conformers.
  /// - Returns: Its name and whether it is on now; `nil` if there is no adapter of the number.
  /// - Throws: Why it cannot be put back. Then it stays off.
  func toggle(_ number: Int) throws(CommandFailure) -> (name: String, isOn: Bool)? {
    let index = number - 1
    guard adapters.indices.contains(index) else { return nil }
    let name = adapters[index].adapter.name
    do {
      if areOn[index] {
        try table.uninstallAdapter(named: name)
        areOn[index] = false
      } else {
        // Each goes next to the host: those above it make room.
        for later in adapters.indices.reversed() where later > index && areOn[later] {
          try table.uninstallAdapter(named: adapters[later].adapter.name)
        }
        defer { for later in adapters.indices where later > index && areOn[later] { reinstall(later) } }
        try table.install(adapters[index].adapter)
        areOn[index] = true
      }
    } catch {
      throw .failed(error)
    }
    return (name, areOn[index])
  }

  private func reinstall(_ index: Int) {
    do {
      try table.install(adapters[index].adapter)
    } catch {
      areOn[index] = false
      Terminal.warn(error.description)
    }
  }

  /// The chain as the title bar shows it, from the table inwards: `2 rotated-headers → 1 rotated-cells`, with those that are off in
  /// brackets.
  var chainText: String {
    var parts: [String] = []
    for index in adapters.indices.reversed() {
      let text = "\(index + 1) \(adapters[index].adapter.name)"
      parts.append(areOn[index] ? text : "(\(text))")
    }
    return parts.joined(separator: " → ")
  }
}
