public import Foundation
import Rendering
public import TableKit

extension Image {
  /// The image of a name: a file beside the program, or in the folder `Images` there. See ``init(named:in:compatibleWith:)``.
  ///
  /// - Parameter name: Its name, without folder and scale; with or without ending.
  public init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The image of a name: a file `star.png` or `star@2x.png` in a bundle, or in the folder `Images` of it; `nil` if there is none that
  /// can be decoded.
  ///
  /// The folder is read at each call, and so is the file: keep what is shown often. Of several scales the one for two pixels a point is
  /// taken, if it is there. There are no asset catalogues.
  ///
  /// - Parameters:
  ///   - name: Its name, without folder and scale; with or without ending.
  ///   - bundle: The bundle, or `Bundle(path:)` of any folder; `nil` for the program's own.
  ///   - traitCollection: `nil`.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: Never?) {
    guard let path = (bundle ?? .main).resourcePath else { return nil }
    for folder in [path, "\(path)/Images"] {
      guard let images = try? ImageFolder(path: folder), let image = Image(named: name, in: images, scale: 2) else {
        continue
      }
      self = image
      return
    }
    return nil
  }

  /// The program's own picture for the name of a system image, to be filled with a colour of the place where it is shown: for `trash` the file
  /// `trash.png` where ``init(named:)`` looks. Linux brings no system images: `nil` if the program brings none either.
  ///
  /// - Parameter name: A name of one.
  public init?(systemName name: String) {
    // Such names have points in them, which are no endings.
    guard let image = Image(named: "\(name).png") else { return nil }
    self = image.withRenderingMode(.alwaysTemplate)
  }
}
