import SwiftSyntax

extension SourceFile {
  /// The file's first struct with stored properties that are made as witnesses, `var delegate = TableViewDelegateWitness()`: its
  /// name, and of each of them the name and the protocol's name.
  internal var composite: (name: String, parts: [(property: String, protocolName: String)])? {
    for item in tree.statements {
      guard let type = item.item.as(StructDeclSyntax.self) else { continue }
      var parts: [(String, String)] = []
      for member in type.memberBlock.members {
        guard let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks,
          let call = binding.initializer?.value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
          let made = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, made.hasSuffix("Witness")
        else { continue }
        parts.append((name, String(made.dropLast("Witness".count))))
      }
      if !parts.isEmpty { return (type.name.text.withoutBackticks, parts) }
    }
    return nil
  }
}
