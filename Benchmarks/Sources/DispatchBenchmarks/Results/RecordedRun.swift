import Foundation

/// The times of a run before, out of the file that Google Benchmark has written of it.
enum RecordedRun {
  /// What is wrong with a file.
  enum Fault: Error, Hashable, CustomStringConvertible {
    /// It cannot be read, for the system's reason.
    case unreadable(String)
    /// It is no JSON, or not of that form.
    case invalid(String)
    /// There is no case in it.
    case empty(String)

    var description: String {
      switch self {
      case .unreadable(let path): "\(path): it cannot be read, name a file that --json has written"
      case .invalid(let path): "\(path): it is not what Google Benchmark writes, name a file that --json has written"
      case .empty(let path): "\(path): it has no results, name a file that --json has written"
      }
    }
  }

  private struct File: Decodable {
    struct Result: Decodable {
      let runName: String
      let aggregateName: String?
      let cpuTime: Double?
      let realTime: Double?
      let timeUnit: String?
      let errorOccurred: Bool?

      enum CodingKeys: String, CodingKey {
        case runName = "run_name"
        case aggregateName = "aggregate_name"
        case cpuTime = "cpu_time"
        case realTime = "real_time"
        case timeUnit = "time_unit"
        case errorOccurred = "error_occurred"
      }
    }

    let benchmarks: [Result]
  }

  /// What Google Benchmark adds to the names of cases that take their times themselves.
  private static let ownTime = "/manual_time"

  /// Reads a file.
  ///
  /// - Parameter path: The file's path.
  static func times(at path: String) throws(Fault) -> CaseTimes {
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
    return try times(of: data, path: path)
  }

  /// Reads a file's contents.
  ///
  /// - Parameters:
  ///   - data: The contents.
  ///   - path: Where they are from, for messages.
  static func times(of data: Data, path: String) throws(Fault) -> CaseTimes {
    let decoder = JSONDecoder()
    // A share of nothing is written as NaN, which JSON has no word for.
    decoder.allowsJSON5 = true
    guard let file = try? decoder.decode(File.self, from: data) else { throw .invalid(path) }
    var times = CaseTimes()
    for result in file.benchmarks where result.errorOccurred != true {
      guard let nanoseconds = nanoseconds(of: result.timeUnit) else { continue }
      let isOwn = result.runName.hasSuffix(ownTime)
      guard let time = isOwn ? result.realTime : result.cpuTime else { continue }
      let name = isOwn ? String(result.runName.dropLast(ownTime.count)) : result.runName
      times.note(name, aggregate: result.aggregateName ?? "", time: time * nanoseconds)
    }
    guard !times.names.isEmpty else { throw .empty(path) }
    return times
  }

  private static func nanoseconds(of unit: String?) -> Double? {
    switch unit {
    case "ns": 1
    case "us": 1e3
    case "ms": 1e6
    case "s": 1e9
    default: nil
    }
  }
}
