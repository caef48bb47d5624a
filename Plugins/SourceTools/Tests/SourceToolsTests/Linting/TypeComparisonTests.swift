import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceTools

@Suite("Likeness of types")
struct TypeComparisonTests {
  private func compare(_ left: String, _ right: String, declaring source: String = "") -> TypeComparison.Likeness {
    let file = LintedFile(SourceFile(path: "Types.swift", source: source), role: .linted)
    let index = DeclarationIndex([file])
    let scope = DeclarationScope(of: file)
    func shape(_ text: String) -> TypeShape {
      var parser = Parser(text)
      return TypeShape(TypeSyntax.parse(from: &parser))
    }
    return TypeComparison(index: index).compare(shape(left), in: scope, shape(right), in: scope)
  }

  @Test(
    "Spellings of one type",
    arguments: [
      ("[Int]", "Array<Int>"), ("Int?", "Optional<Int>"), ("Swift.Optional<Int>", "Int?"), ("()", "Void"),
      ("(Int)", "Int"), ("[String: [Int]]", "Dictionary<String, Swift.Array<Int>>"), ("any Error", "Error"),
      ("Foundation.URL", "URL"), ("@escaping (Int) -> Void", "(Int) -> ()"), ("TimeInterval", "Double"),
      ("borrowing Int", "Int"), ("`Int`", "Int"), ("(Int, String?)", "(Int, Optional<String>)"),
      ("Int.Type", "Int.Type"), ("A & B", "B & A"), ("(a: Int, b: Int)", "(Int, Int)"),
    ])
  func same(left: String, right: String) {
    #expect(compare(left, right) == .same)
    #expect(compare(right, left) == .same)
  }

  @Test(
    "Types that surely differ",
    arguments: [
      ("Int", "String"), ("Int?", "Int"), ("Int!", "Int?"), ("[Int]", "[String]"), ("[Int]", "Int"), ("Int", "Void"),
      ("inout Int", "Int"), ("(Int) -> Void", "(String) -> Void"), ("(Int) -> Void", "(Int, Int) -> Void"),
      ("(Int) throws -> Void", "(Int) -> Void"), ("(Int, Int)", "(Int, Int, Int)"), ("Double", "CGFloat"),
      ("NSIndexPath", "IndexPath"), ("Int.Type", "Int"), ("UnsafeMutablePointer<Int>", "UnsafeMutablePointer<String>"),
    ])
  func different(left: String, right: String) {
    #expect(compare(left, right) == .different)
    #expect(compare(right, left) == .different)
  }

  @Test(
    "Types of which nothing here tells",
    arguments: [
      ("Height", "CGFloat"), ("Height", "Points"), ("MaybeView", "View?"), ("Height?", "CGFloat?"),
      ("some Error", "Error"), ("Outer.Inner", "Int"), ("@Sendable () -> Void", "() -> Void"), ("[Height]", "[Int]"),
    ])
  func unknown(left: String, right: String) {
    #expect(compare(left, right) == .unknown)
    #expect(compare(right, left) == .unknown)
  }

  @Test("Declarations tell more: types of their own, aliases in chains and circles, generic parameters")
  func declarations() {
    #expect(compare("Height", "CGFloat", declaring: "struct Height {}") == .different)
    #expect(compare("Height", "CGFloat", declaring: "typealias Height = Points; typealias Points = CGFloat") == .same)
    #expect(compare("Maybe", "Int?", declaring: "typealias Maybe = Int?") == .same)
    #expect(compare("Maybe", "Int", declaring: "typealias Maybe = Int?") == .different)
    #expect(compare("A", "Int", declaring: "typealias A = B; typealias B = A") == .unknown)
    #expect(compare("A", "Int", declaring: "typealias A = A.B") == .unknown)
    #expect(compare("Box<Int>", "[Int]", declaring: "typealias Box<Value> = [Value]") == .unknown)
    #expect(compare("Outer.Inner", "Int", declaring: "enum Outer { enum Inner {} }") == .different)
    #expect(
      compare("Outer.Inner", "Int", declaring: "enum Outer {}; extension Outer { typealias Inner = Int }") == .same)
  }
}
