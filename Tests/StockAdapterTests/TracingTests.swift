import Foundation
import Glibc
import Interposing
import RowScale
import TableKit
import Testing
import Tracing

@MainActor
@Suite("Traces")
struct TracingTests {
  private let rows = Rows(count: 2)
  private let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

  /// Calls a requirement of the delegate as the table does.
  private func call(_ body: (TableViewDelegateWitness) -> Void) {
    _ = table.chain.pass { body($0.witness.delegate) }
  }

  @Test("A line for each call says what was asked, what was answered and by whom")
  func lines() throws {
    let (trace, delegate) = try (Trace(), Heights([44, 60.5]))
    table.dataSource = rows
    table.delegate = delegate
    try table.install(RowScale(factor: 2))
    try table.install(Tracing(to: .file(trace.path), requirements: "*ow*"))
    table.layoutIfNeeded()
    let expected: [NSDictionary] = [
      [
        "requirement": "numberOfRowsInSection", "protocol": "TableViewDataSource", "arguments": ["TableView", "0"],
        "result": "2", "layer": "Rows",
      ],
      [
        "requirement": "heightForRowAt", "protocol": "TableViewDelegate", "arguments": ["TableView", "[0, 0]"],
        "result": "88.0", "layer": "row-scale",
      ],
      [
        "requirement": "heightForRowAt", "protocol": "TableViewDelegate", "arguments": ["TableView", "[0, 1]"],
        "result": "121.0", "layer": "row-scale",
      ],
      [
        "requirement": "cellForRowAt", "protocol": "TableViewDataSource", "arguments": ["TableView", "[0, 0]"],
        "result": "TableViewCell", "layer": "Rows",
      ],
      [
        "requirement": "cellForRowAt", "protocol": "TableViewDataSource", "arguments": ["TableView", "[0, 1]"],
        "result": "TableViewCell", "layer": "Rows",
      ],
    ]
    #expect(try trace.timelessCalls == expected)
    // Keys in alphabetical order, nothing between them.
    #expect(try trace.text.hasPrefix(#"{"arguments":["TableView","0"],"layer":"Rows","microseconds":"#))
  }

