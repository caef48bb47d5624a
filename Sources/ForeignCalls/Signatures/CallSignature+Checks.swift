extension CallSignature {
  /// Checks that types stand for the parameters', one by one.
  @usableFromInline
  func check<each Argument: ForeignRepresentable>(
    _ argument: repeat (each Argument).Type
  ) throws(ForeignCallError) {
    var position = 0
    var problem: Int?
    for type in repeat each argument {
      if problem == nil, position < parameters.count, !type.represents(parameters[position].type) { problem = position }
      position += 1
    }
    guard position == parameters.count else {
      throw .argumentCount(function: description, expected: parameters.count, given: position)
    }
    guard let problem else { return }
    position = 0
    for type in repeat each argument {
      if position == problem { throw self.problem(with: "\(type)", at: position) }
      position += 1
    }
  }

  /// Checks that a type stands for a parameter's.
  ///
  /// - Parameter position: Which one, counted from 0.
  func check<Argument: ForeignRepresentable>(_ argument: Argument.Type, at position: Int) throws(ForeignCallError) {
    let type = try type(ofArgument: position)
    if !Argument.represents(type) { throw problem(with: "\(Argument.self)", at: position) }
  }

  /// Checks that a type stands for the result's.
  @usableFromInline
  func check<Result: ForeignRepresentable>(result: Result.Type) throws(ForeignCallError) {
    guard Result.represents(self.result) else {
      throw .resultType(
        function: description, expected: self.result.description, swiftTypes: self.result.swiftTypes,
        given: "\(Result.self)")
    }
  }

  /// The type of a parameter.
  ///
  /// - Parameter position: Which one, counted from 0.
  func type(ofArgument position: Int) throws(ForeignCallError) -> CType {
    guard parameters.indices.contains(position) else {
      throw .noSuchArgument(function: description, position: position + 1, count: parameters.count)
    }
    return parameters[position].type
  }

  /// Why a value cannot be an argument.
  func error(_ problem: ForeignValueProblem, of value: ForeignValue, at position: Int) -> ForeignCallError {
    switch problem {
    case .kind: self.problem(with: value.kind, at: position)
    case .range:
      .argumentRange(
        function: description, position: position + 1, name: parameters[position].name,
        expected: parameters[position].type.description, given: value.description)
    }
  }

  /// Why a value cannot be the result.
  func error(_ problem: ForeignValueProblem, ofResult value: ForeignValue) -> ForeignCallError {
    switch problem {
    case .kind:
      .resultType(
        function: description, expected: result.description, swiftTypes: result.swiftTypes, given: value.kind)
    case .range:
      .resultRange(function: description, expected: result.description, given: value.description)
    }
  }

  private func problem(with given: String, at position: Int) -> ForeignCallError {
    .argumentType(
      function: description, position: position + 1, name: parameters[position].name,
      expected: parameters[position].type.description, swiftTypes: parameters[position].type.swiftTypes, given: given)
  }
}
