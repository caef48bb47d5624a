/// A place in a text: line and column, counted from 1, the column in characters as Unicode counts them.
package struct JSONPosition: Hashable, Sendable {
  package let line: Int
  package let column: Int
}
