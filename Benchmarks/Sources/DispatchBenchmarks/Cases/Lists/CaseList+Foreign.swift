extension CaseList {
  static let erased = [
    ListedCase("invocation/proceed", allocatingAtMost: 2) {
      try WitnessCase(interposers: [.proceeding("proceed")])
    },
    ListedCase("trace/collecting", allocatingAtMost: 2) { try TraceCase() },
    ListedCase("foreign/call") { try ForeignCallCase() },
    ListedCase("foreign/closure") { try ForeignClosureCase.proceeding() },
    ListedCase("foreign/closure/typed") { try ForeignClosureCase.typed() },
    ListedCase("libffi/raw-call", isPeer: true) { try RawCallCase() },
    ListedCase("libffi/raw-closure-call", isPeer: true) { try RawClosureCallCase() },
  ]

  static let adapters = [
    ListedCase("adapter/swift") { try WitnessCase(raise: 1, adapters: [RaisingAdapter()]) },
    ListedCase("adapter/c") { try WitnessCase(raise: 1, adapters: [RaisingAdapter.inC()]) },
    ListedCase("adapter/c-foreign") { try ForeignAdapterCase() },
    ListedCase("c/function-pointer", isPeer: true) { try FunctionPointerCase() },
  ]

  static let loading = [
    loading("module/dlopen", method: "system"),
    loading("module/adapter", method: "adapter"),
  ]

  private static func loading(_ name: String, method: String) -> ListedCase {
    ListedCase(name, nil, .microsecond, allocatingAtMost: nil, measuringItself: true) {
      try LoadingCase(method: method)
    }
  }
}
