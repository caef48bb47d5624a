/// A method whose name is almost that of a requirement.
internal struct NearMiss: Comparable {
  /// What the name is off by, from what nobody does on purpose to what could be a method of its own.
  internal enum Certainty: Int, Comparable {
    /// Other case, other order of labels, swapped letters.
    case certain
    /// A misspelling, or a label where none belongs.
    case likely
    /// Words, labels or parameters that differ: a method of its own, if anybody calls it.
    case possible

    internal static func < (left: Certainty, right: Certainty) -> Bool { left.rawValue < right.rawValue }
  }

  internal let certainty: Certainty
  /// The smaller, the more alike, among equally certain ones.
  internal let cost: Int
  /// The parameter where the names part; `nil` if it is the base name, or a parameter is missing.
  internal let parameter: Int?

  internal static func < (left: NearMiss, right: NearMiss) -> Bool {
    (left.certainty, left.cost) < (right.certainty, right.cost)
  }

  /// Compares a method's name with a requirement's.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - requirement: The requirement that may have been meant; its full name is another.
  ///   - vocabulary: The words of all requirements' names.
  ///   - types: How the types of two parameters are alike, by their positions.
  ///   - result: How the types of the results are alike.
  /// - Returns: `nil` if it is not a near miss.
  internal init?(
    _ method: DeclaredMethod, of requirement: KnownRequirement, vocabulary: Set<String>,
    types: @escaping (_ own: Int, _ required: Int) -> TypeComparison.Likeness, result: TypeComparison.Likeness
  ) {
    guard let meant = requirement.method else { return nil }
    let comparison = Comparison(
      labels: method.labels, meantLabels: meant.labels, baseName: method.baseName, meantBaseName: meant.baseName,
      host: meant.parameters.first?.shape.names.last ?? "", hasTellingBaseName: requirement.hasTellingBaseName,
      vocabulary: vocabulary, types: types, result: result)
    let found = comparison.sameCount ?? comparison.otherCount ?? comparison.oldName
    guard let found else { return nil }
    self = found
  }

  private init(_ certainty: Certainty, cost: Int, parameter: Int?) {
    self.certainty = certainty
    self.cost = cost
    self.parameter = parameter
  }

  private struct Comparison {
    let labels: [String]
    let meantLabels: [String]
    let baseName: String
    let meantBaseName: String
    /// The name of the first parameter's type.
    let host: String
    let hasTellingBaseName: Bool
    let vocabulary: Set<String>
    let types: (Int, Int) -> TypeComparison.Likeness
    let result: TypeComparison.Likeness

    /// The near miss of a method that has as many parameters.
    var sameCount: NearMiss? {
      guard labels.count == meantLabels.count else { return nil }
      let base = NameLikeness(baseName, to: meantBaseName, vocabulary: vocabulary)
      let parts = [base] + zip(labels, meantLabels).map { likeness($0, to: $1) }
      let first = parts.firstIndex { $0 != .same }.map { $0 == 0 ? nil : $0 - 1 } ?? nil
      if base == .same || base == .otherCase, isReordered {
        let moved = zip(labels, meantLabels).enumerated().first { $1.0 != $1.1 }?.offset
        return NearMiss(.certain, cost: 1, parameter: base == .same ? moved : nil)
      }
      var likeliest = Certainty.certain
      var cost = 0
      for part in parts {
        switch part {
        case .same: break
        case .otherCase: cost += 1
        case .swapped: cost += 2
        case .misspelt(let distance):
          cost += 1 + distance
          likeliest = max(likeliest, .likely)
        case .reworded(let words):
          cost += 10 * words
          likeliest = .possible
        case .unlike: return withOneUnlikePart(base: base, first: first)
        }
      }
      switch likeliest {
      case .certain: return NearMiss(.certain, cost: cost, parameter: first)
      case .likely: return haveLikeTypes(.unknown) ? NearMiss(.likely, cost: cost, parameter: first) : nil
      case .possible: return haveLikeTypes(.same) ? NearMiss(.possible, cost: cost, parameter: first) : nil
      }
    }

    /// A name for what needs none, `tableView(tableView:heightForRowAt:)`, is a slip of the pen.
    private func likeness(_ label: String, to meant: String) -> NameLikeness {
      if meant == "_", meantBaseName.lowercased().hasPrefix(label.lowercased()) { return .misspelt(distance: 2) }
      return NameLikeness(label, to: meant, vocabulary: vocabulary)
    }

    private var isReordered: Bool { labels != meantLabels && labels.sorted() == meantLabels.sorted() }

    /// Whether all types are at least so much alike.
    private func haveLikeTypes(_ least: TypeComparison.Likeness) -> Bool {
      result >= min(least, .unknown) && labels.indices.allSatisfy { types($0, $0) >= least }
    }

    /// Either the base name or the labels are enough to know the requirement by, if all types are the same.
    private func withOneUnlikePart(base: NameLikeness, first: Int?) -> NearMiss? {
      guard haveLikeTypes(.same) else { return nil }
      if base == .same || base == .otherCase {
        return hasTellingBaseName ? NearMiss(.possible, cost: 40, parameter: first) : nil
      }
      let hasTellingLabel = meantLabels.contains { $0.camelCaseWords.count >= 3 }
      return hasTellingLabel && labels == meantLabels ? NearMiss(.possible, cost: 50, parameter: nil) : nil
    }

    /// The near miss of a method with parameters that are missing or too many.
    var otherCount: NearMiss? {
      guard labels.count != meantLabels.count, baseName.lowercased() == meantBaseName.lowercased(),
        result != .different
      else { return nil }
      let hasFewer = labels.count < meantLabels.count
      let (fewer, more) = hasFewer ? (labels, meantLabels) : (meantLabels, labels)
      guard let positions = Self.positions(of: fewer, in: more) else { return nil }
      for (position, other) in positions.enumerated() {
        let likeness = hasFewer ? types(position, other) : types(other, position)
        guard likeness == .same else { return nil }
      }
      if !hasTellingBaseName {
        // The base name is the host's, so the first label has to tell.
        guard let telling = meantLabels.first(where: { $0 != "_" }), labels.contains(telling),
          telling.camelCaseWords.count >= 2 || telling.count >= 5
        else { return nil }
      }
      let extra = hasFewer ? nil : more.indices.first { !positions.contains($0) }
      return NearMiss(.possible, cost: 60 + 10 * (more.count - fewer.count), parameter: extra)
    }

    /// The near miss of a name as it was when the first parameter had no label: `numberOfSectionsInTableView(_:)`.
    var oldName: NearMiss? {
      guard labels.count == meantLabels.count, let label = meantLabels.first, label != "_",
        baseName.lowercased() == (meantBaseName + label + host).lowercased(),
        labels.dropFirst() == meantLabels.dropFirst(),
        haveLikeTypes(.same)
      else { return nil }
      return NearMiss(.possible, cost: 30, parameter: nil)
    }

    /// Where labels stand in a longer list, in this order.
    private static func positions(of labels: [String], in more: [String]) -> [Int]? {
      var positions: [Int] = []
      for label in labels {
        guard let position = more[((positions.last ?? -1) + 1)...].firstIndex(of: label) else { return nil }
        positions.append(position)
      }
      return positions
    }
  }
}
