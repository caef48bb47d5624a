public import Foundation

/// A nib by its name, which stands for the class of that name: nothing reads nib files on Linux.
///
/// ```swift
/// tableView.register(Nib(nibName: "PlanetCell", bundle: nil), forCellReuseIdentifier: "planet")
/// ```
///
/// registers the class `PlanetCell` of the module that this is written in. Views that only the nib's file knows are not there.
public struct Nib: Sendable, Hashable {
  /// The name.
  public let nibName: String
  /// The module whose class it stands for.
  public let moduleName: String

  /// A nib.
  ///
  /// - Parameters:
  ///   - nibName: The name, which is that of a class.
  ///   - bundle: Not looked at.
  ///   - fileID: The file this is written in, whose module has the class. Left out.
  public init(nibName: String, bundle: Bundle?, fileID: String = #fileID) {
    self.nibName = nibName
    moduleName = String(fileID.prefix { $0 != "/" })
  }

  /// The class of the nib's name; `nil` if the module has none.
  var represented: AnyClass? { NSClassFromString("\(moduleName).\(nibName)") }
}
