import Foundation
import RowScale
import TableKit
import Testing
import Tracing

/// Adapters that were made for tables, on stacks of rows, unchanged.
@MainActor
@Suite("Adapters on stacks of rows")
struct AdaptersInStacksTests {
  private func stack(_ axis: StackView.Axis, _ rows: Rows, _ heights: Heights?) -> StackTableView {
    let stack = StackTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 320), axis: axis)
    stack.dataSource = rows
    stack.delegate = heights
    return stack
  }

  @Test("row-scale: rows that are there and rows that come, along either axis", arguments: StackView.Axis.allCases)
  func rowScale(axis: StackView.Axis) throws {
    let (rows, heights) = (Rows(count: 4), Heights([10, 0, 44, 60]))
    let stack = stack(axis, rows, heights)
    try stack.install(RowScale(factor: 1.5))
    stack.layoutIfNeeded()
    // 30 for the header, then 15, 0, 66 and 90.
    let starts = stack.visibleCells.map { axis == .vertical ? $0.frame.minY : $0.frame.minX }
    #expect(starts == [30, 45, 45, 111])
    #expect(axis == .vertical ? stack.contentSize.height == 201 : stack.contentSize.width == 201)
    #expect(stack.chain.answer(for: "heightForRowAt")?.path == "row-scale → Heights")
    stack.reloadRows(at: [IndexPath(row: 3, section: 0)], animated: false)
    stack.layoutIfNeeded()
    #expect(stack.rectForRow(at: IndexPath(row: 3, section: 0)).size.width == (axis == .vertical ? 320 : 90))
    try stack.uninstallAdapter(named: "row-scale")
    stack.layoutIfNeeded()
    #expect(axis == .vertical ? stack.contentSize.height == 144 : stack.contentSize.width == 144)
  }

  @Test("tracing: what is asked of a row that comes")
  func tracing() throws {
    let (trace, rows) = try (Trace(), Rows(count: 3))
    let heights = Heights([10, 20, 30])
    let stack = stack(.vertical, rows, heights)
    stack.layoutIfNeeded()
    try stack.install(Tracing(to: .file(trace.path), requirements: "*ForRow*"))
    stack.layoutIfNeeded()
    let asked = try trace.calls.map { "\($0["requirement"] ?? "") \(($0["arguments"] as? [String])?.last ?? "")" }
    #expect(
      asked == [
        "heightForRowAt [0, 0]", "heightForRowAt [0, 1]", "heightForRowAt [0, 2]", "cellForRowAt [0, 0]",
        "cellForRowAt [0, 1]", "cellForRowAt [0, 2]",
      ])
    stack.reloadRows(at: [IndexPath(row: 1, section: 0)], animated: false)
    stack.layoutIfNeeded()
    let reloaded = try trace.calls.dropFirst(6).map { "\($0["requirement"] ?? "")" }
    #expect(reloaded == ["heightForRowAt", "cellForRowAt"])
  }
}
