import CLibFuzzer

/// Something that is tried out with bytes that libFuzzer makes up.
public protocol FuzzTarget {
  /// Tries it out.
  ///
  /// - Parameter input: The bytes.
  /// - Returns: What is wrong with what came out, or `nil`. A trap is wrong in any case.
  static func fault(of input: [UInt8]) -> String?
}

extension FuzzTarget {
  /// Runs libFuzzer as the command line says. A fault ends the process; libFuzzer then writes the input into a file.
  public static func fuzz() {
    var argumentCount = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    current = fault(of:)
    // The bytes are libFuzzer's until the closure returns, and are copied at once.
    LLVMFuzzerRunDriver(&argumentCount, &arguments) { data, count in
      if let fault = current([UInt8](UnsafeBufferPointer(start: data, count: count))) { fatalError(fault) }
      return 0
    }
  }
}

/// What is tried out: a C function has no context. Written once, before libFuzzer's only thread begins.
nonisolated(unsafe) private var current: ([UInt8]) -> String? = { _ in nil }
