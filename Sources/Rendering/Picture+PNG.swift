extension Picture {
  /// The picture as a PNG file. The same picture gives the same bytes.
  ///
  /// - Throws: `RenderingError.drawingFailed` if memory runs out.
  /// - Complexity: O(*n*) for *n* pixels.
  public func pngBytes() throws(RenderingError) -> [UInt8] {
    let surface = try CairoSurface(pixelWidth: pixelWidth, pixelHeight: pixelHeight)
    surface.replacePixels(with: premultiplied)
    return try surface.pngBytes()
  }

  /// Writes the picture to a PNG file, whole or not at all (see ``OutputFile``).
  ///
  /// - Parameter path: The file's path.
  /// - Throws: `RenderingError.unwritable` with the system's reason; `.drawingFailed` if memory runs out.
  public func writePNG(to path: String) throws(RenderingError) {
    try OutputFile.write(pngBytes(), to: path)
  }
}
