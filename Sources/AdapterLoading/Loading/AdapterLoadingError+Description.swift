import Interposing

extension AdapterLoadingError: CustomStringConvertible {
  /// One line: what failed, why, and what to do.
  public var description: String {
    text.onOneLine
  }

  private var text: String {
    switch self {
    case .invalidName(let name):
      "adapter \(name.quotedOnOneLine): that is not an adapter's name: names are in kebab-case, such as rotated-cells"
    case .notFound(let name, [], _):
      "adapter \(name): not found: the search path is empty; name a folder in \(SearchPath.environmentVariable)"
    case .notFound(let name, let places, let available):
      "adapter \(name): not found: looked in \(places.joined(separator: ", ")); "
        + Self.advice(for: name, available: available)
    case .invalidRequest(let request, let reason):
      "adapter \(request.quotedOnOneLine): \(reason); expected NAME or NAME:key=value,key=value"
    case .manifestUnreadable(let path, let reason):
      "manifest \(path): \(reason)"
    case .manifestInvalid(let path, let jsonPath, let reason):
      "manifest \(path): \(jsonPath): \(reason)"
    case .settingsInvalid(let path, let jsonPath, let reason):
      "settings \(path): \(jsonPath): \(reason)"
    case .orderCycle(let names):
      "adapters \(names.joined(separator: ", ")): no order suits their manifests: "
        + "\((names + names.prefix(1)).joined(separator: " before ")); keep one of them out, or correct its before or after"
    case .unsupportedABI(let adapter, let found, let supported):
      "adapter \(adapter): it keeps to version \(found) of the module contract, this program to \(Self.range(supported)); "
        + (found > supported.upperBound ? "update this program" : "build the adapter anew")
    case .moduleMissing(let adapter, let path):
      "adapter \(adapter): \(path): there is no such file; build the module, or correct the manifest's key file"
    case .moduleNotRegularFile(let adapter, let path, let kind):
      "adapter \(adapter): \(path): it is \(kind), not a regular file; correct the manifest's key file"
    case .moduleUnreadable(let adapter, let path, let reason):
      "adapter \(adapter): \(path): it cannot be read: \(reason)"
    case .moduleNotLoadable(let adapter, let path, let fault):
      "adapter \(adapter): \(path): \(fault); build the module anew"
    case .noEntry(let adapter, let path, let symbol):
      "adapter \(adapter): \(path): it exports no function \(symbol), so it is not an adapter module"
    case .ownLibraryCopy(let adapter, let path, let library):
      "adapter \(adapter): \(path): it does not use this program's \(library), so it has types of its own; "
        + "let it depend on the product SwivelKit and on nothing else of the package"
    case .compilerMismatch(let adapter, let module, let host):
      "adapter \(adapter): it was built by Swift \(module), this program by Swift \(host); "
        + "build the adapter with Swift \(host)"
    case .libraryMismatch(let adapter, let module, let host):
      "adapter \(adapter): it was built against version \(module) of the library, this program has version \(host); "
        + "build the adapter against version \(host)"
    case .compilerRecordMismatch(let adapter, let path, let module, let host):
      "adapter \(adapter): \(path): its code is by another compiler than its manifest says: by \(module), "
        + "this program by \(host); build the adapter with this program's compiler"
    case .compilerUnrecorded(let adapter, let path):
      "adapter \(adapter): \(path): nothing in it says which compiler built it; keep its section .comment"
    case .hostWithoutLibrary(let adapter, let library):
      "adapter \(adapter): this program does not share \(library) with its adapters; "
        + "let it depend on the product SwivelKit and on nothing else of the package"
    case .hostUnreadable(let path, let reason):
      "this program's own \(path): \(reason)"
    case .openingFailed(let adapter, let path, let reason):
      "adapter \(adapter): \(path): the system cannot open it: \(reason)"
    case .brokenEntry(let adapter, let path, let reason):
      "adapter \(adapter): \(path): its entry \(reason)"
    case .brokenModule(let adapter, let path, let fault):
      "adapter \(adapter): \(path): \(fault)"
    case .unsound(let adapter, let path, let reason):
      reason.hasPrefix("adapter \(adapter): ")
        ? reason : "adapter \(adapter): \(path): \(reason); it was tried in a process of its own, and is not loaded"
    case .probeFailed(let manifest, let reason):
      "manifest \(manifest): no process can be started to try the module in: \(reason)"
    case .refused(let adapter, let reason):
      reason.hasPrefix("adapter \(adapter): ") ? reason : "adapter \(adapter): \(reason)"
    case .nameMismatch(let adapter, let actual):
      "adapter \(adapter): the module calls its adapter \(actual.quotedOnOneLine); correct the manifest or the module"
    }
  }

  private static func advice(for name: String, available: [String]) -> String {
    if let question = NearestNames(to: name, among: available).question { return question }
    guard !available.isEmpty else { return "there are no adapters" }
    let shown = available.prefix(12).joined(separator: ", ")
    return "there are \(shown)" + (available.count > 12 ? " and \(available.count - 12) more" : "")
  }

  private static func range(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "version \(range.lowerBound)" : "versions \(range.lowerBound) to \(range.upperBound)"
  }
}
