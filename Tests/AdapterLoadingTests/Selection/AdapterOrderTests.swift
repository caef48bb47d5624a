import TestSupport
import Testing

@testable import AdapterLoading

@Suite("Order of adapters")
struct AdapterOrderTests {
  /// Sorts names by wishes such as `a<b` (a's manifest says before b) and `b>a` (b's manifest says after a).
  private func sort(_ names: [String], _ wishes: [String] = []) throws(AdapterLoadingError) -> [String] {
    var manifests: [String: AdapterManifest] = [:]
    for name in names {
      manifests[name] = AdapterManifest(
        name: name, version: "1", kind: .swift, file: "x", abi: 1, compiler: "6", library: "0")
    }
    for wish in wishes {
      let (from, to) = (String(wish.prefix(1)), String(wish.suffix(1)))
      if wish.contains("<") { manifests[from]?.before.append(to) } else { manifests[from]?.after.append(to) }
    }
    return try AdapterOrder.sorted(names) { manifests[$0] }
  }

  @Test("Without wishes the order stays as it was given")
  func withoutWishes() throws {
    #expect(try sort(["c", "a", "b"]) == ["c", "a", "b"])
    #expect(try sort([]) == [])
  }

  @Test("Wishes of either side are kept, and what they leave open stays as it was given")
  func wishes() throws {
    #expect(try sort(["b", "a"], ["a<b"]) == ["a", "b"])
    #expect(try sort(["b", "a"], ["b>a"]) == ["a", "b"])
    #expect(try sort(["a", "b", "c"], ["c<a"]) == ["b", "c", "a"])
    #expect(try sort(["d", "c", "b", "a"], ["a<b", "b<c", "d>c"]) == ["a", "b", "c", "d"])
    #expect(try sort(["a", "b"], ["a>z", "b<z"]) == ["a", "b"])
  }

  @Test("Wishes that contradict each other are an error that names the circle and nobody else")
  func cycles() {
    func cycle(_ names: [String], _ wishes: [String]) -> AdapterLoadingError? {
      #expect(throws: AdapterLoadingError.self) { try sort(names, wishes) }
    }
    #expect(cycle(["a", "b"], ["a<b", "b<a"]) == .orderCycle(["a", "b"]))
    #expect(cycle(["x", "c", "b", "a", "y"], ["a<b", "b<c", "a>c", "x<y", "y>a"]) == .orderCycle(["a", "b", "c"]))
    #expect(
      AdapterLoadingError.orderCycle(["a", "b", "c"]).description
        == "adapters a, b, c: no order suits their manifests: a before b before c before a; "
        + "keep one of them out, or correct its before or after")
  }

  @Test("Any wishes give an order that keeps them, or a circle of wishes")
  func random() {
    var random = SeededGenerator(seed: 11)
    let letters = ["a", "b", "c", "d", "e", "f"]
    for _ in 0..<2000 {
      let names = letters.shuffled(using: &random)
      let pairs = (0..<Int.random(in: 0...7, using: &random)).map { _ in
        (letters.randomElement(using: &random)!, letters.randomElement(using: &random)!)
      }.filter { $0 != $1 }
      // The first of each pair is to stand before the second.
      let wishes = pairs.map { Bool.random(using: &random) ? "\($0)<\($1)" : "\($1)>\($0)" }
      do throws(AdapterLoadingError) {
        let sorted = try sort(names, wishes)
        #expect(sorted.sorted() == letters)
        for (first, second) in pairs {
          #expect(sorted.firstIndex(of: first)! < sorted.firstIndex(of: second)!)
        }
      } catch {
        guard case .orderCycle(let circle) = error else {
          Issue.record("\(error)")
          continue
        }
        #expect(circle.count > 1)
        for (first, second) in zip(circle, circle.dropFirst() + circle.prefix(1)) {
          #expect(pairs.contains { $0 == (first, second) })
        }
      }
    }
  }
}