  @Test("The layer is the one below, whatever stands above")
  func layers() throws {
    let (trace, delegate) = try (Trace(), Heights([10, 20]))
    table.dataSource = rows
    table.delegate = delegate
    try table.install(Tracing(to: .file(trace.path), requirements: "heightForRowAt"))
    try table.install(RowScale(factor: 3))
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 60)
    #expect(try trace.calls.map { $0["result"] as? String } == ["10.0", "20.0"])
    #expect(try trace.calls.map { $0["layer"] as? String } == ["Heights", "Heights"])
  }

  @Test("Texts stay on their line, nothing is a null, and where nothing is returned there is no result")
  func values() throws {
    let (trace, talker) = try (Trace(), Talker())
    table.dataSource = talker
    table.delegate = talker
    try table.install(Tracing(to: .file(trace.path)))
    _ = table.chain.pass { resolution in
      let titles = (0..<3).map { resolution.witness.dataSource.titleForHeaderInSection?(table, $0) }
      #expect(titles == ["one\n\"two\" /\u{2028}é", "nil", nil])
      resolution.witness.delegate.didSelectRowAt?(table, IndexPath(row: 3, section: 1))
      var target = CGPoint(x: 0, y: -80)
      resolution.witness.delegate.scroll.willEndDragging?(table, CGPoint(x: 0, y: 0.5), &target)
      // What is left out stays so.
      #expect(resolution.witness.delegate.heightForRowAt == nil)
    }
    let titles: [Any] = ["one\n\"two\" /\u{2028}é", "nil", NSNull()]
    let expected: [NSDictionary] = titles.enumerated().map { section, title in
      [
        "requirement": "titleForHeaderInSection", "protocol": "TableViewDataSource",
        "arguments": ["TableView", "\(section)"], "result": title, "layer": "Talker",
      ]
    }
    let selection: NSDictionary = [
      "requirement": "didSelectRowAt", "protocol": "TableViewDelegate", "arguments": ["TableView", "[1, 3]"],
      "layer": "Talker",
    ]
    // The target as the delegate left it.
    let dragging: NSDictionary = [
      "requirement": "willEndDragging", "protocol": "ScrollViewDelegate",
      "arguments": ["TableView", "CGPoint(x: 0.0, y: 0.5)", "CGPoint(x: 0.0, y: -1.0)"], "layer": "Talker",
    ]
    let calls = try trace.timelessCalls
    #expect(calls.count == 5)
    for (call, expected) in zip(calls, expected + [selection, dragging]) { #expect(call == expected) }
  }

  @Test("Each line is in the file before the table goes on, a call within a call first")
  func immediacy() throws {
    let (trace, talker) = try (Trace(), Talker())
    table.delegate = talker
    try table.install(Tracing(to: .file(trace.path), requirements: "did*"))
    var counts: [Int] = []
    talker.onHighlight = { [table] in
      counts.append((try? trace.calls.count) ?? -1)
      _ = table.chain.pass { $0.witness.delegate.didSelectRowAt?(table, IndexPath(row: 0, section: 0)) }
      counts.append((try? trace.calls.count) ?? -1)
    }
    call { $0.didHighlightRowAt?(table, IndexPath(row: 0, section: 0)) }
    #expect(counts == [0, 1])
    #expect(try trace.calls.map { $0["requirement"] as? String } == ["didSelectRowAt", "didHighlightRowAt"])
    let times = try trace.calls.compactMap { $0["microseconds"] as? Double }
    #expect(times.count == 2 && times[0] <= times[1])
  }

  @Test("A file that is there is continued, by several tables too")
  func appending() throws {
    let (trace, talker) = try (Trace(), Talker())
    try Data("{\"microseconds\":1}\n".utf8).write(to: URL(filePath: trace.path))
    let other = TableView(frame: .zero, style: .plain)
    for table in [table, other] {
      table.delegate = talker
      try table.install(Tracing(to: .file(trace.path)))
    }
    for table in [table, other, table] {
      _ = table.chain.pass { $0.witness.delegate.didSelectRowAt?(table, IndexPath(row: 0, section: 0)) }
    }
    #expect(
      try trace.calls.map { $0["requirement"] as? String }
        == [nil, "didSelectRowAt", "didSelectRowAt", "didSelectRowAt"])
  }

  @Test(
    "A pattern chooses what is traced",
    arguments: [
      ("*", ["didSelectRowAt", "didHighlightRowAt", "willEndDragging"]),
      ("did*RowAt", ["didSelectRowAt", "didHighlightRowAt"]),
      ("didSelectRowA?", ["didSelectRowAt"]),
      ("[w]*", ["willEndDragging"]),
      ("heightForRowAt", []),
    ])
  func patterns(pattern: String, traced: [String]) throws {
    let (trace, talker) = try (Trace(), Talker())
    table.delegate = talker
    try table.install(Tracing(to: .file(trace.path), requirements: pattern))
    call { delegate in
      delegate.didSelectRowAt?(table, IndexPath(row: 0, section: 0))
      delegate.didHighlightRowAt?(table, IndexPath(row: 0, section: 0))
      var target = CGPoint.zero
      delegate.scroll.willEndDragging?(table, .zero, &target)
    }
    #expect(try trace.calls.map { $0["requirement"] as? String } == traced)
    // What is not traced is still the delegate's own closure.
    #expect(
      table.chain.answer(for: "willEndDragging")?.path
        == (traced.contains("willEndDragging") ? "tracing → Talker" : "Talker"))
  }

  @Test("What cannot be traced is refused in one line")
  func refusal() throws {
    let trace = try Trace()
    func message(_ values: [String: String]) -> String? {
      do {
        _ = try Tracing(configuration: AdapterConfiguration(adapter: "tracing", values: values))
        return nil
      } catch {
        return "\(error)"
      }
    }
    let folder = trace.folder.path
    #expect(
      message(["file": "\(folder)/none/x"])
        == "adapter tracing: file \"\(folder)/none/x\" cannot be written: No such file or directory")
    #expect(message(["file": folder]) == "adapter tracing: file \"\(folder)\" cannot be written: Is a directory")
    #expect(message(["file": ""]) == "adapter tracing: file \"\" cannot be written: No such file or directory")
    #expect(
      message(["file": "/none\n/x"])
        == #"adapter tracing: file "/none\n/x" cannot be written: No such file or directory"#)
    try #require(mkfifo("\(folder)/pipe", 0o600) == 0)
    #expect(
      message(["file": "\(folder)/pipe"])
        == "adapter tracing: file \"\(folder)/pipe\" cannot be written: nobody reads the pipe")
    #expect(
      message(["file": trace.path, "requirements": "heigthForRowAt"])
        == "adapter tracing: requirements \"heigthForRowAt\" fits none that a table has; try heightForRowAt or *Header*"
    )
    // A trace that is refused leaves no file behind.
    #expect(!FileManager.default.fileExists(atPath: trace.path))
    #expect(message(["files": "x"]) == "adapter tracing: unknown key “files”; did you mean file?")
    #expect(message(["requirements": "height*"]) == nil)
  }

  @Test("A disk that is full ends the trace and nothing else")
  func fullDisk() throws {
    table.dataSource = rows
    try table.install(Tracing(to: .file("/dev/full")))
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
    #expect(table.contentSize.height == 88)
  }

  @Test("It keeps no table alive, and writes no more once it is gone")
  func leaving() throws {
    let (trace, talker) = try (Trace(), Talker())
    table.delegate = talker
    let tracing = try Tracing(to: .file(trace.path))
    try table.install(tracing)
    try table.uninstallAdapter(named: "tracing")
    call { $0.didSelectRowAt?(table, IndexPath(row: 0, section: 0)) }
    #expect(try trace.text == "")

    weak var gone: TableView?
    let kept = try Tracing(to: .file(trace.path))
    do {
      let table = TableView(frame: .zero, style: .plain)
      try table.install(kept)
      gone = table
    }
    #expect(gone == nil)
    #expect(kept.name == "tracing")
  }
}
