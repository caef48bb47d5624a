/// The files of a new package with an adapter module in Swift.
///
/// The adapter makes rows higher: enough to show a manifest with a setting, an interposer, and a test that loads the module.
struct AdapterTemplate {
  /// The adapter's name in kebab-case.
  let name: String
  /// The path of the library's package.
  let library: String

  /// The name in the form of types: `TallRows` for `tall-rows`.
  private var word: String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
  private var module: String { "\(word)Module" }
  private var type: String { "\(word)Adapter" }

  private var variable: String { Self.disableVariable(ofAdapter: name) }

  /// The variable that keeps an adapter out. One name would make it the variable that keeps any out.
  static func disableVariable(ofAdapter name: String) -> String {
    let variable = "SWIVEL_DISABLE_" + name.uppercased().map { $0 == "-" ? "_" : String($0) }.joined()
    return variable == "SWIVEL_DISABLE_ADAPTERS" ? "\(variable)_ADAPTER" : variable
  }

  /// The library's path as a Swift string literal.
  private var libraryLiteral: String {
    var text = ""
    for character in library {
      if character == "\\" || character == "\"" { text.append("\\") }
      text.append(character)
    }
    return "\"\(text)\""
  }

  /// The files: their paths in the package, and their texts.
  var files: [(path: String, text: String)] {
    [
      ("Package.swift", package), ("README.md", readme), (".gitignore", ".build/\n"),
      ("Sources/\(module)/\(name).json", manifest), ("Sources/\(module)/Entry.swift", entry),
      ("Sources/\(module)/\(type).swift", adapter), ("Tests/\(module)Tests/\(type)Tests.swift", tests),
      ("Tests/\(module)Tests/Rows.swift", rows),
    ]
  }

  private var package: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    // A module shares the library with its host: depend on this product and on no other one of the library.
    let library: Target.Dependency = .product(name: "SwivelKit", package: "swivel")

    let package = Package(
      name: "\(name)",
      products: [.library(name: "\(module)", type: .dynamic, targets: ["\(module)"])],
      dependencies: [.package(name: "swivel", path: \(libraryLiteral))],
      targets: [
        .target(
          name: "\(module)", dependencies: [library], exclude: ["\(name).json"],
          plugins: [.plugin(name: "BuildRecord", package: "swivel")]),
        // It loads the built module, so it does not depend on the module's target.
        .testTarget(name: "\(module)Tests", dependencies: [library]),
      ]
    )

    """
  }

  private var readme: String {
    """
    # \(name)

    An adapter that makes the rows of a table higher. Build it and run its test:

    ```sh
    swift build
    swift test
    ```

    Use it:

    ```sh
    printf 'name\\nAda\\nGrace\\n' >people.csv
    SWIVEL_ADD_ADAPTER_PATH="$PWD/.build/debug" swivel render people.csv --adapter \(name):factor=3 --out people.png
    ```

    `swivel adapters check \(name)` loads it in a process of its own and tells what it does. It loads into programs that were built
    by the same compiler against the same version of the library.

    """
  }

  private var manifest: String {
    """
    {
      "name": "\(name)",
      "version": "0.1.0",
      "kind": "swift",
      "abi": 1,
      "touches": { "TableViewDelegate": ["heightForRowAt"] },
      "configuration": {
        "factor": { "type": "number", "default": 2, "summary": "how many times higher rows become" }
      },
      "disableVariable": "\(variable)"
    }

    """
  }

  private var entry: String {
    """
    import AdapterLoading

    /// What a host calls, once, after it has opened the module.
    @c(swivel_adapter_entry) @MainActor
    public func adapterEntry() -> UnsafeMutableRawPointer {
      AdapterFactory(\(type).self).retainedForHost()
    }

    """
  }

  private var adapter: String {
    """
    import Foundation
    import Interposing
    import TableKit

    /// Makes rows higher by a factor. Where the delegate leaves their heights out, they stay the table's.
    final class \(type): Adapter {
      let name = "\(name)"
      private let factor: CGFloat

      /// Makes the adapter for one table.
      init(configuration: AdapterConfiguration) throws {
        try configuration.requireKnownKeys(["factor"])
        factor = CGFloat(try configuration.number("factor", default: 2))
      }

      var interposers: [Interposer<TableViewWitness>] {
        [
          Interposer(name) { [factor] witness in
            guard let next = witness.delegate.heightForRowAt else { return }
            witness.delegate.heightForRowAt = { next($0, $1) * factor }
          }
        ]
      }
    }

    """
  }

  private var tests: String {
    """
    import AdapterLoading
    import Foundation
    import TableKit
    import Testing

    @MainActor
    @Suite("\(name)")
    struct \(type)Tests {
      /// A loader of modules that are built beside the tests, as this package's is.
      private let loader = AdapterLoader(
        searchPath: SearchPath(folders: [
          SearchFolder(
            path: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path,
            origin: .besideExecutable)
        ]))

      @Test("Rows become higher by the factor, and the manifest says all that the module touches")
      func heights() throws {
        let adapter = try loader.load(AdapterRequest(name: "\(name)", values: ["factor": "3"]))
        let rows = Rows(heights: [20, 30])
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.dataSource = rows
        table.delegate = rows
        #expect(try adapter.install(in: table).isEmpty)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 0, y: 0, width: 320, height: 60))
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 60, width: 320, height: 90))
      }

      @Test("What it does not know is refused")
      func configuration() {
        #expect(throws: AdapterLoadingError.self) {
          try loader.load(AdapterRequest(name: "\(name)", values: ["fctor": "3"]))
        }
      }
    }

    """
  }

  private var rows: String {
    """
    import Foundation
    import TableKit

    /// Rows of given heights.
    final class Rows: TableViewDataSource, TableViewDelegate {
      private let heights: [CGFloat]

      init(heights: [CGFloat]) {
        self.heights = heights
      }

      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        heights.count
      }

      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell(style: .default, reuseIdentifier: nil)
      }

      func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[indexPath.row]
      }
    }

    """
  }
}
