import SwiftSyntax

/// What the code of the linted files calls and reads: a member that is used is there for its own sake.
internal final class UseCollector: SyntaxVisitor {
  /// A call, or a name with labels.
  private struct Call: Hashable {
    let labels: [String]
    /// How many closures stand behind the parentheses; the first has no label of its own.
    let trailingClosures: Int
  }

  private var calls: [String: Set<Call>] = [:]
  /// The names that are read as properties, for each the last names of what they are read from; `self` for bare names.
  private var reads: [String: Set<String>] = [:]

  /// Collects.
  ///
  /// - Parameter files: The files.
  internal init(_ files: [LintedFile]) {
    super.init(viewMode: .sourceAccurate)
    for file in files { walk(file.source.tree) }
  }

  /// Whether somebody calls a method, or names it with its labels.
  internal func isCalled(_ method: DeclaredMethod) -> Bool {
    let labels = method.labels
    let defaulted = method.parameters.map { $0.syntax.defaultValue != nil }
    return calls[method.baseName]?.contains { Self.fits($0, labels: labels[...], defaulted: defaulted[...]) } ?? false
  }

  /// Whether somebody reads a property, of any object but those with the names given.
  internal func isRead(_ name: String, exceptFrom hosts: Set<String>) -> Bool {
    reads[name].map { !$0.isSubset(of: hosts) } ?? false
  }

  private static func fits(_ call: Call, labels: ArraySlice<String>, defaulted: ArraySlice<Bool>) -> Bool {
    guard let label = labels.first, let isDefaulted = defaulted.first else {
      return call.labels.isEmpty && call.trailingClosures == 0
    }
    if isDefaulted, fits(call, labels: labels.dropFirst(), defaulted: defaulted.dropFirst()) { return true }
    var rest = call
    if call.labels.first == label {
      rest = Call(labels: Array(call.labels.dropFirst()), trailingClosures: call.trailingClosures)
    } else if call.labels.isEmpty, call.trailingClosures > 0 {
      rest = Call(labels: [], trailingClosures: call.trailingClosures - 1)
    } else {
      return false
    }
    return fits(rest, labels: labels.dropFirst(), defaulted: defaulted.dropFirst())
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    let name = callee.as(DeclReferenceExprSyntax.self) ?? callee.as(MemberAccessExprSyntax.self)?.declName
    guard let name else { return .visitChildren }
    let closures = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
    let call = Call(
      labels: node.arguments.map { $0.label?.text.withoutBackticks ?? "_" }, trailingClosures: closures)
    calls[name.baseName.text.withoutBackticks, default: []].insert(call)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text.withoutBackticks
    if let names = node.argumentNames {
      let labels = names.arguments.map { $0.name.text.withoutBackticks }
      calls[name, default: []].insert(Call(labels: labels, trailingClosures: 0))
      return .visitChildren
    }
    guard let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id else {
      reads[name, default: []].insert("self")
      return .visitChildren
    }
    let base = member.base
    let last = base?.as(MemberAccessExprSyntax.self)?.declName ?? base?.as(DeclReferenceExprSyntax.self)
    reads[name, default: []].insert(last?.baseName.text.withoutBackticks ?? "")
    return .visitChildren
  }
}
