extension [LintCase] {
  /// Members that a subclass adds in vain.
  static var lateMembers: [LintCase] {
    [
      LintCase(
        "a subclass adds what its base left out",
        """
        class Base: TableViewDelegate {
          func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
        }
        final class Derived: Base {
          override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
          func ▸tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
        }
        """,
        finds: (
          "is never called, as 'Base' conforms to TableViewDelegate for its subclasses too and leaves it out: a method of 'Base' was meant",
          "override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
        )),
      LintCase(
        "by UIKit's names, in a controller with a table of its own",
        """
        import UIKitNames
        class Lists: UIViewController, UITableViewDelegate {
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        }
        final class Errands: Lists {
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
          func ▸tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
          func ▸scrollViewDidScroll(_ scrollView: UIScrollView) {}
        }
        """,
        finds: (
          "is never called, as 'Lists' conforms to TableViewDelegate for its subclasses too and leaves it out",
          "override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
        ), ("a method of 'Lists' was meant", "override func scrollViewDidScroll(_ scrollView: UIScrollView)")),
      LintCase(
        "the conformance in an extension in another file, and a class between",
        files: [
          "Base.swift": "open class Base {}",
          "Base+Delegate.swift": "extension Base: ScrollViewDelegate {}",
          "Derived.swift": """
          class Middle: Base {}
          final class Derived: Middle {
            public func ▸scrollViewDidScroll(_ scrollView: ScrollView) {}
          }
          """,
        ],
        finds: (
          "'Base' conforms to ScrollViewDelegate",
          "override public func scrollViewDidScroll(_ scrollView: ScrollView)"
        )),
      LintCase(
        "a part of the conformance is inherited, the rest is the subclass's own",
        """
        class Scrolls: ScrollViewDelegate {}
        final class Rows: Scrolls, TableViewDelegate {
          func ▸scrollViewDidScroll(_ scrollView: ScrollView) {}
          func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
        }
        """,
        finds: (
          "'Scrolls' conforms to ScrollViewDelegate", "override func scrollViewDidScroll(_ scrollView: ScrollView)"
        )),
      LintCase(
        "in an extension of a subclass of a generic class",
        """
        class Base<Row>: TableViewDelegate {
          var rows: [Row] = []
        }
        class Names: Base<String> {}
        extension Names {
          func ▸tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
        }
        """,
        finds: (
          "a method of 'Base' was meant, to be overridden in 'Names' itself, outside of extensions",
          "override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)"
        )),
      LintCase(
        "the base says on purpose that it leaves it out, which overriding does not change",
        """
        class Base: ScrollViewDelegate {
          func scrollViewDidScroll(_ scrollView: ScrollView) throws(Unimplemented) { throw Unimplemented() }
        }
        final class Derived: Base {
          override func ▸scrollViewDidScroll(_ scrollView: ScrollView) {}
        }
        """,
        finds: ("is never called", "override func scrollViewDidScroll(_ scrollView: ScrollView)")),
      LintCase(
        "the base has it from an extension of a protocol",
        """
        protocol Pane: TableViewDelegate {}
        extension Pane {
          func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 20 }
        }
        class Base: Pane {}
        final class Derived: Base {
          func ▸tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
        }
        """,
        finds: (
          "has it from a protocol's extension",
          "override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
        )),
    ]
  }

  /// Nested types and generic parameters with the names of failures.
  static var failureNames: [LintCase] {
    [
      LintCase(
        "a nested type",
        """
        final class Sizes: TableViewDelegate {
          enum ▸HeightForRowAtFailure: Error { case unknown }
          func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
        }
        """,
        finds: (
          "type 'HeightForRowAtFailure' has the name of one of TableViewDelegate's failures and is taken for it: another name was meant",
          "OwnHeightForRowAtFailure"
        )),
      LintCase(
        "a generic parameter, and an alias in an extension",
        """
        final class Box<▸ScrollViewDidScrollFailure>: ScrollViewDelegate {}
        final class Bag: ScrollViewDelegate {}
        extension Bag { typealias ▸ViewForZoomingFailure = Int }
        """,
        finds: ("generic parameter 'ScrollViewDidScrollFailure'", "OwnScrollViewDidScrollFailure"),
        ("alias 'ViewForZoomingFailure'", "OwnViewForZoomingFailure")),
      LintCase(
        "an alias that says the method is left out, though it is there",
        """
        final class Bag: ScrollViewDelegate {
          typealias ScrollViewDidScrollFailure = ▸Unimplemented
          func scrollViewDidScroll(_ scrollView: ScrollView) {}
        }
        """,
        finds: ("so 'scrollViewDidScroll(_:)' counts as left out although it is there: 'Never' was meant", "Never")),
      LintCase(
        "a type in the superclass of the conformer",
        """
        class Root { struct ▸ViewForZoomingFailure {} }
        final class Leaf: Root, ScrollViewDelegate {}
        """,
        finds: ("type 'ViewForZoomingFailure'", "OwnViewForZoomingFailure")),
    ]
  }

