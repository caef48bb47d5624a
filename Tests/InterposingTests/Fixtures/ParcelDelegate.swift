/// Requirements with none to five arguments, some of which hold references in every way there is.
@MainActor
protocol ParcelDelegate: AnyObject {
  func parcelCount() -> Int
  func parcelsDidLeave()
  func weight(of label: ParcelLabel) -> Int
  func parcelDidArrive(_ label: ParcelLabel)
  func route(from origin: String, over stops: [String], of label: ParcelLabel) -> String
  func describe(_ label: ParcelLabel, from origin: String, to destination: String, stops: [String], weight: Int)
    -> String
  func didDeliver(_ label: ParcelLabel, from origin: String, to destination: String, stops: [String])
}

/// A struct with a weak reference: its bits alone may not stand for it everywhere.
struct ParcelLabel {
  weak var sender: ParcelSender?
  var text: String
}

final class ParcelSender {}
