import Fuzzing

@main
enum ManifestFuzzer {
  static func main() { ManifestTarget.fuzz() }
}
