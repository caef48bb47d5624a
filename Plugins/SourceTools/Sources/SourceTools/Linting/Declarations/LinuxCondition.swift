import SwiftSyntax

/// What the condition of an `#if` comes to on Linux.
internal enum LinuxCondition {
  /// Modules of other systems.
  private static let modulesElsewhere: Set<String> = [
    "AppKit", "Cocoa", "Combine", "CoreData", "CoreGraphics", "CoreLocation", "Darwin", "MapKit", "ObjectiveC",
    "QuartzCore",
    "SwiftUI", "UIKit", "WatchKit", "WinSDK",
  ]

  /// Whether the condition holds.
  ///
  /// - Parameter condition: The condition.
  /// - Returns: `nil` where that depends on more than the system, such as a flag.
  internal static func value(of condition: ExprSyntax) -> Bool? {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return value(of: negation.expression).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
      return value(of: only.expression)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)) }
    guard let call = condition.as(FunctionCallExprSyntax.self), let argument = call.arguments.first?.expression else {
      return nil
    }
    let name = argument.trimmedDescription
    switch call.calledExpression.trimmedDescription {
    case "os": return name == "Linux"
    case "canImport":
      let module = name.split(separator: ".").first.map(String.init) ?? name
      return module == "Foundation" ? true : modulesElsewhere.contains(module) ? false : nil
    case "targetEnvironment": return false
    default: return nil
    }
  }

  /// The value of operands with operators between them, of which `&&` binds closer than `||`.
  private static func value(of elements: [ExprSyntax]) -> Bool? {
    var any: Bool? = false
    for term in elements.split(whereSeparator: { $0.trimmedDescription == "||" }) {
      var all: Bool? = true
      for operand in term where operand.trimmedDescription != "&&" {
        let operand = value(of: operand)
        all = all == false || operand == false ? false : all == nil || operand == nil ? nil : true
      }
      any = any == true || all == true ? true : any == nil || all == nil ? nil : false
    }
    return any
  }
}
