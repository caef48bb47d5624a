import Foundation
import FoundationXML

/// An SVG file, read as XML.
final class SVGDocument: NSObject, XMLParserDelegate {
  /// An element and those within it.
  final class Element {
    let name: String
    let attributes: [String: String]
    var children: [Element] = []

    init(name: String, attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }

    /// All elements of a name within this one, in order.
    func all(_ name: String) -> [Element] {
      children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
    }

    subscript(attribute: String) -> String? { attributes[attribute] }
  }

  private(set) var root: Element?
  private var open: [Element] = []

  /// Reads a file; `nil` if it is no XML.
  init?(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    guard parser.parse(), root != nil else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    let element = Element(name: name, attributes: attributes)
    if let parent = open.last { parent.children.append(element) } else { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  /// The colour with which a style fills.
  static func fill(_ style: String) -> String? {
    for property in style.split(separator: ";") where property.hasPrefix("fill:") && property != "fill:none" {
      return String(property.dropFirst("fill:".count))
    }
    return nil
  }

  /// The box around the points of a path that has straight lines only: left, top, right and bottom.
  static func box(_ path: String) -> String? {
    let numbers = path.split(separator: " ").compactMap { Double($0) }
    guard numbers.count >= 2, !path.contains("C") else { return nil }
    let xs = stride(from: 0, to: numbers.count - 1, by: 2).map { numbers[$0] }
    let ys = stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] }
    return [xs.min(), ys.min(), xs.max(), ys.max()].map { String(format: "%g", $0 ?? 0) }.joined(separator: " ")
  }
}
