/// What a view is to the one that holds it.
@MainActor
public struct LayoutDescription {
  /// What part a view plays.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A row's cell.
    case cell
    /// A section's header.
    case header
    /// A section's footer.
    case footer
    /// The view before the first section.
    case tableHeader
    /// The view behind the last section.
    case tableFooter
    /// A scroll indicator.
    case indicator
    /// A text.
    case label
    /// What stands at the end of a cell.
    case accessory
  }

  /// What part the view plays.
  public var kind: Kind

  /// The section it belongs to, if any.
  public var section: Int?

  /// The row it belongs to, if any.
  public var row: Int?

  /// The text it shows; `nil` for that of the first label with a text in it.
  public var text: String?

  /// The identifier by which it is reused, if any.
  public var reuseIdentifier: String?

  /// The view that plays the part, where it is not the subview itself but one in it: a wrapper names what it wraps.
  public var view: View?

  /// The view that holds the content, where there is one: its transform can differ from that of the whole.
  public var contentView: View?

  /// A description.
  ///
  /// - Parameters:
  ///   - kind: What part the view plays.
  ///   - section: The section it belongs to.
  ///   - row: The row it belongs to.
  ///   - text: The text it shows; `nil` for that of the first label with a text in it.
  ///   - reuseIdentifier: The identifier by which it is reused.
  ///   - view: The view that plays the part, if it is not the subview itself but one in it.
  ///   - contentView: The view that holds the content.
  public init(
    kind: Kind, section: Int? = nil, row: Int? = nil, text: String? = nil, reuseIdentifier: String? = nil,
    view: View? = nil, contentView: View? = nil
  ) {
    self.kind = kind
    self.section = section
    self.row = row
    self.text = text
    self.reuseIdentifier = reuseIdentifier
    self.view = view
    self.contentView = contentView
  }
}
