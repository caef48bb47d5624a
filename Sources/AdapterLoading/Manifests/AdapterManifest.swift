/// What an adapter module says of itself, in a JSON file beside it, so that a host knows it without opening the module.
///
/// ```json
/// {
///   "name": "rotated-cells",
///   "version": "0.1.0",
///   "kind": "swift",
///   "file": "../libRotatedCellsModule.so",
///   "abi": 1,
///   "compiler": "6.3.1",
///   "library": "0.1.0"
/// }
/// ```
///
/// All keys have to be there. The build plugin `BuildRecord` fills in `file`, `compiler` and `library`.
public struct AdapterManifest: Sendable, Hashable, Codable {
  /// What a module is written in, and so how it is entered.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// A Swift module: it exports `swivel_adapter_entry` and shares the library with its host.
    case swift
  }

  /// The adapter's name in kebab-case; the manifest's file is called the same, with the ending `.json`.
  public var name: String
  /// The adapter's own version.
  public var version: String
  /// What the module is written in.
  public var kind: Kind
  /// The module's file, relative to the manifest's folder.
  public var file: String
  /// The version of the contract between host and module that the module keeps to.
  public var abi: Int
  /// The version of the Swift compiler that built the module, such as `6.3.1`.
  public var compiler: String
  /// The version of the library that the module was built against, such as `0.1.0`.
  public var library: String

  /// Makes a manifest. Whether its values are allowed is checked when a manifest is read.
  public init(
    name: String, version: String, kind: Kind, file: String, abi: Int, compiler: String, library: String
  ) {
    self.name = name
    self.version = version
    self.kind = kind
    self.file = file
    self.abi = abi
    self.compiler = compiler
    self.library = library
  }

  /// Reads a manifest from any decoder, such as a JSON decoder.
  ///
  /// - Throws: `DecodingError` if a key is missing or a value is of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    version = try container.decode(String.self, forKey: .version)
    kind = try container.decode(Kind.self, forKey: .kind)
    file = try container.decode(String.self, forKey: .file)
    do {
      abi = try container.decode(Int.self, forKey: .abi)
    } catch let error as DecodingError {
      throw error
    } catch {
      // A fraction, or too many digits: a JSON decoder tells so with an error of its own, which does not say where.
      throw DecodingError.typeMismatch(
        Int.self, .init(codingPath: container.codingPath + [CodingKeys.abi], debugDescription: "not a whole number"))
    }
    compiler = try container.decode(String.self, forKey: .compiler)
    library = try container.decode(String.self, forKey: .library)
  }

  enum CodingKeys: String, CodingKey, CaseIterable {
    case name, version, kind, file, abi, compiler, library
  }
}
