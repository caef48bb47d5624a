import Foundation
import Testing

@testable import TableKit

@Suite("Edge insets")
struct EdgeInsetsTests {
  @Test("They narrow a rectangle; negative ones widen it")
  func narrowing() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(
      rect.inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(
      rect.inset(by: EdgeInsets(top: -1, left: 0, bottom: 0, right: -4))
        == CGRect(x: 10, y: 19, width: 104, height: 51))
  }

  @Test("Insets that cross leave nothing, not less")
  func crossing() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      rect.inset(by: EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)) == CGRect(x: 0, y: 8, width: 10, height: 0))
    #expect(CGRect.null.inset(by: .zero).isNull)
  }
}
