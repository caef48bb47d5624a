/// Why a record of a build could not be written.
struct RecordingError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
