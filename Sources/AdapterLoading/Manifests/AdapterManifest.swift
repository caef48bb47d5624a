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
/// The keys up to `library` have to be there, but for the last two in a module in C, which is bound to no compiler. The build
/// plugin `BuildRecord` fills in `file`, `compiler` and `library`. The others may be left out.
/// Documentation/adapter-manifest.schema.json describes all of them as a JSON Schema.
public struct AdapterManifest: Sendable, Hashable, Encodable {
  /// What a module is written in, and so how it is entered.
  public enum Kind: String, Sendable, Hashable, Encodable, CaseIterable {
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

  enum CodingKeys: String, CodingKey, CaseIterable {
    case name, version, kind, file, abi, compiler, library
    case touches, before, after, configuration, disableVariable
    /// Where an editor finds the rules; nobody else reads it.
    static let schema = "$schema"
    /// The keys that have to be there.
    static let required: [Self] = [.name, .version, .kind, .file, .abi, .compiler, .library]
  }
}
