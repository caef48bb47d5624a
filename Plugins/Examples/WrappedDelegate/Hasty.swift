import Vendor

/// A delegate as any user of the vendor's library has it. It gives up at once.
final class Hasty: DownloaderDelegate {
  func downloader(_ downloader: Downloader, shouldRetry path: String, after attempt: Int) -> Bool { false }

  func downloader(_ downloader: Downloader, didEnd path: String, with bytes: Int?) {
    print(path, bytes.map { "has \($0) bytes" } ?? "failed")
  }
}
