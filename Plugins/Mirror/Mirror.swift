public import Interposing
public import TableKit

/// Turns a table right to left: a mirror image of itself, in which everything still reads.
///
/// What leads stands at the right: a cell's image, its texts and the inset of its separator, titles and views of headers and
/// footers that lead, and what a swipe from the right brings. At the left stand accessories, the scroll indicator and the index.
/// Pictures and texts are not turned round, and a text whose alignment is not `natural` stays where it was put.
///
/// In a horizontal table the rows follow each other from right to left besides, and headers lie at the right of their sections.
///
/// ```swift
/// try table.install(Mirror())
/// ```
///
/// The adapter sets the table's `semanticContentAttribute`, and gives it back when it is uninstalled, unless somebody has set
/// another one meanwhile. Views with an attribute of their own keep their direction.
@MainActor
public final class Mirror: Adapter {
  public let name = "mirror"

  /// What the table had before.
  private var original = SemanticContentAttribute.unspecified

  /// Makes the adapter. There is nothing to set up.
  public init() {}

  /// Makes the adapter.
  ///
  /// - Parameter configuration: It has no keys.
  /// - Throws: An `AdapterConfigurationError` if a key is given.
  public init(configuration: AdapterConfiguration) throws {
    try configuration.requireKnownKeys([])
  }

  /// None: directions are the views' own.
  public var interposers: [Interposer<TableViewWitness>] { [] }

  public func attach(to host: TableView) {
    original = host.semanticContentAttribute
    host.semanticContentAttribute = .forceRightToLeft
  }

  public func detach(from host: TableView) {
    if host.semanticContentAttribute == .forceRightToLeft { host.semanticContentAttribute = original }
  }
}
