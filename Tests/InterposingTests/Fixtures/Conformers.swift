import Foundation
import Interposing

/// Implements everything.
@MainActor
class FullDelegate: GaugeDelegate {
  var changes = 0
  var onChange: (() -> Void)?
  func gauge(_ gauge: Gauge, readingAt position: Int) -> Double { Double(position) * 10 }
  func gauge(_ gauge: Gauge, weightAt position: Int) -> Double { Double(position) + 0.5 }
  func gauge(_ gauge: Gauge, labelAt position: Int) -> String? { position == 0 ? nil : "label \(position)" }
  func gaugeDidChange(_ gauge: Gauge) {
    changes += 1
    onChange?()
  }
}

/// Leaves everything out that may be left out.
@MainActor
final class BareDelegate: GaugeDelegate {
  func gauge(_ gauge: Gauge, readingAt position: Int) -> Double { -1 }
}

/// Overrides what its base class implements.
final class OverridingDelegate: FullDelegate {
  override func gauge(_ gauge: Gauge, weightAt position: Int) -> Double { 100 }
}

/// Its base class leaves the weight out.
@MainActor
class LightDelegate: GaugeDelegate {
  func gauge(_ gauge: Gauge, readingAt position: Int) -> Double { 1 }
}

/// Adds what its base class leaves out: the base's conformance keeps the default, by a rule of the language.
// swivel-lint-ignore: that is what it is for
final class HeavierDelegate: LightDelegate {
  func gauge(_ gauge: Gauge, weightAt position: Int) -> Double { 7 }
}

/// A generic conformer.
@MainActor
final class GenericDelegate<Value: BinaryFloatingPoint>: GaugeDelegate {
  let value: Value
  init(_ value: Value) { self.value = value }
  func gauge(_ gauge: Gauge, readingAt position: Int) -> Double { Double(value) }
  func gauge(_ gauge: Gauge, weightAt position: Int) -> Double { Double(value) * 2 }
}

/// A conformer with Foundation's root class.
final class RootedDelegate: NSObject, GaugeDelegate {
  func gauge(_ gauge: Gauge, readingAt position: Int) -> Double { 3 }
  func gauge(_ gauge: Gauge, labelAt position: Int) -> String? { "rooted" }
}

/// Its optional methods stand in an extension in another file.
@MainActor
final class ScatteredDelegate: GaugeDelegate {
  func gauge(_ gauge: Gauge, readingAt position: Int) -> Double { 4 }
}

/// Conforms in an extension, to a refinement of the protocol.
@MainActor
protocol NamedGaugeDelegate: GaugeDelegate {
  var name: String { get }
}

@MainActor
final class RefinedDelegate {
  let name = "refined"
}

extension RefinedDelegate: NamedGaugeDelegate {
  func gauge(_ gauge: Gauge, readingAt position: Int) -> Double { 5 }
  func gaugeDidChange(_ gauge: Gauge) {}
}
