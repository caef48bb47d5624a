import Fuzzing

@main
enum SharedObjectFuzzer {
  static func main() { SharedObjectTarget.fuzz() }
}
