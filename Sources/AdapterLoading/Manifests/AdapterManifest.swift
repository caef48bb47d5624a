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
///   "library": "0.1.0",
///   "touches": {"TableViewDataSource": ["cellForRowAt"]},
///   "before": ["rotated-headers"],
///   "disableVariable": "SWIVEL_DISABLE_ROTATED_CELLS"
/// }
/// ```
///
/// The keys up to `library` have to be there, but for the last two in a module in C, which is bound to no compiler. The build plugin
/// `BuildRecord` fills in `file`, `compiler` and `library`. The others may be left out. Documentation/adapter-manifest.schema.json describes all of them as a JSON Schema.
public struct AdapterManifest: Sendable, Hashable, Codable {
  /// What a module is written in, and so how it is entered.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// A Swift module: it exports `swivel_adapter_entry` and shares the library with its host.
    case swift
    /// A module in C, or in anything that speaks C's calling convention: it exports `swivel_c_adapter_entry`, as
    /// `swivel_adapter.h` says.
    case c
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
  /// The version of the Swift compiler that built the module, such as `6.3.1`; `nil` for a module in C.
  public var compiler: String?
  /// The version of the library that the module was built against, such as `0.1.0`; `nil` for a module in C.
  public var library: String?
  /// All requirements that the module may answer or take away, as keys such as `heightForRowAt`, by their protocols' names;
  /// `nil` if it does not say.
  public var touches: [String: [String]]?
  /// The adapters that this one stands before in a chain: it is nearer to the conformer than they are.
  public var before: [String]
  /// The adapters that this one stands after in a chain: it is nearer to the host than they are.
  public var after: [String]
  /// What a user can set, by key.
  public var configuration: [String: ManifestConfigurationKey]
  /// The environment variable that keeps the adapter out when it is set to anything but nothing or `0`.
  public var disableVariable: String?

  /// Makes a manifest. Whether its values are allowed is checked when a manifest is read.
  public init(
    name: String, version: String, kind: Kind, file: String, abi: Int, compiler: String?, library: String?,
    touches: [String: [String]]? = nil, before: [String] = [], after: [String] = [],
    configuration: [String: ManifestConfigurationKey] = [:], disableVariable: String? = nil
  ) {
    self.name = name
    self.version = version
    self.kind = kind
    self.file = file
    self.abi = abi
    self.compiler = compiler
    self.library = library
    self.touches = touches
    self.before = before
    self.after = after
    self.configuration = configuration
    self.disableVariable = disableVariable
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
    // A key that is there has a value: `null` is not as good as leaving it out.
    func decode<Value: Decodable>(_ key: CodingKeys, as type: Value.Type) throws -> Value? {
      container.contains(key) ? try container.decode(type, forKey: key) : nil
    }
    // A module in C is bound to no compiler, so it may leave them out: whether it has them nevertheless is checked behind this.
    compiler =
      try kind == .swift ? container.decode(String.self, forKey: .compiler) : decode(.compiler, as: String.self)
    library = try kind == .swift ? container.decode(String.self, forKey: .library) : decode(.library, as: String.self)
    touches = try decode(.touches, as: [String: [String]].self)
    before = try decode(.before, as: [String].self) ?? []
    after = try decode(.after, as: [String].self) ?? []
    configuration = try decode(.configuration, as: [String: ManifestConfigurationKey].self) ?? [:]
    disableVariable = try decode(.disableVariable, as: String.self)
  }

  enum CodingKeys: String, CodingKey, CaseIterable {
    case name, version, kind, file, abi, compiler, library
    case touches, before, after, configuration, disableVariable
    /// Where an editor finds the rules; nobody else reads it.
    static let schema = "$schema"
    /// The keys that have to be there.
    static let required: [Self] = [.name, .version, .kind, .file, .abi, .compiler, .library]
  }
}
