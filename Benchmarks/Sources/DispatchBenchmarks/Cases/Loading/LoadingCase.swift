import Foundation

/// A module that is loaded, over and over, by a program of its own: this one has no shared library to share with modules.
///
/// That program loads each copy of the module once and ends, so more iterations than there are copies take several runs of it.
/// It takes the time itself, without its start and its end.
@MainActor
final class LoadingCase: BenchmarkCase {
  private let method: String
  private let copies: ModuleCopies
  private var seconds = 0.0
  private var loaded = 0
  private var complaint: String?

  /// - Parameter method: How modules are loaded, in the program's words.
  init(method: String) throws {
    self.method = method
    copies = try ModuleCopies.shared.get()
  }

  var measuredSeconds: Double? { seconds }

  func prepare() {
    (seconds, loaded, complaint) = (0, 0, nil)
  }

  func run(_ iterations: Int) {
    while loaded < iterations, complaint == nil {
      let count = min(iterations - loaded, ModuleCopies.count)
      do {
        seconds += try copies.secondsOfLoading(count, method: method)
        loaded += count
      } catch {
        complaint = "\(error)"
      }
    }
  }

  func fault(after iterations: Int) -> String? {
    complaint ?? (loaded == iterations ? nil : "\(loaded) modules were loaded, not \(iterations)")
  }
}
