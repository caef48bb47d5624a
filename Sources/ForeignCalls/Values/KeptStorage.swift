/// Keeps what an argument or a field needs, for as long as it is set.
final class KeptStorage {
  private let storage: ArgumentStorage

  init(_ storage: consuming ArgumentStorage) {
    self.storage = storage
  }
}
