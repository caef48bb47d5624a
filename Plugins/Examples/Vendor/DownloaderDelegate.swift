/// Hears of downloads and decides how they go on.
public protocol DownloaderDelegate: AnyObject {
  /// Whether a download that failed is tried again.
  ///
  /// - Parameters:
  ///   - downloader: Who downloads.
  ///   - path: What was to be downloaded.
  ///   - attempt: How often it was tried, from 1.
  func downloader(_ downloader: Downloader, shouldRetry path: String, after attempt: Int) -> Bool

  /// Checks what was downloaded.
  ///
  /// - Parameters:
  ///   - downloader: Who downloads.
  ///   - bytes: What arrived.
  /// - Throws: Whatever is wrong with it; the download has failed then.
  func downloader(_ downloader: Downloader, validate bytes: [UInt8]) throws

  /// A download has ended.
  ///
  /// - Parameters:
  ///   - downloader: Who downloads.
  ///   - path: What was to be downloaded.
  ///   - bytes: How many arrived; `nil` if it failed.
  func downloader(_ downloader: Downloader, didEnd path: String, with bytes: Int?)
}

extension DownloaderDelegate {
  public func downloader(_ downloader: Downloader, validate bytes: [UInt8]) throws {}
}
