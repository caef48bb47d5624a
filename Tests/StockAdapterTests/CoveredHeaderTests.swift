import CoveredHeader
import Foundation
import TableKit
import Testing

/// A covered header of 200 points: open at −200 + 43 = −157, closed at −1; its middle is at −100.
@MainActor
@Suite("Covered headers")
struct CoveredHeaderTests {
  private let tall = Result { try CoveredHeaderGeometry(headerHeight: 200) }

  @Test(
    "Places of rest",
    arguments: [
      // height, y, uncovered, border: open, closed
      (200, 0, 44, 1, -157, -1),
      (120, 0, 44, 1, -77, -1),
      // What begins lower ends lower.
      (180, 20, 44, 1, -157, -1),
      (240, -40, 44, 1, -157, -1),
      (200, 0, 60, 2, -142, -2),
      (200, 0, 0, 0, -200, 0),
      (44.5, 0, 44, 1, -1.5, -1),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func places(
    height: CGFloat, y: CGFloat, uncovered: CGFloat, border: CGFloat, open: CGFloat, closed: CGFloat
  ) throws {
    let geometry = try CoveredHeaderGeometry(headerHeight: height, headerY: y, uncovered: uncovered, border: border)
    #expect(geometry.openOffset == open)
    #expect(geometry.closedOffset == closed)
  }

  /// The targets of the grid, with where a content comes to rest that is still, flung upwards, flung downwards; `nil`: at the
  /// target itself.
  nonisolated static let grid: [(target: CGFloat, still: CGFloat?, up: CGFloat?, down: CGFloat?)] = [
    (1000, nil, nil, nil),
    (0.5, nil, nil, nil),
    (0, -1, -1, -157),
    (-0.5, -1, -1, -157),
    (-1, -1, -1, -157),
    (-50, -1, -1, -157),
    (-99.5, -1, -1, -157),
    (-100, -1, -1, -157),
    (-100.5, -157, -1, -157),
    (-157, -157, -1, -157),
    (-199.5, -157, -1, -157),
    (-200, -157, -1, -157),
    (-200.5, nil, nil, nil),
    (-1000, nil, nil, nil),
    (.nan, nil, nil, nil),
    (.infinity, nil, nil, nil),
    (-.infinity, nil, nil, nil),
  ]

  /// Velocities in points per millisecond; up to a tenth a content is still.
  nonisolated static let still: [CGFloat] = [0, -0.0, 0.05, -0.05, 0.1, -0.1, .nan]
  nonisolated static let up: [CGFloat] = [0.101, 0.5, 12, .infinity]
  nonisolated static let down: [CGFloat] = [-0.101, -0.5, -12, -.infinity]

  @Test("Targets and velocities", arguments: grid)
  func snapping(row: (target: CGFloat, still: CGFloat?, up: CGFloat?, down: CGFloat?)) throws {
    let geometry = try tall.get()
    // The same header 20 points lower and so much less high.
    let lower = try CoveredHeaderGeometry(headerHeight: 180, headerY: 20)
    for geometry in [geometry, lower] {
      for velocity in Self.still { #expect(geometry.target(for: row.target, velocity: velocity) == row.still) }
      for velocity in Self.up { #expect(geometry.target(for: row.target, velocity: velocity) == row.up) }
      for velocity in Self.down { #expect(geometry.target(for: row.target, velocity: velocity) == row.down) }
    }
  }

  @Test("Without a dead band only a content without any velocity is still")
  func noDeadBand() throws {
    let geometry = try CoveredHeaderGeometry(headerHeight: 200, deadBand: 0)
    #expect(geometry.target(for: -150, velocity: 0) == -157)
    #expect(geometry.target(for: -150, velocity: 0.001) == -1)
    #expect(geometry.target(for: -10, velocity: -0.001) == -157)
  }

  @Test("Every place of rest is one for itself, and whatever is between snaps")
  func rest() throws {
    for height: CGFloat in [45, 60, 88, 200, 1000] {
      for uncovered: CGFloat in [0, 20, 44] {
        let geometry = try CoveredHeaderGeometry(headerHeight: height, uncovered: uncovered)
        #expect(geometry.openOffset < geometry.closedOffset)
        for place in [geometry.openOffset, geometry.closedOffset] {
          #expect(geometry.target(for: place, velocity: 1) == geometry.closedOffset)
          #expect(geometry.target(for: place, velocity: -1) == geometry.openOffset)
        }
      }
    }
  }

  @Test(
    "What is no header is refused in one line",
    arguments: [
      (["height": "0"], "key height is 0.0; expected a finite number of points greater than 0"),
      (["height": "-3"], "key height is -3.0; expected a finite number of points greater than 0"),
      (["height": "200", "border": "-1"], "key border is -1.0; expected a finite number, 0 or more"),
      (["height": "200", "dead-band": "-0.1"], "key dead-band is -0.1; expected a finite number, 0 or more"),
      (["height": "200", "uncovered": "-44"], "key uncovered is -44.0; expected a finite number, 0 or more"),
      (
        ["height": "44"],
        "the header ends at 44.0, within the 44.0 points that are never covered; "
          + "give it more height or set uncovered to less"
      ),
      (["height": "200", "minimum-height": "-1"], "key minimum-height is -1.0; expected a finite number, 0 or more"),
      (
        ["height": "60", "minimum-height": "60", "placement": "in-front"],
        "the header is 60.0 points high and gets no lower than 60.0; "
          + "give it more height, below the table's top, or set minimum-height to less"
      ),
      (["height": "60", "placement": "above"], "key placement is \"above\"; expected behind, in-front"),
      (
        ["height": "60", "content-mode": "fit"],
        "key content-mode is \"fit\"; expected fill, top-fill, top, center-fill, center, bottom-fill, bottom"
      ),
      (["height": "60", "color": "red"], "key color is \"red\"; expected a colour as #RRGGBB or #RRGGBBAA"),
    ] as [([String: String], String)])
  func refusal(values: [String: String], message: String) {
    let error = #expect(throws: CoveredHeaderError.self) {
      try CoveredHeader(configuration: AdapterConfiguration(adapter: "covered-header", values: values))
    }
    #expect(error?.description == "adapter covered-header: \(message)")
  }

  @Test("It is set up by its keys and by nothing else")
  func configuration() throws {
    func geometry(_ values: [String: String]) throws -> CoveredHeaderGeometry {
      try CoveredHeader(configuration: AdapterConfiguration(adapter: "covered-header", values: values)).geometry
    }
    #expect(try geometry(["height": "200"]) == tall.get())
    let given = try geometry(["height": "180", "y": "20", "uncovered": "50", "border": "2", "dead-band": "0.3"])
    #expect(given.headerMaxY == 200 && given.uncovered == 50 && given.border == 2 && given.deadBand == 0.3)
    for values in [
      [:], ["height": "high"], ["height": "nan"], ["height": "200", "deadband": "1"], ["height": "200", "snap": "no"],
    ] {
      #expect(throws: AdapterConfigurationError.self) { try geometry(values) }
    }
    #expect(throws: CoveredHeaderError.invalidHeight(.infinity)) { try CoveredHeaderGeometry(headerHeight: .infinity) }
    #expect(throws: CoveredHeaderError.invalidY(.infinity)) {
      try CoveredHeaderGeometry(headerHeight: 1, headerY: .infinity)
    }
  }
}
