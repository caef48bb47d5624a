/// A source with a mark `▸` before the place that a diagnostic is expected at.
struct MarkedSource {
  /// The source without the mark.
  let text: String
  /// The line of the mark, from 1.
  let line: Int
  /// The column of the mark in UTF-8 bytes, from 1.
  let column: Int

  init(_ marked: String) {
    let before = marked.prefix { $0 != "▸" }
    text = marked.filter { $0 != "▸" }
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    line = lines.count
    column = (lines.last ?? "").utf8.count + 1
  }
}
