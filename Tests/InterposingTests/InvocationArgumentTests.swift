import Interposing
import Testing

/// Arguments of any number and kind, on their way through invocations.
@MainActor
struct InvocationArgumentTests {
  private final class Office: ParcelDelegate {
    private(set) var heard: [String] = []

    func parcelCount() -> Int { 3 }
    func parcelsDidLeave() { heard.append("left") }
    func weight(of label: ParcelLabel) -> Int { label.text.count + (label.sender == nil ? 0 : 100) }
    func parcelDidArrive(_ label: ParcelLabel) { heard.append(label.text) }
    func route(from origin: String, over stops: [String], of label: ParcelLabel) -> String {
      ([origin] + stops + [label.text]).joined(separator: "-")
    }
    func describe(_ label: ParcelLabel, from origin: String, to destination: String, stops: [String], weight: Int)
      -> String
    {
      "\(label.text) \(origin)-\(destination) \(stops.count) \(weight)"
    }
    func didDeliver(_ label: ParcelLabel, from origin: String, to destination: String, stops: [String]) {
      heard.append("\(label.text) \(origin)-\(destination) \(stops.count)")
    }
  }

  private let office = Office()
  private let sender = ParcelSender()

  private func chain(_ handler: @escaping @MainActor (Invocation) -> Void) throws -> Chain<ParcelDelegateWitness> {
    let chain = Chain(ParcelDelegateWitness(binding: office))
    try chain.append(.intercepting("handler", handler: handler))
    return chain
  }

  private var label: ParcelLabel { ParcelLabel(sender: sender, text: "a label that is kept on the heap") }

  @Test func everyArgumentArrivesAsItWasGiven() throws {
    var counts: [Int] = []
    let chain = try chain { invocation in
      counts.append(invocation.arguments.count)
      try? invocation.proceed()
    }
    let stops = ["one stop on the way", "another stop on the way"]
    chain.pass { resolution in
      let witness = resolution.witness
      #expect(witness.parcelCount?() == 3)
      witness.parcelsDidLeave?()
      #expect(witness.weight?(label) == 132)
      witness.parcelDidArrive?(label)
      #expect(
        witness.route?("an origin far away", stops, label)
          == "an origin far away-one stop on the way-another stop on the way-a label that is kept on the heap")
      #expect(
        witness.describe?(label, "here", "there", stops, 5) == "a label that is kept on the heap here-there 2 5")
      witness.didDeliver?(label, "here", "there", stops)
    }
    #expect(counts == [0, 0, 1, 1, 3, 5, 4])
    #expect(
      office.heard == [
        "left", "a label that is kept on the heap", "a label that is kept on the heap here-there 2",
      ])
  }

  @Test func everyArgumentCanBeChangedSeveralTimes() throws {
    let chain = try chain { invocation in
      for text in ["first", "last"] {
        for (position, argument) in invocation.requirement.arguments.enumerated() {
          switch argument.type {
          case "String": try? invocation.setArgument("\(text) \(argument.name)", at: position)
          case "[String]": try? invocation.setArgument([text], at: position)
          case "Int": try? invocation.setArgument(-1, at: position)
          default: try? invocation.setArgument(ParcelLabel(text: text), at: position)
          }
        }
      }
    }
    chain.pass { resolution in
      let witness = resolution.witness
      #expect(witness.parcelCount?() == 3)
      #expect(witness.weight?(label) == 4)
      #expect(witness.route?("here", [], label) == "last origin-last-last")
      #expect(witness.describe?(label, "here", "there", [], 5) == "last last origin-last destination 1 -1")
    }
  }

  @Test func whatAnArgumentRefersToIsFreedInTime() throws {
    let chain = try chain { invocation in
      if invocation.arguments.count == 4 { try? invocation.setArgument("elsewhere", at: 1) }
      try? invocation.proceed()
    }
    weak var freed: ParcelSender?
    do {
      let sender = ParcelSender()
      freed = sender
      chain.pass { resolution in
        let label = ParcelLabel(sender: sender, text: "a label that is kept on the heap")
        resolution.witness.parcelDidArrive?(label)
        resolution.witness.didDeliver?(label, "here", "there", [])
        _ = resolution.witness.route?("here", [], label)
      }
    }
    #expect(freed == nil)
  }
}
