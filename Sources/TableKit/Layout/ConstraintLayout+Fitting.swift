import Foundation

extension ConstraintLayout {
  /// What of a view's size is given when it is asked what size suits it, in points; `nil` for what is asked for.
  struct Fitting: Sendable, Hashable {
    /// The width.
    var width: CGFloat?
    /// The height.
    var height: CGFloat?
  }

  /// The smallest size in which the constraints hold and the views are as large as they want to be; `nil` if the constraints do not
  /// say.
  func fittingSize() -> CGSize? {
    guard !placed.isEmpty, let fitting else { return nil }
    if let size = size(in: squeezedOut(), fitting) { return size }
    // Where only inequalities say how large it is, it is as small as they let it be.
    guard isBounded else { return nil }
    return size(in: squeezedOut(from: 0), fitting)
  }

  private func size(in solution: LinearSystem, _ fitting: Fitting) -> CGSize? {
    guard let width = fitting.width ?? solution.value(of: expression(.width, of: root)),
      let height = fitting.height ?? solution.value(of: expression(.height, of: root)),
      width >= 0, height >= 0, width.isFinite, height.isFinite
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Whether an inequality is about the root.
  private var isBounded: Bool {
    for constraint in inequalities where constraint.first.view === root || constraint.second?.view === root {
      return true
    }
    return false
  }

  /// The solution in which no view is smaller than it wants to be, if that can be.
  ///
  /// - Parameter extent: What the root's extents are where nothing says; `nil` for nothing.
  private func squeezedOut(from extent: CGFloat? = nil) -> LinearSystem {
    // What stands beside something larger is stretched. So whoever is found smaller than it wants to be has the say first from then on,
    // each of them once.
    var widths = Array(placed.indices)
    var heights = Array(placed.indices)
    var tried: Set<Int> = []
    var solution = solve { compressed($0, widths, heights, extent) }.solution
    while let (unknown, number) = squeezed(in: solution, besides: tried) {
      tried.insert(number * 4 + unknown.rawValue)
      if unknown == .width {
        widths.removeAll { $0 == number }
        widths.insert(number, at: 0)
      } else {
        heights.removeAll { $0 == number }
        heights.insert(number, at: 0)
      }
      solution = solve { compressed($0, widths, heights, extent) }.solution
    }
    return solution
  }

  /// What the constraints leave open: views have the sizes that they want, and those that want none have no size.
  private func compressed(
    _ system: LinearSystem, _ widths: [Int], _ heights: [Int], _ extent: CGFloat?
  ) -> LinearSystem {
    var system = system
    for number in widths {
      let width = placed[number].intrinsicContentSize.width
      if width >= 0 { assume(.width, number, width, in: &system) }
    }
    for number in widths where placed[number].intrinsicContentSize.width < 0 { assume(.width, number, 0, in: &system) }
    for number in heights {
      let height = wantedHeight(number, in: system)
      if height >= 0 { assume(.height, number, height, in: &system) }
    }
    for number in heights where wantedHeight(number, in: system) < 0 { assume(.height, number, 0, in: &system) }
    if let extent {
      // The root's unknowns come behind those of the views.
      assume(.width, placed.count, extent, in: &system)
      assume(.height, placed.count, extent, in: &system)
    }
    return system
  }

  /// Text is as high as its width lets it be.
  private func wantedHeight(_ number: Int, in system: LinearSystem) -> CGFloat {
    let view = placed[number]
    return view.intrinsicHeight(forWidth: system.value(of: expression(.width, of: view)) ?? view.bounds.width)
  }

  /// A view that is smaller than it wants to be on an axis on which the size is asked for.
  private func squeezed(in solution: LinearSystem, besides tried: Set<Int>) -> (Unknown, Int)? {
    for (number, view) in placed.enumerated() {
      if fitting?.width == nil, !tried.contains(number * 4 + Unknown.width.rawValue),
        let width = solution.value(of: expression(.width, of: view)),
        width < view.intrinsicContentSize.width - LinearSystem.tolerance
      {
        return (.width, number)
      }
      if fitting?.height == nil, !tried.contains(number * 4 + Unknown.height.rawValue),
        let height = solution.value(of: expression(.height, of: view)),
        height < wantedHeight(number, in: solution) - LinearSystem.tolerance
      {
        return (.height, number)
      }
    }
    return nil
  }
}

extension View {
  /// The smallest size in which the view's constraints hold, on whole pixels; `nil` if it has none, or they do not say.
  ///
  /// - Parameter targetSize: What is given of the size, in points; an extent that is not above 0, or not finite, is asked for.
  func constraintFittingSize(_ targetSize: CGSize) -> CGSize? {
    guard let constraintStore, !constraintStore.constraints.isEmpty else { return nil }
    func given(_ extent: CGFloat) -> CGFloat? { extent.isFinite && extent > 0 ? extent : nil }
    let fitting = ConstraintLayout.Fitting(width: given(targetSize.width), height: given(targetSize.height))
    guard let size = ConstraintLayout(of: self, fitting: fitting, reportingTo: constraintStore).fittingSize() else {
      return nil
    }
    let scale = displayScale
    return CGSize(
      width: fitting.width ?? (size.width * scale).rounded(.up) / scale,
      height: fitting.height ?? (size.height * scale).rounded(.up) / scale)
  }
}
