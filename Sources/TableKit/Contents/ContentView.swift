/// A view that shows a ``ContentConfiguration``, and another one when it is given that.
@MainActor
public protocol ContentView: AnyObject {
  /// What it shows.
  var configuration: any ContentConfiguration { get set }

  /// Whether it can show a configuration; by default, if it is of the type of the one that it shows.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
