import Testing

@testable import WindowCommand

@Suite("Frame times")
struct FrameTimesTests {
  @Test("A percentile is the smallest time that so many frames did not exceed")
  func percentiles() {
    var times = FrameTimes()
    #expect(times.percentile(0.5) == 0)
    for milliseconds in [4, 1, 3, 2] { times.add(.milliseconds(milliseconds)) }
    #expect(times.percentile(0.5) == 0.002)
    #expect(times.percentile(0.51) == 0.003)
    #expect(times.percentile(0.99) == 0.004)
    #expect(times.percentile(0.01) == 0.001)
    for _ in 0..<396 { times.add(.milliseconds(1)) }
    // 396 of 400 are 99 of 100.
    #expect(times.percentile(0.99) == 0.001)
    #expect(times.percentile(0.995) == 0.002)
    #expect(times.line("drawing") == "drawing: median 1.00 ms, 99th percentile 1.00 ms")
    #expect(times.count(over: 0.0015) == 3)
    #expect(times.count(over: 0.004) == 0)
  }

  @Test("A frame is the sum of its parts, and late if it takes longer than a 60th of a second")
  func frames() {
    var statistics = FrameStatistics()
    statistics.add(moving: .milliseconds(1), drawing: .milliseconds(2), showing: .milliseconds(4))
    #expect(
      statistics.text == """
        1 frames, none longer than a 60th of a second
        frame: median 7.00 ms, 99th percentile 7.00 ms
        moving: median 1.00 ms, 99th percentile 1.00 ms
        drawing: median 2.00 ms, 99th percentile 2.00 ms
        showing: median 4.00 ms, 99th percentile 4.00 ms

        """)
    statistics.add(moving: .milliseconds(5), drawing: .milliseconds(5), showing: .microseconds(6_600))
    statistics.add(moving: .milliseconds(5), drawing: .milliseconds(5), showing: .microseconds(6_700))
    #expect(statistics.text.hasPrefix("3 frames, 1 longer than"))
    #expect(abs(statistics.frame.percentile(1) - 0.0167) < 1e-9)
  }
}
