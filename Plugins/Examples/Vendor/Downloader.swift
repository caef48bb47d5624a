/// Fetches files, and asks a delegate what to do when that fails.
public final class Downloader {
  /// Who decides, held weakly.
  public weak var delegate: (any DownloaderDelegate)?
  private let fetch: (String) throws -> [UInt8]

  /// Makes a downloader.
  ///
  /// - Parameter fetch: Gets the bytes at a path, or throws.
  public init(fetch: @escaping (String) throws -> [UInt8]) {
    self.fetch = fetch
  }

  /// Fetches a file, as often as the delegate wants.
  ///
  /// - Parameter path: The file.
  public func download(_ path: String) {
    var attempt = 1
    while true {
      do {
        let bytes = try fetch(path)
        try delegate?.downloader(self, validate: bytes)
        delegate?.downloader(self, didEnd: path, with: bytes.count)
        return
      } catch {
        guard delegate?.downloader(self, shouldRetry: path, after: attempt) == true else {
          delegate?.downloader(self, didEnd: path, with: nil)
          return
        }
        attempt += 1
      }
    }
  }
}