  /// Properties for methods, methods for properties, and properties that are wrong.
  static var properties: [LintCase] {
    let player = """
      protocol PlayerDelegateFailure: Error {}
      extension Never: PlayerDelegateFailure {}
      extension Unimplemented: PlayerDelegateFailure {}
      protocol PlayerDelegate: AnyObject {
        associatedtype VolumeFailure: PlayerDelegateFailure
        var volume: Double { get throws(VolumeFailure) }
        associatedtype IsMutedFailure: PlayerDelegateFailure
        var isMuted: Bool { get throws(IsMutedFailure) }
        }
        extension PlayerDelegate {
          var volume: Double { get throws(Unimplemented) { throw Unimplemented() } }
          var isMuted: Bool { get throws(Unimplemented) { throw Unimplemented() } }
        }

      """
    let dial = """
      protocol Dial { var level: Int { get set } }
      extension Dial { var level: Int { get { 0 } set {} } }
      """
    return [
      LintCase(
        "a property where a method is meant",
        """
        final class Sections: TableViewDataSource {
          let ▸numberOfSections = 3
          func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { tableView.numberOfSections }
          func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
        }
        """,
        finds: (
          "'numberOfSections' is a property, so TableViewDataSource's counts as left out: the method 'numberOfSections(in:)' was meant",
          "func numberOfSections(in tableView: TableView) -> Int"
        )),
      LintCase(
        "a method where a property is meant",
        player + """
          final class Quiet: PlayerDelegate {
            func ▸volume() -> Double { 0 }
          }
          """,
        finds: (
          "'volume()' is a method, so PlayerDelegate's counts as left out: the property 'volume' was meant",
          "var volume: Double"
        )),
      LintCase(
        "another type, static, private, a getter that throws, a misspelt name",
        player + """
          final class Loud: PlayerDelegate {
            var volume: ▸Int { 11 }
            ▸static var isMuted: Bool { false }
          }
          final class Shy: PlayerDelegate {
            ▸private let volume = 0.5
            var isMuted: Bool { get ▸throws { false } }
          }
          final class Odd: PlayerDelegate {
            var ▸volmue: Double { 1 }
            var ▸ismuted = true
          }
          """,
        finds: ("is of type 'Int', so PlayerDelegate's counts as left out: 'Double' was meant", "var volume: Double"),
        ("is static", "var isMuted: Bool"),
        ("is private", "let volume: Double"),
        ("'isMuted' throws", "var isMuted: Bool"),
        ("'volmue' answers nothing that PlayerDelegate asks: 'volume' was meant", "var volume: Double"),
        ("'isMuted' was meant", "var isMuted: Bool")),
      LintCase(
        "a property that cannot be set",
        """
        struct Fixed: Dial { let ▸level: Int }
        struct Half: Dial { private(set) var ▸level: Int }
        struct Computed: Dial { var ▸level: Int { 3 } }
        """,
        protocols: dial,
        finds: ("'level' cannot be set, so Dial's counts as left out", "var level: Int"),
        ("'level' cannot be set", "var level: Int"), ("'level' cannot be set", "var level: Int")),
      LintCase(
        "a property that a subclass adds",
        player + """
          class Base: PlayerDelegate {}
          final class Derived: Base {
            var ▸volume: Double { 1 }
          }
          """,
        finds: ("'volume' is never read, as 'Base' conforms to PlayerDelegate", "override var volume: Double")),
    ]
  }
}
