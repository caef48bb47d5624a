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
  }
}
