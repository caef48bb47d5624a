import Foundation

@testable import AdapterLoading
@testable import StrictJSON

/// Reading manifests. Any bytes at all make a manifest or an error that says where; what is read as JSON is JSON to Foundation
/// as well; and what makes a manifest
///
/// - says what a reading of the JSON without types says, for every key that has to be there, and for those that only a module in Swift
///   has,
/// - is the same manifest when it is written and read again, without a key that nobody knows.
public enum ManifestTarget: FuzzTarget {
  public static func fault(of input: [UInt8]) -> String? {
    if let fault = jsonFault(of: input) { return fault }
    let manifest: AdapterManifest
    do {
      manifest = try AdapterManifest(json: input)
    } catch {
      return error.jsonPath.hasPrefix("$") && !error.reason.isEmpty ? nil : "an error without a place or a reason"
    }
    // Whatever it is called, the rest of the reading has to come to an end too.
    let file = try? ManifestFile(json: input, path: "/adapters/\(manifest.name).json")
    guard let file, file.manifest == manifest else { return "the file's manifest is another one" }
    for warning in file.warnings where warning.description.contains(where: \.isNewline) {
      return "a warning of more than one line"
    }
    return untypedFault(of: manifest, input) ?? rewritingFault(of: manifest)
  }

  /// Compares the strict reading of JSON with Foundation's, which knows no numbers that are too large for it, and takes no
  /// offence at a comma behind the last value.
  private static func jsonFault(of input: [UInt8]) -> String? {
    let untyped = try? JSONSerialization.jsonObject(with: Data(input), options: .fragmentsAllowed)
    do {
      let value = try JSONValue(input)
      if let untyped {
        return Set(value.keys) == Set((untyped as? [String: Any] ?? [:]).keys) ? nil : "the keys are others"
      }
      return input.contains { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") } ? nil : "that is not JSON"
    } catch {
      let isStricter =
        error.reason.contains("the key is there twice") || error.reason.contains("got “}")
        || error.reason.contains("got “]")
        || error.reason.hasSuffix("another")
        || error.reason.hasSuffix("UTF-8")
        || input.contains(0) || input.starts(with: [0xEF, 0xBB, 0xBF])
      return untyped == nil || isStricter ? nil : "that is JSON, and refused: \(error.jsonPath): \(error.reason)"
    }
  }

  private static func untypedFault(of manifest: AdapterManifest, _ input: [UInt8]) -> String? {
    guard let untyped = try? JSONSerialization.jsonObject(with: Data(input)) as? [String: Any] else {
      return "accepted, but no JSON object"
    }
    for (key, value) in [
      ("name", manifest.name), ("version", manifest.version), ("kind", manifest.kind.rawValue),
      ("file", manifest.file), ("compiler", manifest.compiler), ("library", manifest.library),
    ] as [(String, String?)] where untyped[key] as? String != value || (untyped[key] == nil) != (value == nil) {
      return "\(key) is \(value.debugDescription) in the manifest and \(untyped[key].debugDescription) in the text"
    }
    guard (manifest.kind == .c) == (manifest.compiler == nil), (manifest.kind == .c) == (manifest.library == nil) else {
      return "a compiler and a library for a module in C, or none for one in Swift"
    }
    guard (untyped["abi"] as? NSNumber)?.intValue == manifest.abi else { return "the versions of the contract differ" }
    guard isName(manifest.name), !manifest.file.utf8.contains(0), !manifest.file.hasPrefix("/") else {
      return "a name or a file that no manifest may have"
    }
    let neighbours = manifest.before + manifest.after
    guard neighbours.allSatisfy(isName), Set(neighbours).count == neighbours.count,
      !neighbours.contains(manifest.name)
    else { return "wishes that contradict each other" }
    return nil
  }

  /// Kebab-case by its definition: words between hyphens, none empty, the first beginning with a letter.
  private static func isName(_ text: String) -> Bool {
    let words = text.split(separator: "-", omittingEmptySubsequences: false)
    let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789".unicodeScalars)
    return words.allSatisfy { !$0.isEmpty && $0.unicodeScalars.allSatisfy(allowed.contains) }
      && text.first?.isNumber == false && text.count <= 200
  }

  private static func rewritingFault(of manifest: AdapterManifest) -> String? {
    do {
      let written = [UInt8](try JSONEncoder().encode(manifest))
      guard try AdapterManifest(json: written) == manifest else { return "written and read again it is another one" }
      let unknown = AdapterManifest.unknownKeys(in: try JSONValue(written))
      return unknown.isEmpty ? nil : "it writes keys that it does not know: \(unknown)"
    } catch {
      return "it cannot be written and read again: \(error)"
    }
  }
}
